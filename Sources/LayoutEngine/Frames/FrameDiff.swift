/// What moved, changed its size, came or went between the frames of two layouts.
///
/// An element is identified by its section, kind and item number. Elements that change alike and
/// follow each other make one entry, so that a reader sees a cause and not its ripples; elements
/// that only one side has do not part the others. Linear in the number of elements.
public struct FrameDiff: Hashable, Sendable {
  /// The extent of the content before.
  public let contentSizeBefore: Size
  /// The extent of the content after.
  public let contentSizeAfter: Size
  /// How large a difference of a coordinate or an extent counts as none, in points.
  public let tolerance: Double

  /// How many elements only the frames after have.
  public let addedCount: Int
  /// How many elements only the frames before have.
  public let removedCount: Int
  /// How many elements stand elsewhere and kept their size.
  public let movedCount: Int
  /// How many elements changed their size, moved or not.
  public let resizedCount: Int
  /// The largest distance, across or down, by which an element of both sides moved.
  public let maxShift: Double
  /// The layout-shift score as web vitals define it: impact fraction times distance fraction.
  public let shiftScore: Double

  /// How many entries the lists of changes have together, before any were left out.
  public let changeCount: Int
  /// Consecutive elements that only the frames after have, in canonical order.
  public private(set) var added: [ElementRun]
  /// Consecutive elements that only the frames before have, in canonical order.
  public private(set) var removed: [ElementRun]
  /// What moved as one and kept its size, in canonical order.
  public private(set) var shifts: [Shift]
  /// What changed its size as one, in canonical order.
  public private(set) var resizes: [Resize]

  /// Compares two layouts; the viewport says which part is on the screen, for the score.
  public init(before: Frames, after: Frames, in viewport: Viewport, tolerance: Double = 0) {
    // A negative or undefined tolerance overlooks nothing.
    let tolerance = tolerance > 0 ? tolerance : 0
    contentSizeBefore = before.contentSize
    contentSizeAfter = after.contentSize
    self.tolerance = tolerance

    let pairing = Pairing(before: before.sections, after: after.sections)
    addedCount = pairing.added.reduce(0) { $0 + $1.count }
    removedCount = pairing.removed.reduce(0) { $0 + $1.count }
    added = ElementRun.runs(pairing.added, of: after.sections)
    removed = ElementRun.runs(pairing.removed, of: before.sections)

    var comparison = Comparison(before: before, after: after, tolerance: tolerance)
    comparison.compare(pairing.common)
    movedCount = comparison.movedCount
    resizedCount = comparison.resizedCount
    maxShift = comparison.maxShift
    shifts = comparison.shifts
    resizes = comparison.resizes
    changeCount = added.count + removed.count + shifts.count + resizes.count
    shiftScore = FrameDiff.shiftScore(
      before: before, after: after, in: viewport, tolerance: tolerance)
  }

  /// Leaves out all but the first entries of the lists, in canonical order; the counts stay.
  public func keepingChanges(atMost limit: Int) -> FrameDiff {
    guard changeCount > limit else { return self }
    var kept = self
    kept.removed = Array(removed.prefix(limit))
    kept.added = Array(added.prefix(limit))
    kept.shifts = Array(shifts.prefix(limit))
    kept.resizes = Array(resizes.prefix(limit))
    let changes = kept.changes.prefix(limit)
    kept.removed = changes.compactMap { if case .removed(let run) = $0 { run } else { nil } }
    kept.added = changes.compactMap { if case .added(let run) = $0 { run } else { nil } }
    kept.shifts = changes.compactMap { if case .moved(let shift) = $0 { shift } else { nil } }
    kept.resizes = changes.compactMap { if case .resized(let resize) = $0 { resize } else { nil } }
    return kept
  }

  /// Whether there is no difference beyond the tolerance, the content's extent included.
  public var isEmpty: Bool {
    addedCount == 0 && removedCount == 0 && movedCount == 0 && resizedCount == 0
      && !contentSizeChanged
  }

  /// Whether the content's extent differs beyond the tolerance.
  public var contentSizeChanged: Bool {
    !Delta(
      x: contentSizeAfter.width - contentSizeBefore.width,
      y: contentSizeAfter.height - contentSizeBefore.height
    ).settled(within: tolerance).isZero
  }
}

extension ElementRun {
  /// Names stretches of the list of all frames; they must rise.
  fileprivate static func runs(
    _ stretches: [Range<Int>], of sections: [SectionSpan]
  ) -> [ElementRun] {
    var cursor = SectionCursor(sections)
    return stretches.map { stretch in
      let first = cursor.name(at: stretch.lowerBound)
      let last = cursor.name(at: stretch.upperBound - 1)
      return ElementRun(
        first: first, last: last, count: stretch.count,
        startsSection: sections[first.section].first == stretch.lowerBound,
        endsSection: sections[last.section].end == stretch.upperBound)
    }
  }
}
