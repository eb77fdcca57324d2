import LayoutEngine
import TestSupport
import Testing

struct FrameDiffLawTests {
  static let viewport = Viewport(
    size: Size(width: 100, height: 300), contentOffset: Point(x: 10, y: 50))
  static let seeds = UInt64(0)..<40

  @Test(arguments: seeds)
  func `frames do not differ from themselves`(seed: UInt64) {
    let (frames, _) = FrameDiffLawTests.randomPair(seed: seed)
    let diff = FrameDiff(before: frames, after: frames, in: FrameDiffLawTests.viewport)
    #expect(diff.isEmpty)
    #expect(diff.changes.isEmpty)
    #expect(diff.maxShift == 0)
    #expect(diff.shiftScore == 0)
  }

  @Test(arguments: seeds)
  func `swapping the sides swaps added and removed and negates the deltas`(seed: UInt64) {
    let (before, after) = FrameDiffLawTests.randomPair(seed: seed)
    let there = FrameDiff(before: before, after: after, in: FrameDiffLawTests.viewport)
    let back = FrameDiff(before: after, after: before, in: FrameDiffLawTests.viewport)
    #expect(there.added == back.removed)
    #expect(there.removed == back.added)
    #expect(there.addedCount == back.removedCount)
    #expect(there.movedCount == back.movedCount)
    #expect(there.resizedCount == back.resizedCount)
    #expect(there.shifts.map(\.run) == back.shifts.map(\.run))
    #expect(
      there.shifts.map(\.delta) == back.shifts.map { Delta(x: 0 - $0.delta.x, y: 0 - $0.delta.y) })
    #expect(there.resizes.map(\.run) == back.resizes.map(\.run))
    #expect(
      there.resizes.map(\.greatestMove)
        == back.resizes.map { Delta(x: 0 - $0.leastMove.x, y: 0 - $0.leastMove.y) })
    #expect(there.maxShift == back.maxShift)
    #expect(there.shiftScore == back.shiftScore)
  }

  @Test(arguments: seeds)
  func `counts and runs equal those of a plain comparison`(seed: UInt64) {
    let (before, after) = FrameDiffLawTests.randomPair(seed: seed)
    let diff = FrameDiff(before: before, after: after, in: FrameDiffLawTests.viewport)
    let plain = PlainDiff(before, after)
    #expect(diff.addedCount == plain.added.count)
    #expect(diff.removedCount == plain.removed.count)
    #expect(diff.movedCount == plain.changes.filter { $0.isMove }.count)
    #expect(diff.resizedCount == plain.changes.filter { $0.isResize }.count)
    #expect(diff.maxShift == plain.changes.map(\.move.largest).max() ?? 0)
    #expect(diff.shifts.map { Array([$0.run.first, $0.run.last]) } == plain.runs(\.isMove))
    #expect(diff.resizes.map { Array([$0.run.first, $0.run.last]) } == plain.runs(\.isResize))
  }

  @Test(arguments: seeds)
  func `a difference that keeps some changes keeps the first ones and all counts`(seed: UInt64) {
    let (before, after) = FrameDiffLawTests.randomPair(seed: seed)
    let whole = FrameDiff(before: before, after: after, in: FrameDiffLawTests.viewport)
    #expect(whole.changeCount == whole.changes.count)
    for limit in [0, 1, 3, whole.changeCount, .max] {
      let kept = whole.keepingChanges(atMost: limit)
      #expect(kept.changes == Array(whole.changes.prefix(limit)))
      #expect(kept.changeCount == whole.changeCount)
      #expect(kept.movedCount == whole.movedCount && kept.resizedCount == whole.resizedCount)
      #expect(kept.addedCount == whole.addedCount && kept.removedCount == whole.removedCount)
      #expect(kept.isEmpty == whole.isEmpty && kept.shiftScore == whole.shiftScore)
    }
  }

  @Test(arguments: seeds)
  func `every changed element is in exactly one run`(seed: UInt64) {
    let (before, after) = FrameDiffLawTests.randomPair(seed: seed)
    let diff = FrameDiff(before: before, after: after, in: FrameDiffLawTests.viewport)
    let plain = PlainDiff(before, after)
    let common = plain.changes.map(\.name)
    var told: [ElementName] = []
    for change in diff.changes {
      let run = change.run
      let candidates =
        switch change {
        case .added: after.elements.map(\.name)
        case .removed: before.elements.map(\.name)
        case .moved, .resized: common
        }
      let members = candidates.filter { $0 >= run.first && $0 <= run.last }
      #expect(members.count == run.count, "\(change)")
      told += members
    }
    let changed = plain.changes.filter { $0.isMove || $0.isResize }.map(\.name)
    #expect(told.sorted() == (plain.added + plain.removed + changed).sorted())
    #expect(diff.changes.map(\.run.first) == diff.changes.map(\.run.first).sorted())
  }

  /// Makes frames and a changed copy: elements come and go, stretches move or grow alike.
  static func randomPair(seed: UInt64) -> (Frames, Frames) {
    var generator = SplitMix64(seed: seed)
    let before = Frames.random(count: 60 * Int(seed % 7), using: &generator)
    let changesShape = seed % 3 != 0
    let changeOdds = [2, 10, 200].randomElement(using: &generator) ?? 2
    let moves = [Delta(), Delta(), Delta(x: 0, y: 44), Delta(x: -5, y: 0.25)]
    let growths = [Delta(), Delta(), Delta(), Delta(x: 0, y: 15), Delta(x: 2, y: -1)]
    var move = Delta()
    var growth = Delta()
    var spans: [SectionSpan] = []
    var rects: [Rect] = []
    for (section, span) in before.sections.enumerated() {
      var elements = before.plainElements.filter { $0.section == section }
      if changesShape, Int.random(in: 0..<4, using: &generator) == 0 {
        elements.removeAll { $0.kind == .item && $0.item >= 5 }
        let header = Element(
          section: section, kind: .header, item: 0, frame: Rect(x: 0, y: 0, width: 9, height: 9))
        if span.hasHeader { elements.removeFirst() } else { elements.insert(header, at: 0) }
      }
      spans.append(
        SectionSpan(
          first: rects.count, items: elements.filter { $0.kind == .item }.count,
          hasHeader: elements.contains { $0.kind == .header }, hasFooter: span.hasFooter,
          hasBackground: span.hasBackground))
      for element in elements {
        if Int.random(in: 0..<changeOdds, using: &generator) == 0 {
          move = moves.randomElement(using: &generator) ?? Delta()
          growth = growths.randomElement(using: &generator) ?? Delta()
        }
        rects.append(
          Rect(
            x: element.frame.x + move.x, y: element.frame.y + move.y,
            width: element.frame.width + growth.x, height: element.frame.height + growth.y))
      }
    }
    if changesShape, let last = spans.last, Bool.random(using: &generator) {
      spans.removeLast()
      rects.removeLast(last.count)
    }
    return (
      before, Frames(contentSize: before.contentSize, sections: spans, rects: rects)
    )
  }
}

