extension JSONReader {
  /// Goes past one value of any kind, and refuses in it all that reading it would refuse.
  public mutating func skip() throws(JSONFault) {
    switch nextKind {
    case .object, .array:
      var members = MemberOrder()
      try skip(&members)
    case .number: _ = try number()
    case .string: _ = try scanText()
    case .bool: _ = try bool()
    case .null: try takeNull()
    case .end, .other: throw mismatch(expected: "a value")
    }
  }

  private mutating func skip(_ members: inout MemberOrder) throws(JSONFault) {
    switch nextKind {
    case .object:
      var object = try beginObject() as JSONMap
      members.open()
      while try nextMember(isFirst: object.isFirst, depth: object.depth) {
        object.isFirst = false
        try members.takeKey(of: &self)
        try skip(&members)
      }
      try members.close()
    case .array:
      var array = try beginArray()
      while try nextElement(&array) { try skip(&members) }
    default: try skip()
    }
  }
}
