/// The rules of one kind of layout in every engine version; one file a kind fulfils it.
///
/// A value holds the numbers of one section: the top-level ones, or those with an override.
/// Every function of the rules ends, in frames or in an error, whatever the numbers are.
protocol LayoutKind: Hashable, Sendable {
  /// The word that names the kind in a document.
  static var name: String { get }
  /// The fields of a document of this kind.
  static var fields: LayoutFields<Self> { get }
  /// Whether headers and footers may reach past the content across without making it wider.
  static var bleeds: Bool { get }
  /// Whether the sizes of items matter, so that they are part of a transposed input.
  static var usesItemSizes: Bool { get }

  /// What engine 2 does differently from engine 1, with an example for each difference.
  static var changes: [EngineChange] { get }

  /// The axis along which the sections follow each other.
  var direction: Direction { get }
  /// What engine 2 does to frames off the pixel grid.
  var rounding: Rounding { get }
  /// The name of the pattern that the section needs.
  var patternName: String? { get }

  /// Makes the numbers of a document that gives none.
  init()

  /// The same numbers in the picture with its axes swapped.
  var transposed: Self { get }
  /// The same numbers with left and right swapped in all insets.
  var mirrored: Self { get }

  /// Places everything as engine 1 does, in the direction of the document.
  static func placeByEngine1(
    _ rules: SectionRules<Self>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError)

  /// Places everything from top to bottom, left to right, as engine 2 does before its passes.
  static func placeByEngine2(
    _ rules: SectionRules<Self>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError)
}

extension LayoutKind {
  static var bleeds: Bool { false }
  static var usesItemSizes: Bool { false }
  var patternName: String? { nil }
  var transposed: Self { self }
  var mirrored: Self { self }
}
