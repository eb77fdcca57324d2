import SQLite

/// Scenes, what they are made of, and their states.
package struct SceneRepository {
  let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Finds the scene of this name; nil when there is none.
  package func find(_ name: String) throws -> SceneRecord? {
    try catalogue.connection.first(
      """
      SELECT id, name, layout_id, content_id, viewport_id, baseline_snapshot_id
      FROM scene WHERE name = ?
      """, [.text(name)]
    ) { row in
      SceneRecord(
        id: try row.integer(0), name: try row.text(1), layoutID: try row.integer(2),
        contentID: try row.integer(3), viewportID: try row.integer(4),
        baselineID: try row.optionalInteger(5))
    }
  }

  /// Lists the names of all scenes in order, with their keys.
  package func names() throws -> [(id: Int64, name: String)] {
    try catalogue.connection.all("SELECT id, name FROM scene ORDER BY name") { row in
      (try row.integer(0), try row.text(1))
    }
  }

  /// Lists all scenes with their states by name.
  package func statuses() throws -> [SceneStatus] {
    try catalogue.connection.all(
      SceneRepository.statusSelection + " ORDER BY scene", [], SceneRepository.status)
  }

  /// Reads the state of one scene; nil when there is none of this key.
  package func status(id: Int64) throws -> SceneStatus? {
    try catalogue.connection.first(
      SceneRepository.statusSelection + " WHERE scene_id = ?", [.integer(id)],
      SceneRepository.status)
  }

  /// Reads the states of some scenes by their keys; scenes that there are not are left out.
  package func statuses(_ ids: [Int64]) throws -> [SceneStatus] {
    try catalogue.connection.all(
      SceneRepository.statusSelection
        + " WHERE scene_id IN (SELECT value FROM json_each(?))", [SceneRepository.list(ids)],
      SceneRepository.status)
  }

  /// Lists what is not computed from the inputs of now, by key: the scenes that are missing or stale,
  /// with the keys of their contents, and those that fail.
  package func outdated() throws -> (
    due: [(id: Int64, contentID: Int64)], failed: [SceneStatus]
  ) {
    var due: [(id: Int64, contentID: Int64)] = []
    var failed: [Int64] = []
    // A condition would make SQLite find out each state twice.
    try catalogue.connection.query(
      "SELECT scene_id, content_id, state FROM scene_status ORDER BY scene_id"
    ) { row in
      switch try SceneRepository.state(row, 2) {
      case .missing, .stale: due.append((try row.integer(0), try row.integer(1)))
      case .failed: failed.append(try row.integer(0))
      case .pending, .clean: break
      }
    }
    return (due, failed.isEmpty ? [] : try statuses(failed))
  }

  /// Lists the keys and names of the scenes that use a document now, patterns through layouts.
  package func using(_ document: DocumentRecord) throws -> [(id: Int64, name: String)] {
    let condition =
      switch document.kind {
      case .layout: "layout_id = ?"
      case .content: "content_id = ?"
      case .viewport: "viewport_id = ?"
      case .pattern:
        """
        layout_id IN (SELECT layout.id FROM pattern_use
          JOIN document AS layout ON layout.head_revision_id = pattern_use.layout_revision_id
          WHERE pattern_use.pattern_document_id = ?)
        """
      }
    return try catalogue.connection.all(
      "SELECT id, name FROM scene WHERE \(condition) ORDER BY name", [.integer(document.id)]
    ) { row in (try row.integer(0), try row.text(1)) }
  }

  /// Adds a scene; the caller has made sure that the name is free.
  package func insert(
    _ name: String, layoutID: Int64, contentID: Int64, viewportID: Int64, now: String
  ) throws {
    try catalogue.connection.run(
      """
      INSERT INTO scene (name, layout_id, content_id, viewport_id, created_at)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        .text(name), .integer(layoutID), .integer(contentID), .integer(viewportID), .text(now),
      ])
  }

  /// Makes a scene of other documents.
  package func update(
    _ scene: SceneRecord, layoutID: Int64, contentID: Int64, viewportID: Int64
  ) throws {
    try catalogue.connection.run(
      "UPDATE scene SET layout_id = ?, content_id = ?, viewport_id = ? WHERE id = ?",
      [.integer(layoutID), .integer(contentID), .integer(viewportID), .integer(scene.id)])
  }

  /// Gives a scene another name; the caller has made sure that it is free.
  package func rename(_ scene: SceneRecord, to name: String) throws {
    try catalogue.connection.run(
      "UPDATE scene SET name = ? WHERE id = ?", [.text(name), .integer(scene.id)])
    // The log keeps names as text for when the scene goes.
    for table in ["change", "acceptance"] {
      try catalogue.connection.run(
        "UPDATE \(table) SET scene_name = ? WHERE scene_id = ?",
        [.text(name), .integer(scene.id)])
    }
  }

  /// Makes a snapshot the scene's baseline.
  package func setBaseline(_ snapshotID: Int64, ofScene sceneID: Int64) throws {
    try catalogue.connection.run(
      "UPDATE scene SET baseline_snapshot_id = ? WHERE id = ?",
      [.integer(snapshotID), .integer(sceneID)])
  }

  /// Removes a scene with its snapshots and the frames that no other snapshot shares.
  package func remove(id: Int64) throws {
    let frameSets = try catalogue.connection.all(
      "SELECT DISTINCT frame_set_id FROM snapshot WHERE scene_id = ?", [.integer(id)]
    ) { row in try row.integer(0) }
    try catalogue.connection.run(
      "UPDATE scene SET baseline_snapshot_id = NULL WHERE id = ?", [.integer(id)])
    try catalogue.connection.run("DELETE FROM scene WHERE id = ?", [.integer(id)])
    for frameSet in frameSets {
      try catalogue.frameSets.removeUnused(frameSet)
    }
  }

  /// Records why a scene's inputs cannot be computed, in place of an earlier record.
  package func setFailure(
    _ message: String, ofScene sceneID: Int64, inputs: SceneInputs, runID: Int64, now: String
  ) throws {
    try removeFailure(ofScene: sceneID)
    try catalogue.connection.run(
      """
      INSERT INTO failure (scene_id, run_id, layout_revision_id, content_revision_id,
        viewport_revision_id, engine_version, message, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(sceneID), .integer(runID), .integer(inputs.layoutID),
        .integer(inputs.contentID), .integer(inputs.viewportID), Value(inputs.engine),
        .text(message), .text(now),
      ])
    for pattern in inputs.patterns {
      try catalogue.connection.run(
        "INSERT INTO failure_pattern (scene_id, pattern_revision_id) VALUES (?, ?)",
        [.integer(sceneID), .integer(pattern.revisionID)])
    }
  }

  /// Forgets an earlier failure of a scene.
  package func removeFailure(ofScene sceneID: Int64) throws {
    try catalogue.connection.run("DELETE FROM failure WHERE scene_id = ?", [.integer(sceneID)])
  }

  /// Makes keys a value that a statement takes apart by `json_each`.
  static func list(_ ids: [Int64]) -> Value {
    .text("[\(ids.map(String.init).joined(separator: ","))]")
  }

  /// Reads a column that holds a scene's state.
  private static func state(_ row: borrowing Row, _ column: Int) throws -> SceneState {
    guard let state = SceneState(rawValue: try row.text(column)) else {
      throw CatalogueError.damaged(path: "", detail: "a scene has an unknown state")
    }
    return state
  }

  private static let statusSelection = """
    SELECT scene_id, scene, layout, content, viewport, state, baseline, latest, engine, message
    FROM scene_status
    """

  private static func status(_ row: borrowing Row) throws -> SceneStatus {
    SceneStatus(
      id: try row.integer(0), name: try row.text(1), layout: try row.text(2),
      content: try row.text(3), viewport: try row.text(4), state: try state(row, 5),
      baseline: try row.optionalInteger(6, as: Int.self),
      latest: try row.optionalInteger(7, as: Int.self),
      engine: try row.optionalInteger(8, as: Int.self), message: try row.optionalText(9))
  }
}

extension Catalogue {
  /// The scenes.
  package var scenes: SceneRepository { SceneRepository(self) }
}
