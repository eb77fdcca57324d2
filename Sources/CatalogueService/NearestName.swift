/// Returns the stored name that a mistyped one may stand for: at most 3 edits away, nil when none.
func nearestName(to name: String, among known: [String]) -> String? {
  var best: (name: String, distance: Int)?
  let limit = min(4, max(name.count, 2))
  for candidate in known where abs(candidate.count - name.count) < limit {
    let distance = editDistance(Array(name), Array(candidate))
    if distance < (best?.distance ?? limit) { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns how many characters must be inserted, removed or replaced to make one of the other.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var row = Array(0...second.count)
  for (index, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let replaced = diagonal + (character == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, min(row[column], row[column + 1]) + 1)
    }
  }
  return row[second.count]
}
