import LayoutEngine

/// Documents that decode end in sound frames or an error, in every engine, and twice in the same.
///
/// The input is a text of lines: a layout, a content, a viewport and then the patterns p, q, r …
enum FramesTarget: FuzzTarget {
  static let name = "frames"
  // More would be legal and take long.
  private static let itemLimit = 20_000
  private static let edgeLimit = 1e9

  static func run(_ input: [UInt8]) {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    guard lines.count >= 3, let layout = try? Layout(json: lines[0]),
      let content = try? Content(json: lines[1]), let viewport = try? Viewport(json: lines[2]),
      content.itemCount <= itemLimit
    else { return }
    var patterns: [String: Pattern] = [:]
    for (name, line) in zip(["p", "q", "r"], lines.dropFirst(3)) {
      patterns[name] = try? Pattern(json: line)
    }
    let results = Engine.versions.map { version in
      let first = outcome(version, layout, patterns, content, viewport)
      expect(
        outcome(version, layout, patterns, content, viewport) == first,
        "engine \(version) gives two results")
      return first
    }
    var all: [Frames] = []
    for case .success(let frames) in results {
      check(frames, content)
      look(at: frames, in: viewport, isHorizontal: layout.isHorizontal)
      all.append(frames)
    }
    guard let before = all.first, let after = all.last else { return }
    let diff = FrameDiff(before: before, after: after, in: viewport)
    expect(diff.maxShift.isFinite && diff.shiftScore.isFinite, "a difference is not finite")
    let none = FrameDiff(before: after, after: after, in: viewport)
    expect(
      none.movedCount + none.resizedCount + none.addedCount + none.removedCount == 0,
      "frames differ from themselves")
  }

  private static func outcome(
    _ version: Int, _ layout: Layout, _ patterns: [String: Pattern], _ content: Content,
    _ viewport: Viewport
  ) -> Result<Frames, LayoutError> {
    do throws(LayoutError) {
      let engine = try Engine(version: version)
      return .success(
        try engine.frames(of: layout, patterns: patterns, content: content, in: viewport))
    } catch {
      expect(!error.description.isEmpty, "an error without a sentence")
      return .failure(error)
    }
  }

  /// The spans cover the frames and have the items of the content; every number is a sound one.
  private static func check(_ frames: Frames, _ content: Content) {
    expect(frames.sections.count == content.sections.count, "sections are missing")
    var end = 0
    for span in frames.sections {
      expect(span.first == end, "a section does not follow the one before")
      end = span.end
    }
    expect(frames.rects.count == end, "frames belong to no section")
    for rect in frames.rects {
      for edge in [rect.x, rect.y, rect.maxX, rect.maxY] {
        expect(edge.magnitude < edgeLimit, "an edge passes the limit")
      }
      expect(rect.width >= 0 && rect.height >= 0, "an extent is negative")
      expect(isUnsigned([rect.x, rect.y, rect.width, rect.height]), "a zero has a sign")
    }
    let size = frames.contentSize
    expect(max(size.width.magnitude, size.height.magnitude) < edgeLimit, "the content is too large")
    expect(isUnsigned([size.width, size.height]), "a zero has a sign")
  }

  private static func isUnsigned(_ numbers: [Double]) -> Bool {
    numbers.allSatisfy { $0 != 0 || $0.sign == .plus }
  }

  /// Queries find what a look at every frame finds, and the lint ends.
  private static func look(at frames: Frames, in viewport: Viewport, isHorizontal: Bool) {
    let window = Rect(
      x: viewport.contentOffset.x, y: viewport.contentOffset.y, width: viewport.size.width,
      height: viewport.size.height)
    let found = frames.elements(in: window).map(\.frame)
    let overlapping = frames.rects.filter {
      min($0.maxX, window.maxX) > max($0.x, window.x)
        && min($0.maxY, window.maxY) > max($0.y, window.y)
    }
    expect(found == overlapping, "a query finds other elements")
    _ = frames.element(at: Point(x: window.x, y: window.y))
    guard frames.rects.count <= 1000 else { return }
    _ = FrameLint(frames, in: viewport, isHorizontal: isHorizontal, minSize: 44)
  }
}
