import CatalogueService
import Wording

extension SceneDiff {
  /// What is compared, as in `gallery 1 -> 2`, or `a@1 -> b@2` for two scenes.
  var title: String {
    guard let old = before.snapshot, let new = after.snapshot else { return after.scene.escaped }
    return before.scene == after.scene
      ? "\(after.scene.escaped) \(old) -> \(new)"
      : "\(before.scene.escaped)@\(old) -> \(after.scene.escaped)@\(new)"
  }

  /// The call that compares the same again.
  var command: String {
    guard let old = before.snapshot, let new = after.snapshot else {
      return "framebook diff --engine \(before.engine)..\(after.engine) \(after.scene.shellWord)"
    }
    return "framebook diff \("\(before.scene)@\(old)".shellWord) "
      + "\("\(after.scene)@\(new)".shellWord)"
  }
}
