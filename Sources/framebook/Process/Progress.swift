import Arguments
import Wording

/// Says on a terminal how far a long computation is; says nothing anywhere else.
///
/// The line is wiped when all is done, and when it is let go of, as by an error.
final class Progress {
  /// How long a line stands at the least before the next one takes its place.
  private static let interval = Duration.milliseconds(100)
  /// Goes back to the line's beginning and clears what is behind.
  private static let wiping = "\r\u{1B}[K"

  /// What is counted.
  enum Unit {
    case scenes
    /// Bytes, which are shown by the mebibyte.
    case bytes

    fileprivate var word: String {
      switch self {
      case .scenes: "scenes"
      case .bytes: "MiB"
      }
    }

    /// How many make one of what is shown.
    fileprivate var size: Double {
      switch self {
      case .scenes: 1
      case .bytes: 1_048_576
      }
    }

    fileprivate func shown(_ count: Int) -> String {
      switch self {
      case .scenes: "\(count)"
      case .bytes: Progress.tenths(Double(count) / size)
      }
    }
  }

  private let console: Console
  private let verb: String
  private let unit: Unit
  private let elapsed: () -> Duration
  private var drawn: Duration?

  /// Begins to measure the time of what `verb` says; `elapsed` tells how much has passed.
  init(
    _ console: Console, verb: String = "computing", of unit: Unit = .scenes,
    elapsed: @escaping () -> Duration = Progress.stopwatch()
  ) {
    self.console = console
    self.verb = verb
    self.unit = unit
    self.elapsed = elapsed
  }

  deinit { wipe() }

  /// Shows that `done` of `total` are done, unless the line has just been drawn.
  func show(_ done: Int, of total: Int) {
    guard console.isErrorTerminal, console.environment["TERM"] != "dumb", total > 1 else { return }
    guard done < total else { return wipe() }
    let now = elapsed()
    if let drawn, now - drawn < Progress.interval { return }
    drawn = now
    // A terminal that is written to in its last column may go on to the next line.
    let width = console.errorWidth - 1
    let sentence = Progress.sentence(verb, done, of: total, unit, after: now)
    let isFitting = sentence.displayWidth <= width
    let words = isFitting ? sentence : Progress.brief(done, of: total, unit, after: now)
    write("\r" + words.shortened(to: width) + "\u{1B}[K")
  }

  /// Says how many are done, how many a second, and how long the rest takes at that rate.
  static func sentence(
    _ verb: String, _ done: Int, of total: Int, _ unit: Unit, after elapsed: Duration
  ) -> String {
    let counts = "\(verb): \(unit.shown(done)) of \(unit.shown(total)) \(unit.word)"
    guard let (rate, left) = pace(done, of: total, unit, after: elapsed) else { return counts }
    return "\(counts), \(rate) \(unit.word)/s, \(left) left"
  }

  /// Says the same with fewer words.
  static func brief(
    _ done: Int, of total: Int, _ unit: Unit, after elapsed: Duration
  ) -> String {
    let counts = "\(unit.shown(done)) of \(unit.shown(total))"
    guard let (rate, left) = pace(done, of: total, unit, after: elapsed) else { return counts }
    return "\(counts), \(rate)/s, \(left)"
  }

  /// Returns how many are done a second and what time is left; nil at the beginning.
  private static func pace(
    _ done: Int, of total: Int, _ unit: Unit, after elapsed: Duration
  ) -> (rate: String, left: String)? {
    let seconds = elapsed / .seconds(1)
    guard done > 0, seconds > 0 else { return nil }
    let rate = Double(done) / seconds
    return (shown(rate: rate / unit.size), shown(seconds: Double(total - done) / rate))
  }

  /// Starts a stopwatch and returns a way to read it.
  static func stopwatch() -> () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  private func wipe() {
    guard drawn != nil else { return }
    drawn = nil
    write(Progress.wiping)
  }

  private func write(_ text: String) {
    // Progress is for the eye alone: a terminal that is gone must not end the work.
    try? console.errors.write(text)
    try? console.errors.flush()
  }

  /// Returns a rate of at least ten as a whole number, a lower one with a decimal.
  private static func shown(rate: Double) -> String {
    // Past that no rate means anything, and the number would not fit.
    guard rate < 1e9 else { return "1000000000" }
    return rate < 9.95 ? tenths(rate) : "\(Int(rate.rounded()))"
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns `5 s`, `2 min 5 s` or `3 h 20 min`, begun seconds in full.
  private static func shown(seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e9))
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    if minutes == 0 { return "\(seconds) s" }
    return hours == 0 ? "\(minutes) min \(seconds % 60) s" : "\(hours) h \(minutes % 60) min"
  }
}
