import SQLite

/// The virtual table `frame`: one row for each element of each snapshot, read from stored frames.
///
/// Rows come by scene, snapshot and then canonical order; a given scene or snapshot number is
/// looked up.
final class FrameTable: VirtualTable {
  /// The columns in the order of the declaration.
  enum Column: Int {
    case scene, snapshot, engine, section, kind, item, x, y, width, height
  }

  // The catalogue owns the connection, and the connection this table.
  private unowned let catalogue: Catalogue

  /// Makes a table of the frames of this catalogue, for its own connection.
  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  let declaration = """
    CREATE TABLE frame (
      scene TEXT, snapshot INTEGER, engine INTEGER, section INTEGER, kind TEXT, item INTEGER,
      x REAL, y REAL, width REAL, height REAL)
    """

  let keys = [Column.scene.rawValue, Column.snapshot.rawValue]

  // Kinds follow each other in canonical order, which is not that of their names.
  let order = [Column.scene.rawValue, Column.snapshot.rawValue, Column.section.rawValue]

  func makeCursor() throws -> any VirtualTableCursor {
    try FrameCursor(catalogue)
  }
}
