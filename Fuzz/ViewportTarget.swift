import LayoutEngine
import StrictJSON

/// The decoder of viewport documents.
enum ViewportTarget: DocumentTarget {
  static let name = "viewport"

  static func decode(_ text: [UInt8]) throws(JSONError) -> Viewport {
    try Viewport(json: text)
  }
}
