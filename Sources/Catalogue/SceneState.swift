/// What is known of a scene's frames; the first that applies, in this order.
package enum SceneState: String, Hashable, Sendable, CaseIterable {
  /// Its current inputs cannot be computed.
  case failed
  /// It has never been computed.
  case missing
  /// Its latest snapshot was computed from other inputs or by another engine.
  case stale
  /// Its latest frames are not the accepted ones.
  case pending
  /// Its latest frames are the accepted ones.
  case clean
}
