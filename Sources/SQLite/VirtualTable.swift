/// A table whose rows come from code; it can be read by its name and not written.
package protocol VirtualTable: AnyObject {
  /// The `CREATE TABLE` statement with the columns; its table name does not matter.
  var declaration: String { get }

  /// The columns whose rows of one value a cursor finds without looking at all others.
  var keys: [Int] { get }

  /// The columns that all rows come sorted by, ascending, as far as SQLite may rely on it.
  var order: [Int] { get }

  /// Makes a cursor for one pass, or several passes one after the other, over the rows.
  func makeCursor() throws -> any VirtualTableCursor
}

/// A place between the rows of a virtual table.
///
/// What it throws becomes the error of the statement; an `SQLiteError` keeps its code.
package protocol VirtualTableCursor: AnyObject {
  /// Moves to the first row, of those with these values; false when there is none.
  ///
  /// There is one value for each of the table's keys, nil for one that may be anything. SQLite
  /// compares again what it is given, so rows too many are slow and not wrong.
  func begin(_ values: [Value?]) throws -> Bool

  /// Moves to the next row; false when there is none.
  func advance() throws -> Bool

  /// A number that tells the current row from all others, the same in each pass.
  var rowID: Int64 { get }

  /// Gives SQLite a column of the current row; without an answer it is NULL.
  func answer(_ column: Int, to result: borrowing ColumnResult) throws
}
