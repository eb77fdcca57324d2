import StrictJSON

/// Why a layout cannot be computed for a content in a viewport.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Reason: Hashable, Sendable {
    /// An element's width or height comes out negative; the sentence says why.
    case noRoom(String)
    /// A field that only later engines know is present.
    case needsEngine(Int)
    /// An item lacks what this kind of layout needs.
    case itemNeedsSize
    /// A width that fills a line stands in a layout whose lines go down.
    case fillAcross
    /// A pattern that the layout names was not given.
    case patternMissing(String)
    /// A number passes a limit; the sentence says which.
    case tooLarge(String)
    /// No set of rules has this number.
    case unknownEngine(Int)
  }

  /// The field or element to blame, as in `sections[2].columnCount`; empty for the whole layout.
  public let path: String
  /// What stands in the way.
  public let reason: Reason

  /// Makes the error of `reason` at `path`.
  public init(_ reason: Reason, at path: String = "") {
    self.path = path
    self.reason = reason
  }

  public var description: String {
    path.isEmpty ? sentence : "\(path): \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .noRoom(let detail): "no room: \(detail)"
    case .needsEngine(let version):
      "this field exists from engine \(version) on, remove it or compute with engine \(version)"
    case .itemNeedsSize: "a waterfall item needs width and height as numbers"
    case .fillAcross: "a horizontal layout has no place for 'fill', a number would do"
    case .patternMissing(let name): "no pattern of the name '\(name.shown)' is given"
    case .tooLarge(let detail): detail
    case .unknownEngine(let version):
      "there is no engine \(version), the versions are "
        + Engine.versions.map(String.init).joined(separator: ", ")
    }
  }
}

extension LayoutError.Reason {
  /// Items do not fit beside each other; `division` is what shares the space, as in `3 columns`.
  static func noRoom(forItems extent: Double, in division: String) -> LayoutError.Reason {
    .noRoom("items in \(division) would have a size of '\(extent.shown)', at least 0 is needed")
  }
}
