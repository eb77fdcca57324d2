import LayoutEngine
import StrictJSON

extension JSONWriter {
  /// Writes members of the object that is open.
  mutating func members(_ members: [(String, Cell)]) {
    for (name, cell) in members {
      key(name)
      cell.write(to: &self)
    }
  }

  /// Writes an extent as a member of the object that is open.
  mutating func member(_ name: String, _ size: Size) {
    key(name)
    beginObject()
    members([("width", .number(size.width)), ("height", .number(size.height))])
    endObject()
  }

  /// Writes a distance as a member of the object that is open, along x and y.
  mutating func member(_ name: String, _ delta: Delta) {
    key(name)
    beginObject()
    members([("x", .number(delta.x)), ("y", .number(delta.y))])
    endObject()
  }

  /// Writes an element's name as a member of the object that is open.
  mutating func member(_ name: String, _ element: ElementName) {
    key(name)
    beginObject()
    members([
      ("kind", .text(element.kind.rawValue)), ("section", .integer(element.section)),
      ("item", .integer(element.item)),
    ])
    endObject()
  }

  /// Writes a list of objects, one for each row, as a member of the object that is open.
  mutating func member(_ name: String, rowsOf table: Table) {
    key(name)
    table.write(to: &self)
  }
}
