import CatalogueService

extension CatalogueContents {
  /// What there is in one line: `engine 2, 3 documents, 4 revisions, 1 scene, 1 baseline`.
  var summary: String {
    let counts = [
      (documents, "document"), (revisions, "revision"), (scenes, "scene"),
      (baselines, "baseline"),
    ].map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return "engine \(engine), \(counts.joined(separator: ", "))"
  }
}
