import StrictJSON
import TestSupport
import Testing

struct NumberTests {
  static func read(_ text: String) throws(JSONError) -> Double {
    try JSONReader.read(Array(text.utf8)) { reader throws(JSONFault) in try reader.number() }
  }

  @Test(arguments: [
    "0", "1", "140", "85.5", "0.1", "123456789012345678901234567890", "1e22", "1e23",
    "1e-22", "1e-23", "1e27", "1e28", "1e-27", "1e-28", "9007199254740992", "9007199254740993",
    "9007199254740994", "9007199254740995", "18446744073709551615", "9999999999999999999",
    "10000000000000000000", "18446744073709551616", "140.33333333333334", "0.30000000000000004",
    "0.0012345678901234567", "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324",
    "4.9406564584124654e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
    "1.7976931348623158e308", "17976931348623157e292", "1e-99999999999999999999", "0e99999",
    "0.000e-5", "1.00000000000000000000000000000000000000", "8.5E+1", "8.5e-1",
    "9007199254740992.5", "9007199254740993.0000000000000000000000001", "4503599627370496.5",
    "4503599627370497.5", "0.500000000000000166533453693773481063544750213623046875",
    "1125899906842624.125", "1125899906842624.375", "9214843084008499e0", "7205759403792793.5e1",
    "72057594037927945", "3.518437208883201171875e13", "10141204801825835211973625643008e0",
  ])
  func `a number is the nearest one`(text: String) throws {
    let expected = try #require(Double(text))
    #expect(try NumberTests.read(text).bitPattern == expected.bitPattern)
    #expect(try NumberTests.read("-\(text)") == -expected)
  }

  @Test(arguments: ["-0", "-0.0", "-0e5", "-1e-400", "-1e-99999999999"])
  func `minus zero is zero`(text: String) throws {
    #expect(try NumberTests.read(text).bitPattern == 0)
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.7976931348623159e308", "1e400", "1e999999999999999999999",
    String(repeating: "9", count: 400),
  ])
  func `a number that would be infinite is refused`(text: String) {
    let error = #expect(throws: JSONError.self) { try NumberTests.read(text) }
    #expect(error?.problem == .tooLarge(text))
    #expect(
      error?.description
        == "line 1: the number is too large, the largest is 1.7976931348623157e+308")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any double comes back bit for bit`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let number = Tree.randomNumber(using: &generator)
      let text = String(decoding: Tree.number(number).bytes(), as: UTF8.self)
      #expect(try NumberTests.read(text).bitPattern == number.bitPattern, "\(text)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any decimal is rounded as the standard library does`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let digits = (0..<Int.random(in: 1...21, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let exponent = Int.random(in: -30...30, using: &generator)
      let text = "\(Int.random(in: 0...9, using: &generator)).\(digits.joined())e\(exponent)"
      let expected = try #require(Double(text))
      #expect(try NumberTests.read(text).bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `halfway cases go to the even neighbour`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      // An odd 54-bit integer lies halfway between two doubles.
      let halfway = (generator.next() >> 11 | 1 << 52) << 1 | 1
      for text in ["\(halfway)", "\(halfway)0e-1", "\(halfway / 8).\(halfway % 8 * 125)"] {
        let expected = try #require(Double(text))
        #expect(try NumberTests.read(text).bitPattern == expected.bitPattern, "\(text)")
      }
    }
  }
}
