/// The bounds past which a document or a result is refused.
enum Limits {
  /// The size that every number of a document and every edge of a frame stays below, in points.
  static let points = 1e9
  /// The most columns, and the most items a side.
  static let columns = 1000
}
