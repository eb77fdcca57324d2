extension FrameDiff {
  /// A pass over the elements of both sides that gathers runs of like changes.
  struct Comparison {
    /// How many elements moved and kept their size.
    private(set) var movedCount = 0
    /// How many elements changed their size.
    private(set) var resizedCount = 0
    /// The largest distance that an element moved, across or down.
    private(set) var maxShift = 0.0
    /// The runs of elements that moved alike.
    private(set) var shifts: [Shift] = []
    /// The runs of elements that changed their size alike.
    private(set) var resizes: [Resize] = []

    private let before: Frames
    private let after: Frames
    private let tolerance: Double
    private var cursor: SectionCursor
    /// The run that the next element may go on; none is open while its count is 0.
    private var run = OpenRun()

    /// Prepares to compare these frames.
    init(before: Frames, after: Frames, tolerance: Double) {
      self.before = before
      self.after = after
      self.tolerance = tolerance
      cursor = SectionCursor(after.sections)
    }

    /// Where an element stands in the frames before and in the frames after.
    private struct Place {
      var before: Int
      var after: Int
    }

    /// Elements that changed alike up to now.
    private struct OpenRun {
      var isResize = false
      var delta = Delta()
      var first = Place(before: 0, after: 0)
      var last = Place(before: 0, after: 0)
      var count = 0
      var leastMove = Delta()
      var greatestMove = Delta()
    }

    /// Compares all elements of these stretches, which rise; call it once.
    mutating func compare(_ stretches: [Pairing.Stretch]) {
      before.rects.withUnsafeBufferPointer { old in
        after.rects.withUnsafeBufferPointer { new in
          for stretch in stretches {
            compare(
              UnsafeBufferPointer(rebasing: old[stretch.before...].prefix(stretch.count)),
              UnsafeBufferPointer(rebasing: new[stretch.after...].prefix(stretch.count)),
              at: Place(before: stretch.before, after: stretch.after))
          }
        }
      }
      close()
    }

    /// Compares elements that follow each other on both sides, of which the first is at `first`.
    private mutating func compare(
      _ old: UnsafeBufferPointer<Rect>, _ new: UnsafeBufferPointer<Rect>, at first: Place
    ) {
      var offset = 0
      while offset < old.count {
        if old[offset] == new[offset] {
          if run.count > 0 { close() }
          offset += 1
        } else {
          let place = Place(before: first.before + offset, after: first.after + offset)
          compare(old[offset], new[offset], at: place)
          offset += 1
          // Most of what moves does so together.
          if run.count > 0 && !run.isResize { offset = goOn(old, new, from: offset) }
        }
      }
    }

    /// Takes the elements from `start` on into the open run, as long as they moved like it, and
    /// returns where the others begin.
    private mutating func goOn(
      _ old: UnsafeBufferPointer<Rect>, _ new: UnsafeBufferPointer<Rect>, from start: Int
    ) -> Int {
      var following = FollowingShifts(run.delta, tolerance: tolerance)
      var offset = start
      while offset < old.count && following.take(old[offset], new[offset]) { offset += 1 }
      let count = offset - start
      run.count += count
      run.last.before += count
      run.last.after += count
      movedCount += count
      maxShift = max(maxShift, following.maxShift)
      return offset
    }

    private mutating func compare(_ old: Rect, _ new: Rect, at place: Place) {
      let growth = Delta(x: new.width - old.width, y: new.height - old.height)
      let move = Delta(x: new.x - old.x, y: new.y - old.y)
      let settledMove = move.settled(within: tolerance)
      let isResize = !growth.settled(within: tolerance).isZero
      if isResize {
        resizedCount += 1
      } else if !settledMove.isZero {
        movedCount += 1
      } else {
        return close()
      }
      maxShift = max(maxShift, settledMove.largest)
      let delta = isResize ? growth : move
      guard run.count > 0 && run.isResize == isResize && run.delta.isAlike(delta) else {
        close()
        run = OpenRun(
          isResize: isResize, delta: delta, first: place, last: place, count: 1,
          leastMove: settledMove, greatestMove: settledMove)
        return
      }
      run.last = place
      run.count += 1
      if isResize {
        run.leastMove.x = min(run.leastMove.x, settledMove.x)
        run.leastMove.y = min(run.leastMove.y, settledMove.y)
        run.greatestMove.x = max(run.greatestMove.x, settledMove.x)
        run.greatestMove.y = max(run.greatestMove.y, settledMove.y)
      }
    }

    /// Ends the run that is open, if one is, and gives it its name.
    private mutating func close() {
      guard run.count > 0 else { return }
      defer { run.count = 0 }
      let first = cursor.name(at: run.first.after)
      let last = cursor.name(at: run.last.after)
      let elements = ElementRun(
        first: first, last: last, count: run.count,
        startsSection: after.sections[first.section].first == run.first.after
          && before.sections[first.section].first == run.first.before,
        endsSection: after.sections[last.section].end == run.last.after + 1
          && before.sections[last.section].end == run.last.before + 1)
      let delta = run.delta.settled(within: tolerance)
      if run.isResize {
        resizes.append(
          Resize(
            run: elements, delta: delta, leastMove: run.leastMove, greatestMove: run.greatestMove))
      } else {
        shifts.append(Shift(run: elements, delta: delta))
      }
    }
  }
}
