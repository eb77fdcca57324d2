import Arguments
import LayoutEngine

/// A rectangle written as X,Y,W,H in points.
struct RectArgument: ArgumentValue {
  /// The rectangle in content coordinates.
  let rect: Rect

  init(argument: String) throws(InvalidArgument) {
    guard let numbers = numbers(argument, count: 4), numbers[2] >= 0, numbers[3] >= 0 else {
      throw InvalidArgument("please give four numbers X,Y,W,H, in points, W and H at least 0")
    }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var defaultValueDescription: String { "" }
}

/// A place written as X,Y in points.
struct PointArgument: ArgumentValue {
  /// The place in content coordinates.
  let point: Point

  init(argument: String) throws(InvalidArgument) {
    guard let numbers = numbers(argument, count: 2) else {
      throw InvalidArgument("please give two numbers X,Y, in points")
    }
    point = Point(x: numbers[0], y: numbers[1])
  }

  var defaultValueDescription: String { "" }
}

/// Returns so many finite numbers between commas; nil when the text is something else.
private func numbers(_ text: String, count: Int) -> [Double]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { part -> Double? in
    let digits = part.drop { $0 == " " }
    return try? Double(argument: String(digits))
  }
  return parts.count == count && numbers.count == count ? numbers : nil
}
