public import StrictJSON

extension Viewport {
  /// Decodes a viewport document.
  ///
  /// Throws when a field is unknown, missing, of a wrong type or out of its range.
  public init(json: [UInt8]) throws(JSONError) {
    self = try JSONReader.readDocument(json) { reader throws(JSONFault) in
      try Viewport(reading: &reader)
    }
  }

  private static let fields = JSONFields([
    "width", "height", "contentInset", "contentOffset", "scale", "rightToLeft",
  ])

  private init(reading reader: inout JSONReader) throws(JSONFault) {
    self.init(size: Size())
    var object = try reader.beginObject(Viewport.fields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 0: size.width = try reader.positiveLength()
      case 1: size.height = try reader.positiveLength()
      case 2:
        contentInset = try Insets(reading: &reader) { reader throws(JSONFault) in
          try reader.length()
        }
      case 3: contentOffset = try Point(reading: &reader)
      case 4: scale = try reader.positiveLength()
      default: rightToLeft = try reader.bool()
      }
    }
    try reader.require(0, in: object)
    try reader.require(1, in: object)
  }
}
