/// A clock that goes on by a millisecond each time it is asked, from 2026 on.
final class TestClock {
  private var ticks = 0

  func now() -> String {
    ticks += 1
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    let (minutes, rest) = ticks.quotientAndRemainder(dividingBy: 60_000)
    let (seconds, milliseconds) = rest.quotientAndRemainder(dividingBy: 1000)
    return
      "2026-01-01T00:\(digits(minutes, 2)):\(digits(seconds, 2)).\(digits(milliseconds, 3))Z"
  }
}
