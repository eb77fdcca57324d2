package import Catalogue
import StrictJSON
import Wording

extension Service {
  /// Two revisions of a document and the values in which they differ.
  package struct DocumentDiff: Sendable {
    /// The reference of the revision before, as in `gallery@1`.
    package let before: String
    /// The reference of the revision after.
    package let after: String
    /// The values that differ, in the order of their paths in the documents.
    package let changes: [FieldChange]
  }

  /// Compares two revisions; the head and the one before it unless references say otherwise.
  ///
  /// One reference with a number is compared with the head.
  package func documentDiff(
    _ kind: DocumentKind, _ first: String, _ second: String? = nil
  ) throws -> DocumentDiff {
    try catalogue.read {
      let (document, given) = try revision(kind, first)
      var before = (document, given)
      var after = (document, given)
      if let second {
        after = try revision(kind, second)
      } else if Name.reference(first).number != nil {
        after = try revision(kind, document.name)
      } else if document.headNumber > 1 {
        before = try revision(kind, "\(document.name)@\(document.headNumber - 1)")
      }
      return DocumentDiff(
        before: "\(before.0.name)@\(before.1.number)",
        after: "\(after.0.name)@\(after.1.number)",
        changes: try Service.changes(
          from: leaves(before.1.id), to: leaves(after.1.id)))
    }
  }

  private func leaves(_ revisionID: Int64) throws -> [Leaf] {
    let bytes = try catalogue.documents.body(revisionID: revisionID)
    return try JSONReader.read(bytes) { (reader) throws(JSONFault) in
      var leaves: [Leaf] = []
      try Service.collect(&reader, path: "", bytes, into: &leaves)
      return leaves
    }
  }

  /// A value without parts, or an empty list or object, and where it stands.
  private struct Leaf: Hashable {
    let path: String
    let text: String
  }

  private static func collect(
    _ reader: inout JSONReader, path: String, _ bytes: [UInt8], into leaves: inout [Leaf]
  ) throws(JSONFault) {
    let offset = reader.offset
    let count = leaves.count
    switch reader.nextKind {
    case .object:
      var map = try reader.beginObject()
      while let key = try reader.nextKey(&map) {
        try collect(&reader, path: join(path, key), bytes, into: &leaves)
      }
      if leaves.count == count { leaves.append(Leaf(path: path, text: "{}")) }
    case .array:
      var array = try reader.beginArray()
      var index = 0
      while try reader.nextElement(&array) {
        try collect(&reader, path: "\(path)[\(index)]", bytes, into: &leaves)
        index += 1
      }
      if leaves.count == count { leaves.append(Leaf(path: path, text: "[]")) }
    default:
      try reader.skip()
      // Canonical text has no blanks: the value ends where the comma or bracket stands.
      var end = reader.offset
      while end > offset, [32, 9, 10, 13].contains(bytes[end - 1]) { end -= 1 }
      leaves.append(Leaf(path: path, text: String(decoding: bytes[offset..<end], as: UTF8.self)))
    }
  }

  /// Returns the path of a member; a key that could be read as two stands in brackets and quotes.
  private static func join(_ path: String, _ key: String) -> String {
    guard key.utf8.allSatisfy({ $0 == 95 || $0 == 45 || isAlphanumeric($0) }), !key.isEmpty else {
      let quotedKey = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\(path)[\"\(quotedKey)\"]"
    }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func changes(from before: [Leaf], to after: [Leaf]) -> [FieldChange] {
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.path, $0.text) })
    let new = Dictionary(uniqueKeysWithValues: after.map { ($0.path, $0.text) })
    let changed = after.filter { old[$0.path] != $0.text }.map {
      FieldChange(path: $0.path, before: old[$0.path], after: $0.text)
    }
    let removed = before.filter { new[$0.path] == nil }.map {
      FieldChange(path: $0.path, before: $0.text, after: nil)
    }
    return changed + removed
  }
}
