/// Declares a parameter found by its position among the words that are no options.
@propertyWrapper
package struct Argument<Value>: ParameterDeclaration {
  private let slot: Slot<Value>

  var storage: any ParameterStorage { slot }

  package var wrappedValue: Value {
    get { slot.current }
    set { slot.value = newValue }
  }

  /// Declares an argument that must be given.
  package init(
    help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value: ArgumentValue {
    slot = Slot(.argument, [], help, completion, default: nil)
  }

  /// Declares an argument with a default.
  package init(
    wrappedValue: Value, help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value: ArgumentValue {
    slot = Slot(.argument, [], help, completion, default: wrappedValue)
  }

  /// Declares an argument that may be absent.
  package init<Wrapped: ArgumentValue>(
    wrappedValue: Wrapped? = nil, help: ArgumentHelp = "",
    completion: Completion? = nil
  ) where Value == Wrapped? {
    slot = Slot(optional: .argument, [], help, completion, default: wrappedValue)
  }

  /// Declares an argument that takes all words left; given ones replace the default.
  package init<Element: ArgumentValue>(
    wrappedValue: [Element], help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value == [Element] {
    slot = Slot(repeating: .argument, [], help, completion, default: wrappedValue)
  }

  /// Declares an argument that takes all words left and needs at least one.
  package init<Element: ArgumentValue>(
    help: ArgumentHelp = "", completion: Completion? = nil
  ) where Value == [Element] {
    slot = Slot(repeating: .argument, [], help, completion, default: nil)
  }
}
