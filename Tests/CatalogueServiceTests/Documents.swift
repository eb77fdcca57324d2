/// The documents that the tests save.
enum Documents {
  /// Two columns of items so high, 10 apart, under a header.
  static func grid(height: Double = 50) -> [UInt8] {
    bytes(
      #"{"kind":"uniform","columnCount":2,"headerHeight":40,"interItemSpacing":{"x":10,"y":10},"#
        + #""itemHeight":\#(height)}"#)
  }

  /// Rows of items so high.
  static func list(height: Double = 44) -> [UInt8] {
    bytes(#"{"itemHeight":\#(height),"kind":"uniform"}"#)
  }

  /// A mosaic of a pattern.
  static func mosaic(_ pattern: String) -> [UInt8] {
    bytes(#"{"kind":"mosaic","pattern":"\#(pattern)"}"#)
  }

  /// A pattern of one block with one frame, so high.
  static func pattern(height: Double = 100) -> [UInt8] {
    bytes(
      #"{"blocks":{"a":{"frames":[{"x":0,"y":0,"width":"side","height":\#(height)}],"#
        + #""repeats":true}},"order":["a"]}"#)
  }

  /// A content of sections with so many items.
  static func content(_ counts: Int...) -> [UInt8] {
    bytes(#"{"sections":["# + counts.map { #"{"items":\#($0)}"# }.joined(separator: ",") + "]}")
  }

  /// A viewport so large.
  static func viewport(_ width: Double, _ height: Double) -> [UInt8] {
    bytes(#"{"width":\#(width),"height":\#(height)}"#)
  }

  /// A viewport that is too narrow for the gap between two columns.
  static var narrow: [UInt8] { viewport(5, 568) }

  static func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }
}
