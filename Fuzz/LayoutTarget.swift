import LayoutEngine
import StrictJSON

/// The decoder of layout documents.
enum LayoutTarget: DocumentTarget {
  static let name = "layout"

  static func decode(_ text: [UInt8]) throws(JSONError) -> Layout {
    try Layout(json: text)
  }
}
