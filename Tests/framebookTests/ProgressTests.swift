import Arguments
import Foundation
import Testing
import Wording

@testable import framebook

/// What a terminal shows of a long computation.
struct ProgressTests {
  /// How far a computation is, and what is said of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let done: Int
    let total: Int
    let elapsed: Duration
    let sentence: String
    var testDescription: String { sentence }

    init(_ done: Int, _ total: Int, _ elapsed: Duration, _ sentence: String) {
      self.done = done
      self.total = total
      self.elapsed = elapsed
      self.sentence = sentence
    }
  }

  private static let cases = [
    Case(0, 10, .zero, "computing: 0 of 10 scenes"),
    Case(0, 10, .seconds(5), "computing: 0 of 10 scenes"),
    Case(3, 10, .zero, "computing: 3 of 10 scenes"),
    Case(
      128, 10_000, .milliseconds(200), "computing: 128 of 10000 scenes, 640 scenes/s, 16 s left"),
    Case(1, 2, .seconds(3), "computing: 1 of 2 scenes, 0.3 scenes/s, 3 s left"),
    Case(1, 2, .milliseconds(1), "computing: 1 of 2 scenes, 1000 scenes/s, 1 s left"),
    Case(99, 200, .seconds(10), "computing: 99 of 200 scenes, 9.9 scenes/s, 11 s left"),
    Case(995, 2000, .seconds(100), "computing: 995 of 2000 scenes, 10 scenes/s, 1 min 42 s left"),
    Case(1, 60, .seconds(1), "computing: 1 of 60 scenes, 1.0 scenes/s, 59 s left"),
    Case(1, 61, .seconds(1), "computing: 1 of 61 scenes, 1.0 scenes/s, 1 min 0 s left"),
    Case(1, 3600, .seconds(1), "computing: 1 of 3600 scenes, 1.0 scenes/s, 59 min 59 s left"),
    Case(1, 3601, .seconds(1), "computing: 1 of 3601 scenes, 1.0 scenes/s, 1 h 0 min left"),
    Case(
      1, Int.max, .nanoseconds(1),
      "computing: 1 of 9223372036854775807 scenes, 1000000000 scenes/s, 277777 h 46 min left"),
    Case(
      1, 2, .seconds(1_000_000_000_000),
      "computing: 1 of 2 scenes, 0.0 scenes/s, 277777 h 46 min left"),
  ]

  @Test(arguments: cases)
  func `the sentence follows from count, total and time alone`(_ one: Case) {
    let sentence = Progress.sentence(
      "computing", one.done, of: one.total, .scenes, after: one.elapsed)
    #expect(sentence == one.sentence)
  }

  @Test func `bytes are shown by the mebibyte`() {
    let half = Duration.milliseconds(500)
    #expect(
      Progress.sentence("importing", 0, of: 3 << 20, .bytes, after: half)
        == "importing: 0.0 of 3.0 MiB")
    #expect(
      Progress.sentence("importing", 5 << 18, of: 300 << 20, .bytes, after: half)
        == "importing: 1.3 of 300.0 MiB, 2.5 MiB/s, 2 min 0 s left")
    #expect(
      Progress.brief(5 << 18, of: 300 << 20, .bytes, after: half)
        == "1.3 of 300.0, 2.5/s, 2 min 0 s")
  }

  /// A clock that stands until it is set.
  private final class Stopwatch {
    var elapsed = Duration.zero
  }

  /// Shows how far a computation is at given times, and returns what a terminal got.
  private func written(
    _ steps: [(done: Int, time: Duration)], of total: Int = 10, isTerminal: Bool = true,
    width: Int = 80, environment: [String: String] = [:]
  ) -> String {
    let errors = CollectingSink()
    let console = Console(
      output: CollectingSink(), errors: errors, environment: environment,
      isErrorTerminal: isTerminal, width: 7, errorWidth: width)
    let stopwatch = Stopwatch()
    let progress = Progress(console, verb: "computing") { stopwatch.elapsed }
    for step in steps {
      stopwatch.elapsed = step.time
      progress.show(step.done, of: total)
    }
    return errors.text
  }

  @Test func `a line takes the place of the one before, and is wiped at the end`() {
    #expect(
      written([(1, .seconds(1)), (5, .seconds(5)), (10, .seconds(10))])
        == "\rcomputing: 1 of 10 scenes, 1.0 scenes/s, 9 s left\u{1B}[K"
        + "\rcomputing: 5 of 10 scenes, 1.0 scenes/s, 5 s left\u{1B}[K" + "\r\u{1B}[K")
  }

  @Test func `a line stands for a tenth of a second at the least`() {
    let steps = (1..<1000).map { (done: $0, time: Duration.milliseconds($0)) }
    let text = written(steps, of: 1000)
    #expect(text.split(separator: "\r").count == 10)
    #expect(text.hasPrefix("\rcomputing: 1 of") && text.contains("\rcomputing: 101 of"))
  }

  @Test func `an error leaves no line`() {
    let errors = CollectingSink()
    let console = Console(output: CollectingSink(), errors: errors, isErrorTerminal: true)
    func fail() throws {
      let progress = Progress(console) { .seconds(1) }
      progress.show(1, of: 10)
      throw CancellationError()
    }
    #expect(throws: CancellationError.self) { try fail() }
    #expect(errors.text.hasSuffix("left\u{1B}[K\r\u{1B}[K"))
  }

  @Test(arguments: 1...60)
  func `no line reaches the last column`(width: Int) {
    let line = written([(1, .seconds(1))], width: width).replacing("\r", with: "")
      .replacing("\u{1B}[K", with: "")
    #expect(line.displayWidth < width)
  }

  @Test func `a narrow terminal gets the numbers alone`() {
    #expect(written([(0, .zero)], width: 25) == "\r0 of 10\u{1B}[K")
    #expect(written([(1, .seconds(1))], width: 30) == "\r1 of 10, 1.0/s, 9 s\u{1B}[K")
  }

  @Test func `without a terminal, with one that knows nothing, or for one scene there is none`() {
    let steps = [(done: 1, time: Duration.seconds(1)), (done: 2, time: .seconds(2))]
    #expect(written(steps, isTerminal: false) == "")
    #expect(written(steps, environment: ["TERM": "dumb"]) == "")
    #expect(written([(0, .seconds(1)), (1, .seconds(2))], of: 1) == "")
    #expect(written([(10, .seconds(1))]) == "")
    #expect(written(steps) != "")
  }
}
