/// A type whose `@Option`, `@Flag`, `@Argument` and `@OptionGroup` properties are parameters.
package protocol ParsableArguments {
  /// Makes a value with defaults only, to be filled by the parser.
  init()

  /// Refuses combinations that each property alone cannot; runs after all words are read.
  mutating func validate() throws(UsageError)
}

extension ParsableArguments {
  package mutating func validate() throws(UsageError) {}

  /// Validates the groups first, so that a command can rely on them.
  mutating func validateAll() throws(UsageError) {
    for child in Mirror(reflecting: self).children {
      try (child.value as? any ParameterGroupDeclaration)?.validateContents()
    }
    try validate()
  }
}
