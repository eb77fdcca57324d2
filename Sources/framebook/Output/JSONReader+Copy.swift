import StrictJSON

extension JSONReader {
  /// Reads the next value and writes it as it is, in the writer's shape.
  mutating func copyValue(to writer: inout JSONWriter) throws(JSONFault) {
    switch nextKind {
    case .object:
      var map = try beginObject()
      writer.beginObject()
      while let key = try nextKey(&map) {
        writer.key(key)
        try copyValue(to: &writer)
      }
      writer.endObject()
    case .array:
      var array = try beginArray()
      writer.beginArray()
      while try nextElement(&array) {
        try copyValue(to: &writer)
      }
      writer.endArray()
    case .string: writer.string(try string())
    case .number: writer.number(try number())
    case .bool: writer.bool(try bool())
    default:
      try skip()
      writer.null()
    }
  }
}
