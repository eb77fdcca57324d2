extension FrameDiff {
  /// One entry of the list that people read.
  public enum Change: Hashable, Sendable {
    /// These elements came.
    case added(ElementRun)
    /// These elements went.
    case removed(ElementRun)
    /// These elements stand elsewhere.
    case moved(Shift)
    /// These elements have another size.
    case resized(Resize)

    /// The elements that it happened to.
    public var run: ElementRun {
      switch self {
      case .added(let run), .removed(let run): run
      case .moved(let shift): shift.run
      case .resized(let resize): resize.run
      }
    }
  }

  /// The changes in the canonical order of their first elements; n log n in their number.
  public var changes: [Change] {
    var all = removed.map(Change.removed)
    all += added.map(Change.added)
    all += shifts.map(Change.moved)
    all += resizes.map(Change.resized)
    all.sort { $0.run.first < $1.run.first }
    return all
  }
}

extension FrameDiff.Change: CustomStringConvertible {
  public var description: String {
    switch self {
    case .added(let run): "\(run): added"
    case .removed(let run): "\(run): removed"
    case .moved(let shift): shift.description
    case .resized(let resize): resize.description
    }
  }
}
