import Arguments
import Testing

struct ArgumentValueTests {
  enum Format: String, ArgumentValue, CaseIterable {
    case table, json
  }

  struct Scene: ArgumentValue {
    let name: String
    init(argument: String) { name = argument }
    static var completion: Completion { .custom("scene") }
  }

  @Test(arguments: [("5", 5), ("-5", -5), ("+5", 5), ("5.0", nil), ("", nil), (" 5", nil)])
  func `whole numbers are read whole`(word: String, number: Int?) {
    // A refused word and an absent number are the same here.
    #expect((try? Int(argument: word)) == number)
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e999", "", "1,5", " 1"])
  func `only finite decimals are read`(word: String) {
    #expect(throws: InvalidArgument()) { try Double(argument: word) }
  }

  @Test func `an enumeration of words lists them as choices`() throws {
    #expect(try Format(argument: "json") == .json)
    #expect(throws: InvalidArgument()) { try Format(argument: "JSON") }
    #expect(Format.choices == ["table", "json"])
    #expect(Format.completion == .choices(["table", "json"]))
  }

  @Test func `defaults read as they would be typed`() {
    #expect(5.defaultValueDescription == "5")
    #expect(0.0.defaultValueDescription == "0")
    #expect(0.5.defaultValueDescription == "0.5")
    #expect(Format.table.defaultValueDescription == "table")
    #expect("a b".defaultValueDescription == "a b")
  }

  @Test func `other types offer nothing unless they say so`() {
    #expect(Int.choices.isEmpty)
    #expect(String.completion == .none)
    #expect(Scene.completion == .custom("scene"))
  }
}
