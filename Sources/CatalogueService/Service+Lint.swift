import Catalogue
package import LayoutEngine

extension Service {
  /// What looks wrong in some scenes or previews, and which of them could not be computed.
  package struct LintReport: Sendable {
    /// The findings of one scene or file.
    package struct Entry: Sendable {
      /// The scene's name, or the layout's file.
      package let name: String
      /// What was found.
      package let findings: [FrameLint.Finding]
    }

    /// The scenes or files that were looked at.
    package var entries: [Entry] = []
    /// Why others could not be computed.
    package var failures: [(name: String, message: String)] = []

    /// Makes an empty report.
    package init() {}

    /// Looks at a preview; one that cannot be computed is a failure.
    package mutating func add(_ preview: Preview, minSize: Double) {
      do {
        let computed = try Service.computed(preview)
        add(preview.layout.name, computed.frames, computed.inputs, minSize)
      } catch {
        failures.append((preview.layout.name, "\(error)"))
      }
    }

    fileprivate mutating func add(
      _ name: String, _ frames: Frames, _ inputs: DecodedInputs, _ minSize: Double
    ) {
      let lint = FrameLint(
        frames, in: inputs.viewport, isHorizontal: inputs.layout.isHorizontal, minSize: minSize)
      entries.append(Entry(name: name, findings: lint.findings))
    }
  }

  /// Looks at the selected scenes, computed in memory from their current inputs; writes nothing.
  ///
  /// - Parameter minSize: The least width and height of an element, in points; 0 asks for none.
  package func lint(_ selection: [String], minSize: Double) throws -> LintReport {
    try catalogue.read {
      var report = LintReport()
      var cache = InputCache(catalogue)
      for scene in try scenes(matching: selection) {
        guard let inputs = try catalogue.scenes.inputs(id: scene.id) else { continue }
        let decoded = try cache.decoded(inputs)
        switch decoded.frames() {
        case .success(let frames): report.add(scene.name, frames, decoded, minSize)
        case .failure(let error): report.failures.append((scene.name, error.description))
        }
      }
      return report
    }
  }
}
