import LayoutEngine
import SQLite

extension SceneRepository {
  /// Reads the heads of some scenes in the order of their keys; scenes that there are not are left
  /// out.
  ///
  /// Costs two statements however many they are.
  package func heads(_ ids: [Int64]) throws -> [SceneHead] {
    let wanted = SceneRepository.list(ids)
    let patterns = try patterns(wanted)
    return try catalogue.connection.all(SceneRepository.headSelection, [wanted]) { row in
      try SceneRepository.head(row, patterns)
    }
  }

  /// Reads what a scene is to be computed from now; nil when there is none of this key.
  package func inputs(id: Int64) throws -> SceneInputs? {
    try heads([id]).first?.inputs
  }

  /// Reads the patterns that the layouts of scenes name, by the keys of the scenes.
  private func patterns(_ wanted: Value) throws -> [Int64: [SceneInputs.Pattern]] {
    var patterns: [Int64: [SceneInputs.Pattern]] = [:]
    try catalogue.connection.query(
      """
      SELECT scene.id, pattern.name, pattern.head_revision_id
      FROM json_each(?) AS wanted
      JOIN scene ON scene.id = wanted.value
      JOIN document AS layout ON layout.id = scene.layout_id
      JOIN pattern_use ON pattern_use.layout_revision_id = layout.head_revision_id
      JOIN document AS pattern ON pattern.id = pattern_use.pattern_document_id
      ORDER BY pattern.name
      """, [wanted]
    ) { row in
      patterns[try row.integer(0), default: []].append(
        SceneInputs.Pattern(name: try row.text(1), revisionID: try row.integer(2)))
    }
    return patterns
  }

  private static let headSelection = """
    SELECT head.scene_id, head.scene,
      head.layout_revision_id, head.content_revision_id, head.viewport_revision_id,
      head.engine_version, latest.id, latest.number, latest.frame_set_id,
      latest.content_width, latest.content_height, baseline.frame_set_id,
      EXISTS (SELECT 1 FROM failure WHERE failure.scene_id = head.scene_id)
    FROM json_each(?) AS wanted
    JOIN scene_head AS head ON head.scene_id = wanted.value
    LEFT JOIN snapshot AS latest ON latest.id = head.latest_snapshot_id
    LEFT JOIN snapshot AS baseline ON baseline.id = head.baseline_snapshot_id
    ORDER BY wanted.key
    """

  private static func head(
    _ row: borrowing Row, _ patterns: [Int64: [SceneInputs.Pattern]]
  ) throws -> SceneHead {
    let id = try row.integer(0)
    var latest: SceneHead.Snapshot?
    if let snapshotID = try row.optionalInteger(6) {
      latest = SceneHead.Snapshot(
        id: snapshotID, number: try row.integer(7, as: Int.self),
        frameSetID: try row.integer(8),
        contentSize: Size(width: try row.real(9), height: try row.real(10)))
    }
    return SceneHead(
      id: id, name: try row.text(1), hasFailure: try row.integer(12) == 1,
      inputs: SceneInputs(
        layoutID: try row.integer(2), contentID: try row.integer(3),
        viewportID: try row.integer(4), patterns: patterns[id] ?? [],
        engine: try row.integer(5, as: Int.self)),
      latest: latest, baselineFrameSetID: try row.optionalInteger(11))
  }
}
