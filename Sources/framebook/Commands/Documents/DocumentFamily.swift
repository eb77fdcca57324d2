import Arguments
import Catalogue
import CatalogueService

/// One of the four kinds of document, as a type, so that one command serves all four.
protocol DocumentFamily {
  /// The kind in the catalogue.
  static var kind: DocumentKind { get }
  /// What the help says that such a document is.
  static var abstract: String { get }
}

extension DocumentFamily {
  /// The word of the command.
  static var word: String { kind.rawValue }

  /// Whether layouts name such documents, and scenes use them only so.
  static var isNamedByLayouts: Bool { kind == .pattern }

  /// Reads a document; an error about a file that is named like a size says what the size's is.
  static func document(at file: String, in console: Console) throws -> [UInt8] {
    do {
      return try console.document(at: file)
    } catch var error as FileError {
      if kind == .viewport, let size = ViewportSize(file) {
        error.hint = "the document of this size is \(String(decoding: size.body, as: UTF8.self))"
      }
      throw error
    }
  }
}

/// Layout documents.
enum LayoutFamily: DocumentFamily {
  static let kind = DocumentKind.layout
  static let abstract = "Layouts: the rules by which items are placed."
}

/// Pattern documents.
enum PatternFamily: DocumentFamily {
  static let kind = DocumentKind.pattern
  static let abstract = "Patterns: the blocks of mosaic layouts."
}

/// Content documents.
enum ContentFamily: DocumentFamily {
  static let kind = DocumentKind.content
  static let abstract = "Contents: sections of items, how many and how big."
}

/// Viewport documents.
enum ViewportFamily: DocumentFamily {
  static let kind = DocumentKind.viewport
  static let abstract = "Viewports: the windows that layouts are tried in."
}
