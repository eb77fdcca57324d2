/// A value that one word of the command line can stand for.
package protocol ArgumentValue {
  /// Reads the word; an `InvalidArgument` with a reason ends up in the error the user sees.
  init(argument: String) throws(InvalidArgument)

  /// All words that are valid, when they can be listed; else empty.
  static var choices: [String] { get }

  /// What a shell can offer for this type; the choices unless a type says otherwise.
  static var completion: Completion { get }

  /// How the help screen writes this value when it is the default; empty to leave it out.
  var defaultValueDescription: String { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }

  package static var completion: Completion {
    choices.isEmpty ? .none : .choices(choices)
  }

  package var defaultValueDescription: String { "\(self)" }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package init(argument: String) throws(InvalidArgument) {
    guard let value = Self(rawValue: argument) else { throw InvalidArgument() }
    self = value
  }

  package static var choices: [String] { allCases.map(\.rawValue) }

  package var defaultValueDescription: String { rawValue }
}

extension String: ArgumentValue {
  package init(argument: String) {
    self = argument
  }
}

extension Int: ArgumentValue {
  package init(argument: String) throws(InvalidArgument) {
    guard let value = Int(argument) else { throw InvalidArgument() }
    self = value
  }
}

extension Double: ArgumentValue {
  /// Reads finite numbers only: no option of a tool means something by `nan` or `inf`.
  package init(argument: String) throws(InvalidArgument) {
    // Swift also reads hexadecimal numbers, which nobody means here.
    guard let value = Double(argument), value.isFinite, !argument.lowercased().contains("x") else {
      throw InvalidArgument()
    }
    self = value
  }

  package var defaultValueDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
