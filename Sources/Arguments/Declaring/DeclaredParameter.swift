/// Takes the words of one parameter, whatever type they become.
protocol ParameterStorage {
  /// Whether a required value has not been read.
  var isMissing: Bool { get }

  /// Describes the parameter, whose names may depend on the property's.
  func parameter(for property: String) -> Parameter

  /// Reads one word more; a flag reads the empty word.
  func read(_ word: String) throws(InvalidArgument)
}

/// A property wrapper that declares one parameter.
protocol ParameterDeclaration {
  /// Where its words go.
  var storage: any ParameterStorage { get }
}

/// A property wrapper that stands for the parameters of another value.
protocol ParameterGroupDeclaration {
  /// The title of its section on the help screen.
  var title: String? { get }

  /// The value whose properties count as declared here.
  var contents: any ParsableArguments { get }

  /// Lets the value check itself once it is read.
  func validateContents() throws(UsageError)
}

/// A parameter of a command together with the place its words go to.
struct DeclaredParameter {
  /// What parser and help know about it.
  var parameter: Parameter

  /// Where its words go.
  let storage: any ParameterStorage

  /// Finds all parameters that a value declares, in order, those of its groups where they stand.
  static func all(of arguments: any ParsableArguments) -> [DeclaredParameter] {
    Mirror(reflecting: arguments).children.flatMap { child -> [DeclaredParameter] in
      if let group = child.value as? any ParameterGroupDeclaration {
        return all(of: group.contents).map { $0.titled(group.title) }
      }
      guard let declaration = child.value as? any ParameterDeclaration, let label = child.label
      else { return [] }
      let property = label.drop { $0 == "_" }.hyphenated
      let parameter = declaration.storage.parameter(for: property)
      return [DeclaredParameter(parameter: parameter, storage: declaration.storage)]
    }
  }

  private func titled(_ title: String?) -> DeclaredParameter {
    var copy = self
    copy.parameter.groupTitle = parameter.groupTitle ?? title
    return copy
  }
}

extension Substring {
  /// The words of a property's name in lower case, joined by hyphens: `urlPath` is `url-path`.
  fileprivate var hyphenated: String {
    var result = ""
    var previous: Character?
    for (offset, character) in enumerated() {
      let next = dropFirst(offset + 1).first
      if let previous, character.isUppercase,
        !previous.isUppercase || next?.isLowercase == true
      {
        result += "-"
      }
      result += character.lowercased()
      previous = character
    }
    return result
  }
}
