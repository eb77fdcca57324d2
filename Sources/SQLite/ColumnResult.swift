import CSQLite

/// Where a virtual table puts the value of a column that SQLite asks for; the last one counts.
package struct ColumnResult: ~Copyable {
  private let context: OpaquePointer

  init(_ context: OpaquePointer) {
    self.context = context
  }

  /// Answers with an INTEGER.
  package func set(_ integer: Int64) {
    sqlite3_result_int64(context, integer)
  }

  /// Answers with a REAL.
  package func set(_ real: Double) {
    sqlite3_result_double(context, real)
  }

  /// Answers with a TEXT, which SQLite copies.
  package func set(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        framebook_result_text(context, characters.baseAddress, UInt64(characters.count))
      }
    }
  }

  /// Answers with a TEXT that is part of the program and never copied.
  package func set(constant text: StaticString) {
    text.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        framebook_result_constant(context, characters.baseAddress, UInt64(characters.count))
      }
    }
  }
}
