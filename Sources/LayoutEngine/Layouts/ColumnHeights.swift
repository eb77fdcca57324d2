/// The heights of the columns of a waterfall, with the next column to go on found quickly.
protocol ColumnHeights {
  associatedtype Height: BinaryFloatingPoint

  /// Makes so many columns, at least 1, of height 0.
  init(count: Int)

  /// How many columns there are.
  var count: Int { get }

  /// Returns the height of a column.
  func height(of column: Int) -> Height

  /// Gives all columns the same height.
  mutating func reset(to height: Height)

  /// Returns the first column that is at most `tolerance` higher than the lowest, and its height.
  mutating func next(within tolerance: Height) -> (column: Int, height: Height)

  /// Gives the column that was asked for last another height.
  mutating func setNext(to height: Height)
}
