import SQLite

/// The snapshots of scenes.
package struct SnapshotRepository {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Reads a scene's latest snapshot; nil before the first.
  package func latest(ofScene sceneID: Int64) throws -> SnapshotRecord? {
    try first("WHERE snapshot.scene_id = ? ORDER BY snapshot.number DESC LIMIT 1", sceneID)
  }

  /// Reads a scene's accepted snapshot; nil before the first.
  package func baseline(ofScene sceneID: Int64) throws -> SnapshotRecord? {
    try first(
      "WHERE snapshot.id = (SELECT baseline_snapshot_id FROM scene WHERE scene.id = ?)", sceneID)
  }

  /// Reads one of a scene's snapshots by its number; nil when there is none.
  package func find(_ number: Int, ofScene sceneID: Int64) throws -> SnapshotRecord? {
    try first("WHERE snapshot.scene_id = ? AND snapshot.number = ?2", sceneID, Value(number))
  }

  /// Reads a snapshot by its key; nil when there is none.
  package func find(id: Int64) throws -> SnapshotRecord? {
    try first("WHERE snapshot.id = ?", id)
  }

  /// Lists a scene's snapshots, oldest first, without the names of their patterns.
  package func list(ofScene sceneID: Int64) throws -> [SnapshotRecord] {
    try catalogue.connection.all(
      SnapshotRepository.selection + " WHERE snapshot.scene_id = ? ORDER BY snapshot.number",
      [.integer(sceneID)]
    ) { row in try snapshot(row, patterns: []) }
  }

  /// Adds a snapshot and returns the key of its row.
  package func insert(
    number: Int, ofScene sceneID: Int64, inputs: SceneInputs, runID: Int64,
    contentWidth: Double, contentHeight: Double, frameSetID: Int64, now: String
  ) throws -> Int64 {
    try insert(
      number: number, ofScene: sceneID, origin: SnapshotOrigin(inputs), runID: runID,
      contentWidth: contentWidth, contentHeight: contentHeight, frameSetID: frameSetID, now: now)
  }

  /// Adds a snapshot that may come from documents which are gone, and returns the key of its row.
  package func insert(
    number: Int, ofScene sceneID: Int64, origin: SnapshotOrigin, runID: Int64,
    contentWidth: Double, contentHeight: Double, frameSetID: Int64, now: String
  ) throws -> Int64 {
    let checksum = Checksum.ofSnapshot(
      sceneID: sceneID, number: Int64(number), engine: Int64(origin.engine),
      contentWidth: contentWidth, contentHeight: contentHeight, createdAt: now)
    try catalogue.connection.run(
      """
      INSERT INTO snapshot (scene_id, number, run_id, layout_revision_id, content_revision_id,
        viewport_revision_id, engine_version, content_width, content_height, frame_set_id,
        created_at, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(sceneID), Value(number), .integer(runID), Value(origin.layoutID),
        Value(origin.contentID), Value(origin.viewportID), Value(origin.engine),
        .real(contentWidth), .real(contentHeight), .integer(frameSetID), .text(now),
        .integer(checksum),
      ])
    let snapshotID = catalogue.connection.lastInsertRowID
    for patternID in origin.patternIDs {
      try catalogue.connection.run(
        "INSERT INTO snapshot_pattern (snapshot_id, pattern_revision_id) VALUES (?, ?)",
        [.integer(snapshotID), .integer(patternID)])
    }
    return snapshotID
  }

  /// Makes a snapshot share frames that hold the same bytes, and drops its own.
  package func share(_ frameSetID: Int64, by snapshot: SnapshotRecord) throws {
    guard snapshot.frameSetID != frameSetID else { return }
    try catalogue.connection.run(
      "UPDATE snapshot SET frame_set_id = ? WHERE id = ?",
      [.integer(frameSetID), .integer(snapshot.id)])
    try catalogue.frameSets.removeUnused(snapshot.frameSetID)
  }

  /// Removes a snapshot that is no baseline; the log keeps its number, its frames may be left unused.
  package func remove(_ snapshot: SnapshotRecord) throws {
    try catalogue.connection.run("DELETE FROM snapshot WHERE id = ?", [.integer(snapshot.id)])
  }

  private func first(
    _ condition: String, _ key: Int64, _ more: Value...
  ) throws -> SnapshotRecord? {
    try catalogue.connection.first(
      SnapshotRepository.selection + " " + condition, [.integer(key)] + more
    ) { row in
      let patterns = try catalogue.connection.all(
        """
        SELECT document.name, revision.number FROM snapshot_pattern
        JOIN revision ON revision.id = snapshot_pattern.pattern_revision_id
        JOIN document ON document.id = revision.document_id
        WHERE snapshot_pattern.snapshot_id = ? ORDER BY document.name
        """, [.integer(try row.integer(0))]
      ) { pattern in
        SnapshotRecord.Source(
          name: try pattern.text(0), number: try pattern.integer(1, as: Int.self))
      }
      return try snapshot(row, patterns: patterns)
    }
  }

  private static let selection = """
    SELECT snapshot.id, snapshot.number,
      layout.name, layout_revision.number, content.name, content_revision.number,
      viewport.name, viewport_revision.number, snapshot.viewport_revision_id,
      snapshot.engine_version, snapshot.content_width, snapshot.content_height,
      snapshot.frame_set_id, snapshot.created_at, snapshot.scene_id, snapshot.checksum
    FROM snapshot
    LEFT JOIN revision AS layout_revision ON layout_revision.id = snapshot.layout_revision_id
    LEFT JOIN document AS layout ON layout.id = layout_revision.document_id
    LEFT JOIN revision AS content_revision ON content_revision.id = snapshot.content_revision_id
    LEFT JOIN document AS content ON content.id = content_revision.document_id
    LEFT JOIN revision AS viewport_revision
      ON viewport_revision.id = snapshot.viewport_revision_id
    LEFT JOIN document AS viewport ON viewport.id = viewport_revision.document_id
    """

  private func snapshot(
    _ row: borrowing Row, patterns: [SnapshotRecord.Source]
  ) throws -> SnapshotRecord {
    let checksum = Checksum.ofSnapshot(
      sceneID: try row.integer(14), number: try row.integer(1), engine: try row.integer(9),
      contentWidth: try row.real(10), contentHeight: try row.real(11),
      createdAt: try row.text(13))
    guard try checksum == row.integer(15) else {
      throw CatalogueError.damaged(
        path: catalogue.path, detail: "a snapshot is not as it was written")
    }
    return SnapshotRecord(
      id: try row.integer(0), number: try row.integer(1, as: Int.self),
      layout: try source(row, 2), content: try source(row, 4), viewport: try source(row, 6),
      patterns: patterns, viewportRevisionID: try row.optionalInteger(8),
      engine: try row.integer(9, as: Int.self), contentWidth: try row.real(10),
      contentHeight: try row.real(11), frameSetID: try row.integer(12),
      createdAt: try row.text(13))
  }

  private func source(
    _ row: borrowing Row, _ column: Int
  ) throws -> SnapshotRecord.Source {
    SnapshotRecord.Source(
      name: try row.optionalText(column),
      number: try row.optionalInteger(column + 1, as: Int.self))
  }
}

extension Catalogue {
  /// The snapshots of scenes.
  package var snapshots: SnapshotRepository { SnapshotRepository(self) }
}
