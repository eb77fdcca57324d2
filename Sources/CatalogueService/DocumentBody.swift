import Catalogue
import LayoutEngine
import StrictJSON

/// A document's text, checked by the rules of its kind and put into canonical form.
struct DocumentBody {
  /// The text as it is stored.
  let canonical: String
  /// The patterns it names; only layouts name any.
  let patternNames: [String]

  /// Checks the bytes of a document; `name` is for the error.
  init(_ kind: DocumentKind, name: String, _ bytes: [UInt8]) throws(ServiceError) {
    do {
      patternNames = try DocumentBody.patternNames(kind, bytes)
      canonical = String(decoding: try CanonicalJSON.canonical(bytes), as: UTF8.self)
    } catch {
      throw .invalidDocument(kind: kind, name: name, error)
    }
  }

  private static func patternNames(
    _ kind: DocumentKind, _ bytes: [UInt8]
  ) throws(JSONError) -> [String] {
    switch kind {
    case .layout: return try Layout(json: bytes).patternNames
    case .pattern: _ = try Pattern(json: bytes)
    case .content: _ = try Content(json: bytes)
    case .viewport: _ = try Viewport(json: bytes)
    }
    return []
  }
}
