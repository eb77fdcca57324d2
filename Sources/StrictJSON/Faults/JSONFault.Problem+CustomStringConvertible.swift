import Wording

extension JSONFault.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .syntax(let sentence), .invalid(let sentence):
      return sentence
    case .unknownField(let name, let known):
      return "unknown field \(quoted(name)), \(advice(on: name, among: known))"
    case .missingField(let name):
      return "missing field \(quoted(name))"
    case .duplicateField(let name):
      return "duplicate field \(quoted(name)), each field may stand once"
    case .wrongType(let expected, let found):
      return "expected \(expected), found \(found)"
    case .unknownWord(let word, let known):
      return "unknown word \(quoted(word)), \(advice(on: word, amongWords: known))"
    case .tooLarge:
      return "the number is too large, the largest is 1.7976931348623157e+308"
    }
  }

  /// Says which name was probably meant, as `did you mean 'items'?`; nil when none is near.
  package static func suggestion(
    for name: String, among known: some Sequence<String>
  ) -> String? {
    nearest(to: name, among: known).map { "did you mean '\($0.shown)'?" }
  }

  private func advice(on name: String, among known: [String]) -> String {
    if let near = Self.suggestion(for: name, among: known) { return near }
    switch known.count {
    case 0: return "no field is known here"
    case 1: return "the only known field is \(quoted(known[0]))"
    default: return "the known fields are \(known.map(quoted).joined(separator: ", "))"
    }
  }

  private func advice(on word: String, amongWords known: [String]) -> String {
    if let near = Self.suggestion(for: word, among: known) { return near }
    let rest = known.count > 12 ? ", …" : ""
    return "known here: \(known.prefix(12).map(quoted).joined(separator: ", "))\(rest)"
  }

  private func quoted(_ name: String) -> String {
    "'\(name.shown)'"
  }
}
