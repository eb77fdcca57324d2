import StrictJSON

/// The extent of items that give none, each side 100 points when a document does not say.
struct CellSize: Hashable, DocumentValue {
  private static let fields = JSONFields(["width", "height"])

  static var schema: JSONSchema { .object([("width", .extent), ("height", .extent)]) }

  /// The extent, both sides at least 0.
  var size = Size(width: 100, height: 100)

  /// Makes the extent that a document has which gives none.
  init() {}

  init(reading reader: inout JSONReader) throws(JSONFault) {
    var object = try reader.beginObject(CellSize.fields)
    while let field = try reader.nextField(&object) {
      let length = try reader.length()
      if field == 0 { size.width = length } else { size.height = length }
    }
  }
}
