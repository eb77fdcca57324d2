import Catalogue
import CatalogueService

extension Service {
  /// Makes an empty catalogue in memory.
  static func empty(engine: Int = 2) throws -> Service {
    try imported("{\"record\":\"catalogue\",\"format\":1,\"engine\":\(engine)}\n")
  }

  /// Makes a catalogue in memory of an export.
  static func imported(_ text: String) throws -> Service {
    try inMemory(from: "export.ndjson", clock: { "2026-01-02T03:04:05.006Z" }, read: pieces(text))
  }

  /// Returns a reader of a text that gives few bytes at once.
  static func pieces(_ text: String) -> (Int) -> [UInt8] {
    var rest = Array(text.utf8)[...]
    return { count in
      let piece = rest.prefix(min(count, 701))
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
  }

  /// The whole export as a text.
  func exported(headsOnly: Bool = false) throws -> String {
    var bytes: [UInt8] = []
    _ = try export(headsOnly: headsOnly) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a document given as text.
  func add(_ kind: DocumentKind, _ name: String, text: String) throws {
    _ = try add(kind, name, body: Array(text.utf8))
  }
}
