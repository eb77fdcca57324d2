import Testing

@testable import LayoutEngine

/// Holds lengths to their grammar and to the order of their sums.
@Suite struct LengthTests {
  static let sums: [(String, Double)] = [
    ("12", 12), ("12.50", 12.5), ("side", 300), ("1/3", 100), ("2/3 - 5", 195),
    ("side - 1/3", 200), ("50%", 150), ("12.5%+1", 38.5), ("-5", -5), ("- 1/3", -100),
    ("+side", 300), (" - 5", -5), ("1/3+1/3-1/2", 50), ("1.5/2.5", 180), ("0/7", 0),
    ("side-side", 0), ("007", 7),
  ]

  @Test(arguments: sums)
  func `a sum of terms has its value`(_ text: String, _ points: Double) throws {
    #expect(try #require(Length(text)).points(side: 300) == points)
  }

  static let faults = [
    "", " ", "+", "1/0", "1/0.0", "1/", "/3", "1//3", "1 /3", "1/ 3", "1e3", ".5", "5.", "--5",
    "5 -", "5 5", "side 5", "sidex", "Side", "5side", "1/3%", "50 %", " 5", "5 ", "1/-3", "0x10",
    "1000000000", "1/1000000000", "1,5", "\u{663}", "inf", "nan", "side/2", "5\t+ 5",
  ]

  @Test(arguments: faults)
  func `a text that is no sum of terms is none`(_ text: String) {
    #expect(Length(text) == nil)
  }

  @Test func `a share is multiplied first and divided then`() throws {
    let share = try #require(Length("3/7"))
    #expect(share.points(side: 0.7) == 0.7 * 3 / 7)
    #expect(share.points(side: 0.7) != 0.7 * (3.0 / 7))
  }
}
