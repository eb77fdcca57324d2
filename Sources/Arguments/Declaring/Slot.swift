/// Where the words of one parameter become its value: shared between a property and the parser.
final class Slot<Value> {
  /// Makes a value of a word and, for one that repeats, the values read before.
  typealias Reader = (_ earlier: Value?, _ word: String) throws(InvalidArgument) -> Value

  /// The value read so far or the default; absent while a required one has not been read.
  var value: Value?

  private let parameter: Parameter
  private let names: NameSpecification
  private let reader: Reader
  private var isRead = false

  /// Takes a description that still lacks what the property's name decides.
  private init(
    _ parameter: Parameter, _ names: NameSpecification, value: Value?, reader: @escaping Reader
  ) {
    self.parameter = parameter
    self.names = names
    self.value = value
    self.reader = reader
  }
}

extension Slot where Value: ArgumentValue {
  /// Makes a slot for one value, required unless there is a default.
  convenience init(
    _ kind: Parameter.Kind, _ names: NameSpecification, _ help: ArgumentHelp,
    _ completion: Completion?, default value: Value?
  ) {
    var parameter = Parameter(kind, of: Value.self, help, completion)
    parameter.isRequired = value == nil
    parameter.defaultDescription = value?.defaultValueDescription
    self.init(parameter, names, value: value) { (_, word) throws(InvalidArgument) in
      try Value(argument: word)
    }
  }
}

extension Slot {
  /// Makes a slot for a value that may be absent.
  convenience init<Wrapped: ArgumentValue>(
    optional kind: Parameter.Kind, _ names: NameSpecification, _ help: ArgumentHelp,
    _ completion: Completion?
  ) where Value == Wrapped? {
    let parameter = Parameter(kind, of: Wrapped.self, help, completion)
    self.init(parameter, names, value: .some(nil)) { (_, word) throws(InvalidArgument) in
      try Wrapped(argument: word)
    }
  }

  /// Makes a slot for values that add up; given ones replace the default, none is wrong without.
  convenience init<Element: ArgumentValue>(
    repeating kind: Parameter.Kind, _ names: NameSpecification, _ help: ArgumentHelp,
    _ completion: Completion?, default value: [Element]?
  ) where Value == [Element] {
    var parameter = Parameter(kind, of: Element.self, help, completion)
    parameter.isRequired = value == nil
    parameter.isRepeating = true
    parameter.defaultDescription = value?.map(\.defaultValueDescription).joined(separator: ", ")
    self.init(parameter, names, value: value) { (earlier, word) throws(InvalidArgument) in
      (earlier ?? []) + [try Element(argument: word)]
    }
  }
}

extension Slot where Value == Bool {
  /// Makes a slot that is true once its name is given.
  convenience init(flag names: NameSpecification, _ help: ArgumentHelp, default value: Bool) {
    let parameter = Parameter(kind: .flag, names: [], valueName: "", help: help)
    self.init(parameter, names, value: value) { (_, _) in true }
  }
}

extension Slot: ParameterStorage {
  /// The value for the property; before parsing, a required one has none.
  var current: Value {
    guard let value else {
      preconditionFailure("a required parameter is used before the command line is parsed")
    }
    return value
  }

  var isMissing: Bool { value == nil }

  func parameter(for property: String) -> Parameter {
    var parameter = parameter
    parameter.names = names.names(for: property)
    parameter.valueName = parameter.help.valueName ?? parameter.longNames.first ?? property
    if parameter.defaultDescription?.isEmpty == true { parameter.defaultDescription = nil }
    return parameter
  }

  func read(_ word: String) throws(InvalidArgument) {
    value = try reader(isRead ? value : nil, word)
    isRead = true
  }
}

extension Parameter {
  /// Describes what follows from the type of the values; the names are yet to come.
  fileprivate init(
    _ kind: Kind, of type: any ArgumentValue.Type, _ help: ArgumentHelp, _ completion: Completion?
  ) {
    self.init(kind: kind, names: [], valueName: "", help: help)
    choices = type.choices
    self.completion = completion ?? type.completion
  }
}
