/// Where the words of one parameter become its value: shared between a property and the parser.
final class Slot<Value> {
  /// Reads a word into the value, or behind the values read before, which are absent at first.
  typealias Reader = (_ value: inout Value?, _ word: String) throws(InvalidArgument) -> Void

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
    self.init(parameter, names, value: value) { (value, word) throws(InvalidArgument) in
      value = try Value(argument: word)
    }
  }
}

extension Slot {
  /// Makes a slot for a value that may be absent.
  convenience init<Wrapped: ArgumentValue>(
    optional kind: Parameter.Kind, _ names: NameSpecification, _ help: ArgumentHelp,
    _ completion: Completion?, default value: Wrapped?
  ) where Value == Wrapped? {
    var parameter = Parameter(kind, of: Wrapped.self, help, completion)
    parameter.defaultDescription = value?.defaultValueDescription
    self.init(parameter, names, value: .some(value)) { (value, word) throws(InvalidArgument) in
      value = .some(try Wrapped(argument: word))
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
    self.init(parameter, names, value: value) { (value, word) throws(InvalidArgument) in
      if value == nil { value = [] }
      value?.append(try Element(argument: word))
    }
  }
}

extension Slot where Value == Bool {
  /// Makes a slot that is true once its name is given.
  convenience init(flag names: NameSpecification, _ help: ArgumentHelp, default value: Bool) {
    let parameter = Parameter(kind: .flag, names: [], valueName: "", help: help)
    self.init(parameter, names, value: value) { (value, _) in value = true }
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
    if !isRead { value = nil }
    isRead = true
    try reader(&value, word)
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
