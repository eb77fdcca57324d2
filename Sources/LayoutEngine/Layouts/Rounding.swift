/// What happens to frames that do not lie on the pixel grid.
enum Rounding: String, DocumentWord {
  /// They stay as they are.
  case none
  /// Every edge goes to the nearest pixel, equal ones to the same.
  case edges
  /// Extents of items go down to whole pixels (waterfall only).
  case floor
}
