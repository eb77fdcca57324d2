/// The records of a CSV text, read as RFC 4180 has it.
struct CSVTable: Equatable {
  /// Why a text is none.
  struct Fault: Error, Equatable {
    /// The number of the record, from 0.
    let record: Int
  }

  /// The first record.
  let header: [String]
  /// The others, each with a field for every column.
  let rows: [[String]]

  /// Reads a text; every record ends with CR LF and has as many fields as the first.
  init(_ text: String) throws {
    var records: [[String]] = []
    var rest = Substring.UnicodeScalarView(text.unicodeScalars)
    while !rest.isEmpty {
      var record: [String] = []
      var isEnded = false
      while !isEnded {
        guard let field = CSVTable.field(&rest) else { throw Fault(record: records.count) }
        record.append(field)
        if rest.first == "," {
          rest.removeFirst()
        } else if rest.starts(with: "\r\n".unicodeScalars) {
          rest.removeFirst(2)
          isEnded = true
        } else {
          throw Fault(record: records.count)
        }
      }
      if let first = records.first, first.count != record.count {
        throw Fault(record: records.count)
      }
      records.append(record)
    }
    guard let first = records.first else { throw Fault(record: 0) }
    header = first
    rows = Array(records.dropFirst())
  }

  private static func field(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var field = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      while let scalar = rest.first, scalar != ",", scalar != "\r" {
        guard scalar != "\"", scalar != "\n" else { return nil }
        field.append(scalar)
        rest.removeFirst()
      }
      return String(field)
    }
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      guard scalar == "\"" else {
        field.append(scalar)
        continue
      }
      guard rest.first == "\"" else { return String(field) }
      field.append("\"")
      rest.removeFirst()
    }
    return nil
  }
}
