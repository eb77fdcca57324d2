import SQLite

/// The audit log: runs with what they changed, and acceptances.
package struct RunRepository {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Notes that a run begins and returns its number.
  package func begin(cause: String, subject: String, engine: Int, now: String) throws -> Int64 {
    try catalogue.connection.run(
      "INSERT INTO run (cause, subject, engine_version, started_at) VALUES (?, ?, ?, ?)",
      [.text(cause), .text(subject), Value(engine), .text(now)])
    return catalogue.connection.lastInsertRowID
  }

  /// Adds to a run's counts of scenes.
  package func count(
    _ runID: Int64, unchanged: Int, changed: Int, first: Int, failed: Int
  ) throws {
    try catalogue.connection.run(
      """
      UPDATE run SET unchanged = unchanged + ?, changed = changed + ?, first = first + ?,
        failed = failed + ? WHERE id = ?
      """,
      [Value(unchanged), Value(changed), Value(first), Value(failed), .integer(runID)])
  }

  /// Notes that a run has ended, and with which engine, as the pin may have moved meanwhile.
  package func finish(_ runID: Int64, now: String) throws {
    try catalogue.connection.run(
      """
      UPDATE run SET finished_at = ?, engine_version = (SELECT engine_version FROM catalogue)
      WHERE id = ?
      """, [.text(now), .integer(runID)])
  }

  /// Finds a run by its number; nil when there is none.
  package func find(_ runID: Int64) throws -> RunRecord? {
    try catalogue.connection.first(
      RunRepository.selection + " WHERE id = ?", [.integer(runID)], RunRepository.run)
  }

  /// Lists runs, oldest first; with a scene's name only those that changed it.
  package func list(scene: String? = nil) throws -> [RunRecord] {
    guard let scene else {
      return try catalogue.connection.all(
        RunRepository.selection + " ORDER BY id", [], RunRepository.run)
    }
    return try catalogue.connection.all(
      RunRepository.selection + """
         WHERE id IN (SELECT run_id FROM change WHERE coalesce(
           (SELECT name FROM scene WHERE scene.id = change.scene_id), scene_name) = ?)
         ORDER BY id
        """, [.text(scene)], RunRepository.run)
  }

  /// Records what a run did to a scene.
  package func record(
    _ change: ChangeRecord, sceneID: Int64, beforeID: Int64?, afterID: Int64?
  ) throws {
    try catalogue.connection.run(
      """
      INSERT INTO change (run_id, scene_id, scene_name, before_snapshot_id, before_number,
        after_snapshot_id, after_number, added, removed, moved, resized, max_shift,
        shift_score, message)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(change.runID), .integer(sceneID), .text(change.scene), Value(beforeID),
        Value(change.before), Value(afterID), Value(change.after), Value(change.added),
        Value(change.removed), Value(change.moved), Value(change.resized),
        .real(change.maxShift), .real(change.shiftScore), Value(change.message),
      ])
  }

  /// Lists what a run did, by scene.
  package func changes(ofRun runID: Int64) throws -> [ChangeRecord] {
    try catalogue.connection.all(
      """
      SELECT change.run_id, coalesce(scene.name, change.scene_name) AS name, before_number,
        after_number, added, removed, moved, resized, max_shift, shift_score, message
      FROM change LEFT JOIN scene ON scene.id = change.scene_id
      WHERE change.run_id = ? ORDER BY name, change.id
      """, [.integer(runID)]
    ) { row in try RunRepository.change(row, from: 1, ofRun: row.integer(0)) }
  }

  /// Records that a snapshot became a scene's baseline.
  package func recordAcceptance(
    sceneID: Int64, scene: String, snapshot: SnapshotRecord, previous: SnapshotRecord?,
    message: String?, now: String
  ) throws {
    try catalogue.connection.run(
      """
      INSERT INTO acceptance (scene_id, scene_name, snapshot_id, number, previous_snapshot_id,
        previous_number, message, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(sceneID), .text(scene), .integer(snapshot.id), Value(snapshot.number),
        Value(previous?.id), Value(previous?.number), Value(message), .text(now),
      ])
  }

  /// Lists acceptances, oldest first; with a scene's name only its own.
  package func acceptances(scene: String? = nil) throws -> [AcceptanceRecord] {
    try catalogue.connection.all(
      """
      SELECT coalesce(scene.name, acceptance.scene_name), acceptance.number, acceptance.previous_number,
        acceptance.message, acceptance.created_at
      FROM acceptance LEFT JOIN scene ON scene.id = acceptance.scene_id
      WHERE ?1 IS NULL OR coalesce(scene.name, acceptance.scene_name) = ?1
      ORDER BY acceptance.id
      """, [Value(scene)], RunRepository.acceptance)
  }

  /// Lists what runs did to a scene, newest first, at most so many, each with its run.
  package func changes(
    ofSceneID sceneID: Int64, atMost limit: Int
  ) throws -> [(run: RunRecord, change: ChangeRecord)] {
    try catalogue.connection.all(
      """
      SELECT run.id, run.cause, run.subject, run.engine_version, run.started_at, run.finished_at,
        run.unchanged, run.changed, run.first, run.failed, change.scene_name,
        change.before_number, change.after_number, change.added, change.removed, change.moved,
        change.resized, change.max_shift, change.shift_score, change.message
      FROM change JOIN run ON run.id = change.run_id
      WHERE change.scene_id = ? ORDER BY change.id DESC LIMIT ?
      """, [.integer(sceneID), Value(limit)]
    ) { row in
      let run = try RunRepository.run(row)
      return (run, try RunRepository.change(row, from: 10, ofRun: run.id))
    }
  }

  /// Lists the acceptances of a scene, newest first, at most so many.
  package func acceptances(
    ofSceneID sceneID: Int64, atMost limit: Int
  ) throws -> [AcceptanceRecord] {
    try catalogue.connection.all(
      """
      SELECT scene_name, number, previous_number, message, created_at FROM acceptance
      WHERE scene_id = ? ORDER BY id DESC LIMIT ?
      """, [.integer(sceneID), Value(limit)], RunRepository.acceptance)
  }

  /// Reads a change from the columns of a row that begin with the scene's name.
  private static func change(
    _ row: borrowing Row, from first: Int, ofRun runID: Int64
  ) throws -> ChangeRecord {
    var change = ChangeRecord(
      runID: runID, scene: try row.text(first),
      before: try row.optionalInteger(first + 1, as: Int.self),
      after: try row.optionalInteger(first + 2, as: Int.self),
      message: try row.optionalText(first + 9))
    change.added = try row.integer(first + 3, as: Int.self)
    change.removed = try row.integer(first + 4, as: Int.self)
    change.moved = try row.integer(first + 5, as: Int.self)
    change.resized = try row.integer(first + 6, as: Int.self)
    change.maxShift = try row.real(first + 7)
    change.shiftScore = try row.real(first + 8)
    return change
  }

  private static func acceptance(_ row: borrowing Row) throws -> AcceptanceRecord {
    AcceptanceRecord(
      scene: try row.text(0), number: try row.integer(1, as: Int.self),
      previous: try row.optionalInteger(2, as: Int.self), message: try row.optionalText(3),
      createdAt: try row.text(4))
  }

  private static let selection = """
    SELECT id, cause, subject, engine_version, started_at, finished_at, unchanged, changed,
      first, failed FROM run
    """

  private static func run(_ row: borrowing Row) throws -> RunRecord {
    RunRecord(
      id: try row.integer(0), cause: try row.text(1), subject: try row.text(2),
      engine: try row.integer(3, as: Int.self), startedAt: try row.text(4),
      finishedAt: try row.optionalText(5), unchanged: try row.integer(6, as: Int.self),
      changed: try row.integer(7, as: Int.self), first: try row.integer(8, as: Int.self),
      failed: try row.integer(9, as: Int.self))
  }
}

extension Catalogue {
  /// The audit log.
  package var runs: RunRepository { RunRepository(self) }
}
