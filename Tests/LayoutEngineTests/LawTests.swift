import LayoutEngine
import StrictJSON
import Testing

/// What holds for every layout, shown on documents that are made up from seeds.
@Suite struct LawTests {
  static let seeds = Array(UInt64(0)..<60)

  @Test(arguments: Layout.kindNames, seeds)
  func `whatever the numbers are, there are sound frames or an error`(
    _ kind: String, _ seed: UInt64
  ) throws {
    for version in Engine.versions {
      var documents = RandomDocuments(seed: seed)
      documents.numbers = .wild
      documents.hasLaterFields = version > 1
      documents.isTransposed = version > 1 && seed % 3 == 0
      documents.isRightToLeft = version > 1 && seed % 2 == 0 ? true : nil
      do {
        let frames = try documents.scenario(kind: kind).frames(engine: version)
        #expect(frames.rects.allSatisfy(isSound), "\(kind), engine \(version), seed \(seed)")
        #expect(frames.contentSize.width.isFinite && frames.contentSize.height.isFinite)
      } catch let error as LayoutError {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `numbers such as people use have frames for every item`(_ kind: String, _ seed: UInt64)
    throws
  {
    var documents = RandomDocuments(seed: seed)
    documents.numbers = .tame
    let scenario = documents.scenario(kind: kind)
    let content = try Content(json: scenario.content)
    let frames = try scenario.frames()
    #expect(frames.sections.map(\.items) == content.sections.map(\.itemCount))
  }

  @Test(arguments: ["uniform", "fill", "waterfall", "aligned"], seeds)
  func `nothing overlaps when no spacing is negative`(_ kind: String, _ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed)
    documents.numbers = .tame
    let rects = try documents.scenario(kind: kind).frames().rects
    for (index, first) in rects.enumerated() {
      for second in rects[(index + 1)...] {
        let width = min(first.maxX, second.maxX) - max(first.x, second.x)
        let height = min(first.maxY, second.maxY) - max(first.y, second.y)
        #expect(min(width, height) < 1e-6, "\(kind), seed \(seed): \(first) and \(second)")
      }
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `everything stands inside the content`(_ kind: String, _ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed)
    documents.numbers = .tame
    documents.isRightToLeft = seed % 2 == 0
    documents.isTransposed = seed % 3 == 0
    let frames = try documents.scenario(kind: kind).frames()
    // Headers and footers of a uniform layout reach past the content across.
    let elements = frames.allElements.filter { kind != "uniform" || $0.kind == .item }
    let slack = 1.0 / 512
    for element in elements {
      let rect = element.frame
      #expect(rect.x > -slack && rect.y > -slack, "\(kind), seed \(seed): \(element)")
      #expect(rect.maxX < frames.contentSize.width + slack, "\(kind), seed \(seed): \(element)")
      #expect(rect.maxY < frames.contentSize.height + slack, "\(kind), seed \(seed): \(element)")
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `computing twice, with another layout in between, is computing once`(
    _ kind: String, _ seed: UInt64
  ) throws {
    for version in Engine.versions {
      var documents = RandomDocuments(seed: seed)
      documents.hasLaterFields = version > 1
      let scenario = documents.scenario(kind: kind)
      let first = Result { try scenario.frames(engine: version) }
      let others = Layout.kindNames.map { documents.scenario(kind: $0) }
      for other in others { _ = Result { try other.frames(engine: version) } }
      let second = Result { try scenario.frames(engine: version) }
      switch (first, second) {
      case (.success(let first), .success(let second)): #expect(first == second)
      case (.failure(let first), .failure(let second)): #expect("\(first)" == "\(second)")
      default: Issue.record("\(kind), seed \(seed): \(first) and then \(second)")
      }
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `the mirror of the mirrored documents is the layout`(
    _ kind: String, _ seed: UInt64
  ) throws {
    var plain = RandomDocuments(seed: seed)
    plain.numbers = .tame
    plain.isTransposed = seed % 3 == 0
    var mirrored = plain
    mirrored.isMirrored = true
    mirrored.isRightToLeft = true
    let frames = try plain.scenario(kind: kind).frames()
    let mirror = try mirrored.scenario(kind: kind).frames()
    let width = frames.contentSize.width
    #expect(mirror.contentSize == frames.contentSize)
    for (first, second) in zip(frames.rects, mirror.rects) {
      #expect((first.x - (width - second.maxX)).magnitude < 1e-6, "\(kind), seed \(seed)")
      #expect(first.y == second.y && first.width == second.width, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `the horizontal layout of transposed documents is the transposed layout`(
    _ kind: String, _ seed: UInt64
  ) throws {
    var vertical = RandomDocuments(seed: seed)
    vertical.numbers = seed % 2 == 0 ? .tame : .usual
    var horizontal = vertical
    horizontal.isTransposed = true
    let first = Result { try vertical.scenario(kind: kind).frames() }
    let second = Result { try horizontal.scenario(kind: kind).frames() }
    switch (first, second) {
    case (.success(let first), .success(let second)):
      #expect(first.contentSize.width == second.contentSize.height)
      #expect(first.contentSize.height == second.contentSize.width)
      let turned = second.rects.map {
        Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
      }
      #expect(first.rects == turned, "\(kind), seed \(seed)")
    case (.failure(let first), .failure(let second)): #expect("\(first)" == "\(second)")
    default: Issue.record("\(kind), seed \(seed): \(first) and \(second)")
    }
  }

  @Test(arguments: Layout.kindNames, seeds)
  func `an empty section moves what is behind it by what it adds itself`(
    _ kind: String, _ seed: UInt64
  ) throws {
    var without = RandomDocuments(seed: seed)
    without.numbers = .tame
    without.hasOverrides = false
    var with = without
    let place = Int(seed % 4)
    with.emptySection = place
    let scenario = without.scenario(kind: kind)
    let before = try scenario.frames()
    let after = try with.scenario(kind: kind).frames()
    let index = min(place, before.sections.count)
    var alone = scenario
    alone.content = Array(#"{"sections":[{"items":0}]}"#.utf8)
    let own = try alone.frames()
    var shifts: Set<Double> = []
    for (section, span) in before.sections.enumerated() {
      let moved = after.sections[section < index ? section : section + 1]
      #expect(span.items == moved.items)
      for offset in 0..<span.count {
        let shift = after.rects[moved.first + offset].y - before.rects[span.first + offset].y
        if section < index {
          #expect(shift == 0, "\(kind), seed \(seed)")
        } else {
          shifts.insert((shift * 1024).rounded() / 1024)
        }
      }
    }
    #expect(shifts.count <= 1, "\(kind), seed \(seed): \(shifts)")
    // Alone, the section is as high as what it adds, and the spacing comes on top.
    if let shift = shifts.first {
      let insets = kind == "aligned" ? 0 : own.rects.map(\.maxY).max() ?? 0
      #expect(shift >= insets - 1e-3, "\(kind), seed \(seed)")
      if kind == "fill" { #expect(shift == 0, "seed \(seed)") }
    }
  }

  private func isSound(_ rect: Rect) -> Bool {
    let edges = [rect.x, rect.y, rect.maxX, rect.maxY]
    let numbers = [rect.x, rect.y, rect.width, rect.height]
    return edges.allSatisfy { $0.magnitude < 1e9 } && rect.width >= 0 && rect.height >= 0
      && numbers.allSatisfy { !($0 == 0 && $0.sign == .minus) }
  }
}
