import StrictJSON

/// The rules of one kind of layout in every engine version; one file a kind fulfils it.
protocol LayoutKind: Hashable, Sendable {
  /// The word that names the kind in a document.
  static var name: String { get }

  /// The names of the patterns it needs, overrides included, each once.
  var patternNames: [String] { get }
}

extension LayoutKind {
  var patternNames: [String] { [] }
}
