/// Finds the candidate that a mistyped word most likely means; of several as near, the first.
///
/// Only what is fewer than four edits away, and fewer than the word is long, counts as near.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  // No word or name is that long, and to take it apart costs sixteen times its memory.
  guard word.utf8.count <= 4096 else { return nil }
  let letters = Array(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let limit = best?.distance ?? min(4, letters.count)
    let others = Array(candidate)
    // The difference in length is the least number of edits, and much cheaper to know.
    guard abs(others.count - letters.count) < limit else { continue }
    let distance = editDistance(letters, others)
    if distance < limit { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Counts the insertions, deletions and replacements between two words, as Levenshtein defined it.
private func editDistance(_ source: [Character], _ target: [Character]) -> Int {
  var row = Array(0...target.count)
  for (line, letter) in source.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, other) in target.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
