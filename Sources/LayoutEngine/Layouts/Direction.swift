/// The axis along which a layout goes on and its content scrolls.
enum Direction: String, DocumentWord {
  case vertical
  case horizontal
}
