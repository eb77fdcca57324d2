/// Declares all parameters of another type, so that commands can share them.
///
/// When a command that has subcommands declares the same group, its options are accepted before
/// the name of the subcommand too; the last occurrence on the line counts.
@propertyWrapper
package struct OptionGroup<Value: ParsableArguments>: ParameterGroupDeclaration {
  /// Keeps the value where copies of the command share it with the parser.
  private final class Box {
    var value = Value()
  }

  private let box = Box()
  let title: String?

  var contents: any ParsableArguments { box.value }

  package var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// Declares the group; a title gives it a section of its own on the help screen.
  package init(title: String? = nil) {
    self.title = title
  }

  func validateContents() throws(UsageError) {
    try box.value.validateAll()
  }
}
