/// Counts the insertions, deletions and replacements of Unicode scalars that turn one text into the other.
///
/// The cost is the product of both lengths.
func editDistance(_ first: String, _ second: String) -> Int {
  let columns = Array(second.unicodeScalars)
  var row = Array(0...columns.count)
  for (line, scalar) in first.unicodeScalars.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in columns.indices {
      let replaced = scalar == columns[column] ? diagonal : diagonal + 1
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[columns.count]
}
