import StrictJSON

/// Blocks of rectangles of a pattern, one below the other, which the items take in order.
struct Mosaic: LayoutKind {
  static let name = "mosaic"
  static let fields = LayoutFields<Mosaic>([
    .value("direction", \.direction),
    .value("pattern", \.pattern, [.required, .overridable]),
    .points("sectionSpacing", \.sectionSpacing),
    .value("header", \.header, .overridable),
    .value("footer", \.footer, .overridable),
    .value("background", \.hasBackground, .overridable),
    .value("pinsHeaders", \.pinsHeaders, .later),
    .word("rounding", \.rounding, among: [.none, .edges], .later),
  ])

  var direction = Direction.vertical
  /// The name of the pattern that the section needs.
  var pattern = ""
  /// The distance between two sections that show anything, in points; below 0 counts as 0.
  var sectionSpacing = 0.0
  /// What stands before the items; nil for nothing.
  var header: Supplement?
  /// What stands behind the items; nil for nothing.
  var footer: Supplement?
  /// Whether a rectangle lies behind the whole section.
  var hasBackground = false
  /// Whether headers stay in view while their section does.
  var pinsHeaders = false
  var rounding = Rounding.none

  var patternName: String? { pattern }

  /// A header or footer, which takes no item.
  struct Supplement: Hashable, DocumentValue {
    private static let fields = JSONFields(["frame", "hiddenWhenEmpty"])

    static var schema: JSONSchema {
      .object(
        [("frame", LengthRect.schema), ("hiddenWhenEmpty", .bool)], required: ["frame"]
      ).named("supplement")
    }

    /// Its rectangle relative to the running origin.
    var frame: LengthRect
    /// Whether a section without items goes without it.
    var isHiddenWhenEmpty = false

    init(reading reader: inout JSONReader) throws(JSONFault) {
      var frame: LengthRect?
      let start = reader.offset
      var object = try reader.beginObject(Supplement.fields)
      while let field = try reader.nextField(&object) {
        if field == 0 {
          frame = try LengthRect(reading: &reader)
        } else {
          isHiddenWhenEmpty = try reader.bool()
        }
      }
      guard let frame else { throw reader.fault(.missingField("frame"), at: start) }
      self.frame = frame
    }

    /// Whether a section with so many items has it.
    func isShown(itemCount: Int) -> Bool { itemCount > 0 || !isHiddenWhenEmpty }
  }

  /// Whether a section with so many items takes part at all, and has a spacing before it.
  func isShown(itemCount: Int) -> Bool {
    itemCount > 0 || header?.isShown(itemCount: 0) ?? false
      || footer?.isShown(itemCount: 0) ?? false
  }
}
