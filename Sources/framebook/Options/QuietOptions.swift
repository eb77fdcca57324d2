import Arguments
import CatalogueService
import Synchronization
import Wording

/// Whether a command that computes scenes says anything when all is well.
struct QuietOptions: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: "Say nothing unless a scene fails, except with --format json, ndjson or csv.")
  var quiet = false

  /// Returns what shows how far the computation is, and minds what an interrupt leaves if it stores.
  func progress(in console: Console, stores: Bool = true) -> (Int, Int) -> Void {
    let show = quiet ? { _, _ in } : Progress(console).show
    return { done, total in
      if stores { Interruption.leavesScenes.store(true, ordering: .relaxed) }
      show(done, total)
    }
  }

  /// Prints the answer to a run, or what failed of it alone, and returns how the command ends.
  func present(
    _ answer: some Presentable, to run: RunReport?, as output: FormatOptions, in console: Console
  ) throws -> ExitCode {
    Interruption.leavesScenes.store(false, ordering: .relaxed)
    let hasFailure = run?.hasFailure == true
    guard quiet, output.format == .table else {
      try console.present(answer, as: output)
      return hasFailure ? .error : .success
    }
    for scene in run?.scenes ?? [] {
      guard case .failed(let message) = scene.result else { continue }
      try console.note("Error: scene \(scene.name.quoted): \(message.escaped)")
    }
    return hasFailure ? .error : .success
  }
}
