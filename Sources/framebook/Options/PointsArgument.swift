import Arguments

/// A distance, as two frames may differ or an element be long.
struct PointsArgument: ArgumentValue {
  /// In points, at least 0.
  let points: Double

  init(points: Double) {
    self.points = points
  }

  init(argument: String) throws(InvalidArgument) {
    guard let points = try? Double(argument: argument), points >= 0 else {
      throw InvalidArgument("please give a number of points, at least 0")
    }
    self.points = points
  }

  var defaultValueDescription: String { points.defaultValueDescription }
}
