/// One value of SQLite's five storage classes, bound to a parameter or read from a column.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension Value {
  /// Holds the number, or NULL for nil.
  package init(_ integer: Int?) {
    self = integer.map { .integer(Int64($0)) } ?? .null
  }

  /// Holds the 64-bit number, or NULL for nil.
  package init(_ integer: Int64?) {
    self = integer.map { .integer($0) } ?? .null
  }

  /// Holds the floating-point number, or NULL for nil.
  package init(_ real: Double?) {
    self = real.map { .real($0) } ?? .null
  }

  /// Holds the text, or NULL for nil.
  package init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// Holds the bytes, or NULL for nil.
  package init(_ blob: [UInt8]?) {
    self = blob.map { .blob($0) } ?? .null
  }
}

extension Value: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) {
    self = .null
  }
}

extension Value: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) {
    self = .integer(value)
  }
}

extension Value: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) {
    self = .real(value)
  }
}

extension Value: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension Value: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: UInt8...) {
    self = .blob(elements)
  }
}
