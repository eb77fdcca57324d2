/// The round places along an edge of a picture, far enough apart for their numbers.
struct Ruler {
  /// The distance between two places, in points: 1, 2 or 5 times a power of ten.
  let step: Double
  /// The range that the places lie in, its ends included.
  let range: ClosedRange<Double>

  /// Makes a ruler whose places are at least `distance` points apart.
  init(along range: ClosedRange<Double>, atLeast distance: Double) {
    self.range = range
    step = Ruler.step(atLeast: distance)
  }

  /// The places in rising order.
  var places: [Double] {
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    // A range of hardly any extent far from 0 has no numbers between its ends.
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// Returns the least round number of points that is not below `distance`, at least a thousandth.
  static func step(atLeast distance: Double) -> Double {
    var thousandths = 1.0
    while true {
      for factor in [1.0, 2, 5] where thousandths * factor >= distance * 1000 {
        return thousandths * factor / 1000
      }
      thousandths *= 10
    }
  }
}
