import Arguments

/// Says on a terminal how far a long computation is; says nothing anywhere else.
struct Progress {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Shows that `done` of `total` scenes are done, and wipes the line at the end.
  func show(_ done: Int, of total: Int) {
    guard console.isErrorTerminal, total > 1 else { return }
    let text = done < total ? "\rcomputing: \(done) of \(total) scenes" : "\r\u{1B}[K"
    // Progress is for the eye alone: a terminal that is gone must not end the work.
    try? console.errors.write(text)
    try? console.errors.flush()
  }
}
