import Catalogue
import LayoutEngine
import StrictJSON
import Wording

/// A document's text, checked by the rules of its kind and put into canonical form.
struct DocumentBody {
  /// The text as it is stored.
  let canonical: ArraySlice<UInt8>
  /// The patterns it names; only layouts name any.
  let patternNames: [String]

  /// Checks the bytes of a document, which stay what is stored when they are canonical already.
  ///
  /// `name` is for the error. The canonical form can be longer, as that of `1e8`, and has to be
  /// within the limit, too: it is what will be read.
  init(
    _ kind: DocumentKind, name: String, _ bytes: ArraySlice<UInt8>,
    limit: Int = JSONReader.longest
  ) throws(ServiceError) {
    do {
      patternNames = try DocumentBody.patternNames(kind, bytes)
      let written = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
        try CanonicalJSON.canonical(bytes)
      }
      canonical = bytes == written[...] ? bytes : written[...]
    } catch {
      throw .invalidDocument(
        kind: kind, name: name, error, looksLike: DocumentBody.kind(of: bytes, otherThan: kind))
    }
    guard canonical.count <= limit else {
      throw .invalid(
        "the \(kind.rawValue) \(name.quoted) is in canonical form larger than 256 MiB, the most "
          + "that a document may have")
    }
  }

  /// Finds the only other kind whose rules the bytes follow.
  static func kind(
    of bytes: ArraySlice<UInt8>, otherThan kind: DocumentKind
  ) -> DocumentKind? {
    let kinds = DocumentKind.allCases.filter { other in
      // What is wrong by the rules of another kind is not what somebody asked for.
      other != kind && (try? patternNames(other, bytes)) != nil
    }
    return kinds.count == 1 ? kinds[0] : nil
  }

  private static func patternNames(
    _ kind: DocumentKind, _ bytes: ArraySlice<UInt8>
  ) throws(JSONError) -> [String] {
    switch kind {
    case .layout: return try Layout(json: Array(bytes)).patternNames
    case .pattern: _ = try Pattern(json: Array(bytes))
    case .content:
      _ = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
        try Content(json: bytes)
      }
    case .viewport: _ = try Viewport(json: Array(bytes))
    }
    return []
  }
}
