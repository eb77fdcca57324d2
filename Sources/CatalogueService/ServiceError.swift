package import Catalogue
package import StrictJSON
import Wording

/// Why the service does not do what it was asked for; nothing was written then.
package enum ServiceError: Error, Hashable, Sendable {
  /// No such thing has this name; `known` are the names there are.
  case notFound(what: String, name: String, known: [String])
  /// What is to be added is there already.
  case exists(what: String, name: String)
  /// The new name is that of another one.
  case taken(what: String, name: String)
  /// The name cannot be given to anything.
  case invalidName(name: String, reason: String)
  /// A document does not follow the rules of its kind, but perhaps those of another.
  case invalidDocument(
    kind: DocumentKind, name: String, JSONError, looksLike: DocumentKind? = nil)
  /// The document has no revision of this number.
  case noRevision(kind: DocumentKind, name: String, number: Int, newest: Int)
  /// The scene has no snapshot of this number.
  case noSnapshot(scene: String, number: Int, newest: Int?)
  /// The scene has not been computed.
  case notComputed(scene: String, state: SceneState)
  /// Scenes use the document that is to be removed.
  case inUse(kind: DocumentKind, name: String, scenes: [String])
  /// Layouts name the pattern that is to be renamed or removed.
  case patternNamed(pattern: String, layouts: [String])
  /// A layout names a pattern that is not in the catalogue.
  case patternMissing(layout: String, pattern: String, known: [String])
  /// A reference or a number does not say what it should.
  case invalid(String)
}

extension ServiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let what, let name, let known):
      if what == "scene", Glob.isPattern(name) {
        return "\(name.quoted) is a pattern of names and one scene is asked for; accept, check, "
          + "compute, diff, lint, prune and status take patterns"
      }
      let problem = "there is no \(what) \(name.quoted)"
      // Several viewports make scenes below a name.
      let below = known.filter { $0.hasPrefix("\(name)/") }
      if what == "scene", !below.isEmpty { return "\(problem), but \(Self.list("scene", below))" }
      if let near = nearest(to: name, among: known) {
        return "\(problem), did you mean \(near.quoted)?"
      }
      return what == "viewport" ? "\(problem), a size is written as 375x812" : problem
    case .exists(let what, let name):
      let call = what == "scene" ? "scene update NAME" : "\(what) update NAME FILE"
      return "the \(what) \(name.quoted) exists already, 'framebook \(call)' changes it"
    case .taken(let what, let name):
      return "the \(what) \(name.quoted) exists already"
    case .invalidName(let name, let reason):
      return "the name \(String(name.prefix(140)).quoted) \(reason)"
    case .invalidDocument(let kind, let name, let error, let other):
      let hint = other.map { ", this looks like a \($0.rawValue)" } ?? ""
      return "\(kind.rawValue) \(name.quoted): \(error)\(hint)"
    case .noRevision(let kind, let name, let number, let newest):
      return "the \(kind.rawValue) \(name.quoted) has no revision \(number), "
        + "the newest is \(newest)"
    case .noSnapshot(let scene, let number, let newest?) where (1..<newest).contains(number):
      return "the snapshot \(number) of the scene \(scene.quoted) is no longer kept, "
        + "'framebook scene show' lists those that are"
    case .noSnapshot(let scene, let number, let newest):
      let hint = newest.map { "the newest is \($0)" } ?? "it has none yet, compute it first"
      return "the scene \(scene.quoted) has no snapshot \(number), \(hint)"
    case .notComputed(let scene, let state):
      return state == .failed
        ? "the scene \(scene.quoted) cannot be computed, 'framebook status' says why"
        : "the scene \(scene.quoted) is \(state.rawValue), compute it first"
    case .inUse(let kind, let name, let scenes):
      return "the \(kind.rawValue) \(name.quoted) is used by \(Self.list("scene", scenes)), "
        + "remove these first or use --force"
    case .patternNamed(let pattern, let layouts):
      return "the pattern \(pattern.quoted) is named by \(Self.list("layout", layouts)), "
        + "change these first"
    case .patternMissing(let layout, let pattern, let known):
      let suggestion = nearest(to: pattern, among: known).map {
        "did you mean \($0.quoted)?"
      }
      return "the layout \(layout.quoted) names the pattern \(pattern.quoted), which is not in "
        + "the catalogue, \(suggestion ?? "add it first")"
    case .invalid(let sentence):
      return sentence
    }
  }

  /// Returns `the scene 'a'` or `the scenes 'a', 'b' and 3 more`.
  private static func list(_ noun: String, _ names: [String]) -> String {
    let shown = names.prefix(5).map(\.quoted).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "the \(noun)\(names.count == 1 ? "" : "s") \(shown)\(more)"
  }
}