/// A comparison by dictionary, an element at a time.
private struct PlainDiff {
  struct Change {
    let name: ElementName
    let move: Delta
    let growth: Delta

    var isResize: Bool { growth != Delta() }
    var isMove: Bool { !isResize && move != Delta() }

    func continues(_ first: Change) -> Bool {
      let own = isResize ? growth : move
      let other = first.isResize ? first.growth : first.move
      return Delta(x: own.x - other.x, y: own.y - other.y).largest <= 1 / 1024
    }
  }

  var added: [ElementName] = []
  var removed: [ElementName] = []
  /// What happened to the elements of both sides, nothing included, in canonical order.
  var changes: [Change] = []

  init(_ before: Frames, _ after: Frames) {
    let old = Dictionary(uniqueKeysWithValues: before.plainElements.map { ($0.name, $0.frame) })
    let new = Dictionary(uniqueKeysWithValues: after.plainElements.map { ($0.name, $0.frame) })
    added = new.keys.filter { old[$0] == nil }
    removed = old.keys.filter { new[$0] == nil }
    for element in before.plainElements {
      guard let now = new[element.name] else { continue }
      let then = element.frame
      changes.append(
        Change(
          name: element.name, move: Delta(x: now.x - then.x, y: now.y - then.y),
          growth: Delta(x: now.width - then.width, y: now.height - then.height)))
    }
  }

  /// Returns the first and last names of the runs of changes of one sort.
  func runs(_ isOfSort: (Change) -> Bool) -> [[ElementName]] {
    var runs: [[Change]] = []
    var isOpen = false
    for change in changes {
      guard isOfSort(change) else {
        isOpen = false
        continue
      }
      if isOpen, let first = runs.last?.first, change.continues(first) {
        runs[runs.count - 1].append(change)
      } else {
        runs.append([change])
      }
      isOpen = true
    }
    return runs.map { [$0[0].name, $0[$0.count - 1].name] }
  }
}
