/// Declares a named parameter without a value, which is true when given.
@propertyWrapper
package struct Flag: ParameterDeclaration {
  private let slot: Slot<Bool>

  var storage: any ParameterStorage { slot }

  package var wrappedValue: Bool {
    get { slot.current }
    set { slot.value = newValue }
  }

  /// Declares a flag; the initial value, almost always false, holds when it is not given.
  package init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp = ""
  ) {
    slot = Slot(flag: name, help, default: wrappedValue)
  }
}
