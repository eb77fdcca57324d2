import Wording

/// Why SQL of a user's own cannot be run.
package enum QueryError: Error, Hashable, Sendable {
  /// SQLite does not take it, and says why.
  case invalid(message: String)
  /// It would do more than read.
  case refused(message: String)
  /// A parameter of the SQL has no value.
  case missing(parameter: String)
  /// A value is given for a parameter that the SQL does not have.
  case unknown(parameter: String, known: [String])
  /// A parameter has a number or nothing in place of a name.
  case unnamed(parameter: String)
}

extension QueryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalid(let message):
      return message.escaped
    case .refused(let message):
      return "\(message.escaped), 'query' only reads; use the other commands to change things"
    case .missing(let parameter):
      return "the parameter \(parameter.quoted) has no value, give it with "
        + "-p \(String(parameter.dropFirst()).escaped)=VALUE"
    case .unknown(let parameter, let known):
      let suggestion = nearest(to: parameter, among: known).map { ", did you mean \($0.quoted)?" }
      let hint = known.isEmpty ? ", it has none" : ""
      return "the SQL has no parameter \(parameter.quoted)\(suggestion ?? hint)"
    case .unnamed(let parameter):
      return "the parameter \(parameter.quoted) has no name, write it as :name"
    }
  }
}
