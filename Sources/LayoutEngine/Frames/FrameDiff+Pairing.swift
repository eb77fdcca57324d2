extension FrameDiff {
  /// Which elements two layouts have in common and which only one of them has, in stretches.
  ///
  /// Layouts of the same shape give one single stretch, so that their frames are compared in
  /// lockstep; nothing is kept per element.
  struct Pairing {
    /// Elements of both sides that follow each other on both.
    struct Stretch {
      /// The place of the first one in the frames before.
      var before: Int
      /// The place of the first one in the frames after.
      var after: Int
      /// How many they are.
      var count: Int
    }

    /// What both sides have, in canonical order.
    private(set) var common: [Stretch] = []
    /// Where the frames after have elements of their own; stretches that touch are one.
    private(set) var added: [Range<Int>] = []
    /// Where the frames before have elements of their own; stretches that touch are one.
    private(set) var removed: [Range<Int>] = []

    /// Pairs the elements of two lists of sections by section, kind and item number.
    init(before: [SectionSpan], after: [SectionSpan]) {
      for (old, new) in zip(before, after) {
        if old.hasSameShape(as: new) {
          pair(old.first, old.count, new.first, new.count)
        } else {
          pairParts(of: old, with: new)
        }
      }
      for old in before.dropFirst(after.count) { pair(old.first, old.count, old.first, 0) }
      for new in after.dropFirst(before.count) { pair(new.first, 0, new.first, new.count) }
    }

    private mutating func pairParts(of old: SectionSpan, with new: SectionSpan) {
      var before = old.first
      var after = new.first
      for (oldCount, newCount) in zip(old.partCounts, new.partCounts) {
        pair(before, oldCount, after, newCount)
        before += oldCount
        after += newCount
      }
    }

    /// Adds what stands at `before` and `after`, one to one as far as both have elements.
    private mutating func pair(_ before: Int, _ oldCount: Int, _ after: Int, _ newCount: Int) {
      let both = min(oldCount, newCount)
      if both > 0 { append(Stretch(before: before, after: after, count: both)) }
      Pairing.append(before + both..<before + oldCount, to: &removed)
      Pairing.append(after + both..<after + newCount, to: &added)
    }

    private mutating func append(_ stretch: Stretch) {
      if let last = common.last, last.before + last.count == stretch.before,
        last.after + last.count == stretch.after
      {
        common[common.count - 1].count += stretch.count
      } else {
        common.append(stretch)
      }
    }

    private static func append(_ range: Range<Int>, to list: inout [Range<Int>]) {
      if range.isEmpty { return }
      if let last = list.last, last.upperBound == range.lowerBound {
        list[list.count - 1] = last.lowerBound..<range.upperBound
      } else {
        list.append(range)
      }
    }
  }
}

extension SectionSpan {
  /// How many headers, items, footers and backgrounds there are, in the order of the frames.
  fileprivate var partCounts: [Int] {
    [hasHeader ? 1 : 0, items, hasFooter ? 1 : 0, hasBackground ? 1 : 0]
  }

  /// Tells whether both sections have the same elements.
  fileprivate func hasSameShape(as other: SectionSpan) -> Bool {
    items == other.items && hasHeader == other.hasHeader && hasFooter == other.hasFooter
      && hasBackground == other.hasBackground
  }
}
