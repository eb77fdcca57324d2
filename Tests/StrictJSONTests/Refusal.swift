import StrictJSON
import Testing

/// A text that nobody may read, and what has to be said about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let description: String

  init(_ text: String, _ line: Int, _ column: Int, _ description: String) {
    self.text = text
    self.line = line
    self.column = column
    self.description = "line \(line): \(description)"
  }

  var testDescription: String { text }

  /// Place and sentence of the refusal, or that there was none.
  func message(of reading: ([UInt8]) throws(JSONError) -> Void) -> String {
    do throws(JSONError) {
      try reading(Array(text.utf8))
      return "accepted"
    } catch {
      return "\(error.line):\(error.column): \(error)"
    }
  }

  static let all: [Refusal] = [
    // The whole
    Refusal("", 1, 1, "the text is empty, expected a value"),
    Refusal(" \n ", 2, 2, "the text is empty, expected a value"),
    Refusal("1 2", 1, 3, "expected the end of the text, found '2'"),
    Refusal("{}\n]", 2, 1, "expected the end of the text, found ']'"),
    Refusal("1\u{0}", 1, 2, "expected the end of the text, found '\\u{0}'"),
    Refusal("\u{A0}1", 1, 1, "expected a value, found '\u{A0}'"),
    Refusal("// one\n1", 1, 1, "expected a value, JSON has no comments"),
    Refusal("[1 /* one */]", 1, 4, "expected ',' or ']', JSON has no comments"),
    // Words
    Refusal("tru", 1, 1, "unknown word, expected true or false"),
    Refusal("[true1]", 1, 2, "[0]: unknown word, expected true or false"),
    Refusal("falsey", 1, 1, "unknown word, expected true or false"),
    Refusal("{\"a\":nul}", 1, 6, "a: unknown word, expected null"),
    Refusal("nulls", 1, 1, "unknown word, expected null"),
    Refusal("True", 1, 1, "expected a value, found 'T'"),
    Refusal("[NaN]", 1, 2, "[0]: expected a value, JSON has no NaN or Infinity"),
    Refusal("Infinity", 1, 1, "expected a value, JSON has no NaN or Infinity"),
    // Numbers
    Refusal("-", 1, 1, "a minus sign is followed by a digit"),
    Refusal("-Infinity", 1, 1, "a minus sign is followed by a digit"),
    Refusal("[-x]", 1, 2, "[0]: a minus sign is followed by a digit"),
    Refusal("01", 1, 1, "a number has no zeros in front"),
    Refusal("{\"a\": -00.5}", 1, 7, "a: a number has no zeros in front"),
    Refusal("1.", 1, 1, "a decimal point is followed by a digit"),
    Refusal("[1.e5]", 1, 2, "[0]: a decimal point is followed by a digit"),
    Refusal(".5", 1, 1, "a number starts with a digit or a minus sign"),
    Refusal("+1", 1, 1, "a number starts with a digit or a minus sign"),
    Refusal("1e", 1, 1, "an exponent has a digit"),
    Refusal("1e+", 1, 1, "an exponent has a digit"),
    Refusal("[1E-]", 1, 2, "[0]: an exponent has a digit"),
    Refusal("1x", 1, 2, "expected the end of the text, found 'x'"),
    Refusal("0x10", 1, 2, "expected the end of the text, found 'x'"),
    Refusal("1_000", 1, 2, "expected the end of the text, found '_'"),
    Refusal(
      "{\"width\": 1e400}", 1, 11,
      "width: the number is too large, the largest is 1.7976931348623157e+308"),
    Refusal(
      "[0,-1e400]", 1, 4, "[1]: the number is too large, the largest is 1.7976931348623157e+308"),
    Refusal(
      "1e99999999999999999999", 1, 1,
      "the number is too large, the largest is 1.7976931348623157e+308"),
    // Texts
    Refusal("\"a", 1, 1, "the text has no closing double quote"),
    Refusal("\"a\\", 1, 1, "the text has no closing double quote"),
    Refusal("[\"a\\\"]", 1, 2, "[0]: the text has no closing double quote"),
    Refusal("'a'", 1, 1, "a text stands in double quotes"),
    Refusal("\"a\nb\"", 1, 3, "a control character in a text is written '\\u000A'"),
    Refusal("[\"é\u{1F}\"]", 1, 4, "[0]: a control character in a text is written '\\u001F'"),
    Refusal("\"\u{0}\"", 1, 2, "a control character in a text is written '\\u0000'"),
    Refusal(
      #""a\x""#, 1, 3, #"a backslash is followed by one of " \ / b f n r t u"#),
    Refusal(#""\u12G4""#, 1, 2, "'\\u' is followed by four hexadecimal digits"),
    Refusal(#""\u12"#, 1, 2, "'\\u' is followed by four hexadecimal digits"),
    Refusal(
      #""\uD800""#, 1, 2, #"half of a surrogate pair, expected '\uD83D\uDE00' or the like"#),
    Refusal(
      #""\uDE00\uD83D""#, 1, 2,
      #"half of a surrogate pair, expected '\uD83D\uDE00' or the like"#),
    Refusal(
      #"{"a":"\uD83D\u0041"}"#, 1, 7,
      #"a: half of a surrogate pair, expected '\uD83D\uDE00' or the like"#),
    Refusal(
      #""\uD83D\n""#, 1, 2, #"half of a surrogate pair, expected '\uD83D\uDE00' or the like"#),
    // Lists
    Refusal("[", 1, 2, "[0]: expected a value or ']', found the end of the text"),
    Refusal("[,1]", 1, 2, "[0]: expected a value, found ','"),
    Refusal("[1,]", 1, 4, "[1]: expected a value after ',', found ']'"),
    Refusal("[1,,2]", 1, 4, "[1]: expected a value, found ','"),
    Refusal("[1,", 1, 4, "[1]: expected a value, found the end of the text"),
    Refusal("[1", 1, 3, "expected ',' or ']', found the end of the text"),
    Refusal("[1 2]", 1, 4, "expected ',' or ']', found '2'"),
    Refusal("[1}", 1, 3, "expected ',' or ']', found '}'"),
    // Objects
    Refusal(
      "{", 1, 2, "expected a field name in double quotes or '}', found the end of the text"),
    Refusal("{a:1}", 1, 2, "expected a field name in double quotes or '}', found 'a'"),
    Refusal("{,}", 1, 2, "expected a field name in double quotes or '}', found ','"),
    Refusal("{\"a\":1,}", 1, 8, "expected a field name in double quotes, found '}'"),
    Refusal("{\"a\":1,b:2}", 1, 8, "expected a field name in double quotes, found 'b'"),
    Refusal("{\"a\"}", 1, 5, "a: expected ':', found '}'"),
    Refusal("{\"a\" 1}", 1, 6, "a: expected ':', found '1'"),
    Refusal("{\"a\":}", 1, 6, "a: expected a value, found '}'"),
    Refusal("{\"a\":1 \"b\":2}", 1, 8, "expected ',' or '}', found '\\u{22}'"),
    Refusal("{\"a\":{\"b\":1]}", 1, 12, "a: expected ',' or '}', found ']'"),
    Refusal("{\"a\nb\":1}", 1, 4, "a control character in a text is written '\\u000A'"),
    Refusal("{\"a", 1, 2, "the text has no closing double quote"),
    Refusal(
      "{\"a\":1,\n \"a\":2}", 2, 2, "duplicate field 'a', each field may stand once"),
    Refusal(
      "[0,{\"a\":1,\"b\":2,\"\\u0061\":3}]", 1, 17,
      "[1]: duplicate field 'a', each field may stand once"),
    Refusal(
      "{\"x\":{\"b\":1,\"a\":[],\"c\":0,\"a\":1,\"a\":2}}", 1, 26,
      "x: duplicate field 'a', each field may stand once"),
    Refusal("{\"\":1,\"\":2}", 1, 7, "duplicate field '', each field may stand once"),
  ]
}
