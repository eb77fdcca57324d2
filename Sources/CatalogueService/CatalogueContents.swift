/// How much an export has in it.
package struct CatalogueContents: Hashable, Sendable {
  /// The engine version that the catalogue is pinned to.
  package var engine = 0
  /// How many documents there are.
  package var documents = 0
  /// How many revisions of them.
  package var revisions = 0
  /// How many scenes.
  package var scenes = 0
  /// How many of these have a baseline.
  package var baselines = 0
}
