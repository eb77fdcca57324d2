import Foundation
import SQLite

/// What users put into a catalogue and what was computed of it, without keys and times, by subject.
///
/// The numbers of runs are left out: a run that was broken off stays in the log.
struct CatalogueDump: Equatable {
  /// The rows that belong to each document and each scene, and to the catalogue.
  let subjects: [String: [String]]

  /// Reads the catalogue of a folder; one that is missing or empty has nothing.
  init(of folder: TemporaryFolder) throws {
    let path = folder.path("framebook.db")
    guard let size = try? Data(contentsOf: URL(filePath: path)).count, size > 0 else {
      subjects = [:]
      return
    }
    let connection = try Connection(path: path, mode: .readWrite)
    var subjects: [String: [String]] = [:]
    for query in CatalogueDump.queries {
      try connection.query(query) { row in
        let values = try (1..<row.columnCount).map { "\(try row.value($0))" }
        subjects[try row.text(0), default: []].append(values.joined(separator: " "))
      }
    }
    self.subjects = subjects
  }

  /// Lists the subjects that are neither as in one state nor as in another.
  func subjects(neitherAsIn before: CatalogueDump, nor after: CatalogueDump) -> [String] {
    Set(subjects.keys).union(before.subjects.keys).union(after.subjects.keys).filter { subject in
      subjects[subject] != before.subjects[subject]
        && subjects[subject] != after.subjects[subject]
    }.sorted()
  }

  private static let queries = [
    "SELECT 'engine', engine_version FROM catalogue",
    """
    SELECT document.kind || ' ' || document.name, revision.number,
      revision.id = document.head_revision_id, revision.message, revision.body
    FROM revision JOIN document ON document.id = revision.document_id
    ORDER BY document.kind, document.name, revision.number
    """,
    """
    SELECT 'layout ' || layout.name, revision.number, pattern.name FROM pattern_use
    JOIN revision ON revision.id = pattern_use.layout_revision_id
    JOIN document AS layout ON layout.id = revision.document_id
    JOIN document AS pattern ON pattern.id = pattern_use.pattern_document_id ORDER BY 1, 2, 3
    """,
    """
    SELECT 'scene ' || scene.name, layout.name, content.name, viewport.name, baseline.number
    FROM scene JOIN document AS layout ON layout.id = layout_id
    JOIN document AS content ON content.id = content_id
    JOIN document AS viewport ON viewport.id = viewport_id
    LEFT JOIN snapshot AS baseline ON baseline.id = scene.baseline_snapshot_id ORDER BY 1
    """,
    """
    SELECT 'scene ' || scene.name, snapshot.number, layout.number, content.number,
      viewport.number, engine_version, content_width, content_height, sections, hex(frames)
    FROM snapshot JOIN scene ON scene.id = snapshot.scene_id
    JOIN frame_set ON frame_set.id = snapshot.frame_set_id
    LEFT JOIN revision AS layout ON layout.id = layout_revision_id
    LEFT JOIN revision AS content ON content.id = content_revision_id
    LEFT JOIN revision AS viewport ON viewport.id = viewport_revision_id ORDER BY 1, 2
    """,
    """
    SELECT 'scene ' || scene.name, 'accepted', number, previous_number, message
    FROM acceptance JOIN scene ON scene.id = acceptance.scene_id ORDER BY acceptance.id
    """,
    """
    SELECT 'scene ' || scene.name, 'changed', before_number, after_number, added, removed, moved,
      resized, max_shift, shift_score, message
    FROM change JOIN scene ON scene.id = change.scene_id ORDER BY change.id
    """,
  ]
}
