/// The revisions and the engine version that a snapshot was computed from, as far as they are known.
package struct SnapshotOrigin: Hashable, Sendable {
  /// The key of the layout's revision; nil when it is gone.
  package var layoutID: Int64?
  /// The key of the content's revision; nil when it is gone.
  package var contentID: Int64?
  /// The key of the viewport's revision; nil when it is gone.
  package var viewportID: Int64?
  /// The keys of the patterns' revisions that are left.
  package var patternIDs: [Int64]
  /// The engine version.
  package var engine: Int

  /// Starts with an engine version and no revision.
  package init(engine: Int) {
    self.engine = engine
    patternIDs = []
  }

  init(_ inputs: SceneInputs) {
    layoutID = inputs.layoutID
    contentID = inputs.contentID
    viewportID = inputs.viewportID
    patternIDs = inputs.patterns.map(\.revisionID)
    engine = inputs.engine
  }
}
