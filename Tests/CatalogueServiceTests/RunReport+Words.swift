import CatalogueService

extension RunReport {
  /// What became of each scene, in a word.
  var words: [String: String] {
    Dictionary(uniqueKeysWithValues: scenes.map { ($0.name, $0.word) })
  }
}

extension RunReport.Scene {
  /// What became of the scene, in a word.
  var word: String {
    switch result {
    case .first: "first"
    case .unchanged: "unchanged"
    case .changed: "changed"
    case .failed: "failed"
    }
  }
}
