@testable import CatalogueService

/// Any bytes are lines of an export or refused; a record that is read comes back when written.
enum ExportTarget: FuzzTarget {
  static let name = "export"

  static func run(_ input: [UInt8]) {
    var rest = input[...]
    var lines = ExportLines { count in
      let piece = rest.prefix(min(count, 97))
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
    // A fault of the lines, as a last one without an end, and one of a record end the reading.
    while let line = try? lines.next(), let record = try? ExportRecord(line: line) {
      let text = written(record)
      guard let again = try? ExportRecord(line: text) else {
        return expect(false, "a record that was written is refused")
      }
      expect(written(again) == text, "a record that was written is another one")
    }
  }

  private static func written(_ record: ExportRecord) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ExportWriter { bytes += $0 }
    // The sink above never throws.
    try? writer.write(record)
    try? writer.finish()
    return Array(bytes.dropLast())
  }
}
