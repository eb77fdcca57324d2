/// Declares a named parameter with a value: `--count 3`, `--count=3`, `-c 3`.
@propertyWrapper
package struct Option<Value>: ParameterDeclaration {
  private let slot: Slot<Value>

  var storage: any ParameterStorage { slot }

  package var wrappedValue: Value {
    get { slot.current }
    set { slot.value = newValue }
  }

  /// Declares an option that must be given.
  package init(
    name: NameSpecification = .long, help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value: ArgumentValue {
    slot = Slot(.option, name, help, completion, default: nil)
  }

  /// Declares an option with a default; of several occurrences the last counts.
  package init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp = "",
    completion: Completion? = nil
  ) where Value: ArgumentValue {
    slot = Slot(.option, name, help, completion, default: wrappedValue)
  }

  /// Declares an option that may be absent; of several occurrences the last counts.
  package init<Wrapped: ArgumentValue>(
    wrappedValue: Wrapped? = nil, name: NameSpecification = .long, help: ArgumentHelp = "",
    completion: Completion? = nil
  ) where Value == Wrapped? {
    slot = Slot(optional: .option, name, help, completion, default: wrappedValue)
  }

  /// Declares an option that may be repeated, one value each time; given ones replace the default.
  package init<Element: ArgumentValue>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp = "",
    completion: Completion? = nil
  ) where Value == [Element] {
    slot = Slot(repeating: .option, name, help, completion, default: wrappedValue)
  }

  /// Declares an option that must be given at least once.
  package init<Element: ArgumentValue>(
    name: NameSpecification = .long, help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value == [Element] {
    slot = Slot(repeating: .option, name, help, completion, default: nil)
  }
}
