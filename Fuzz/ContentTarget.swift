import LayoutEngine
import StrictJSON

/// The decoder of content documents.
enum ContentTarget: DocumentTarget {
  static let name = "content"

  static func decode(_ text: [UInt8]) throws(JSONError) -> Content {
    try Content(json: text)
  }
}
