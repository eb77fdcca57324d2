import LayoutEngine
import SQLite

extension Examination {
  /// A revision of a document, as the file says, which may be wrong.
  package struct Revision: Hashable, Sendable {
    /// The key of its row.
    package let id: Int64
    /// The word for the kind of its document.
    package let kind: String
    /// The name of its document.
    package let name: String
    /// Its number.
    package let number: Int64
  }

  /// Stored frames, named by the first snapshot that has them.
  package struct FrameSet: Hashable, Sendable {
    /// The key of the row.
    package let id: Int64
    /// A scene that has them; nil when none does.
    package let scene: String?
    /// The number of that scene's snapshot.
    package let snapshot: Int64?
  }

  /// Reads the pinned engine version of every row that pins one; one row is right.
  package func engineVersions() throws -> [Int64] {
    try connection.all("SELECT engine_version FROM catalogue") { row in try row.integer(0) }
  }

  /// Lists all revisions by document.
  package func revisions() throws -> [Revision] {
    try connection.all(
      """
      SELECT revision.id, document.kind, document.name, revision.number
      FROM revision JOIN document ON document.id = revision.document_id
      ORDER BY document.kind, document.name, revision.number
      """
    ) { row in
      Revision(
        id: try row.integer(0), kind: try row.text(1), name: try row.text(2),
        number: try row.integer(3))
    }
  }

  /// Reads the bytes of a revision's body; nil when it has gone.
  package func body(of revision: Revision) throws -> [UInt8]? {
    try connection.first(
      "SELECT CAST(body AS BLOB) FROM revision WHERE id = ?", [.integer(revision.id)]
    ) { row in try row.blob(0) }
  }

  /// Tells whether a revision is as it was written.
  package func isAsWritten(_ revision: Revision) throws -> Bool {
    try connection.first(
      """
      SELECT document_id, number, CAST(body AS BLOB), message, created_at, checksum
      FROM revision WHERE id = ?
      """, [.integer(revision.id)]
    ) { row in
      let checksum = try row.withBlob(2) { body in
        Checksum.ofRevision(
          documentID: try row.integer(0), number: try row.integer(1), body: body,
          message: try row.optionalText(3), createdAt: try row.text(4))
      }
      return try checksum == row.integer(5)
    } ?? true
  }

  /// Lists all stored frames.
  package func frameSets() throws -> [FrameSet] {
    try connection.all(
      """
      SELECT frame_set.id, scene.name, min(snapshot.number)
      FROM frame_set
      LEFT JOIN snapshot ON snapshot.frame_set_id = frame_set.id
      LEFT JOIN scene ON scene.id = snapshot.scene_id
      GROUP BY frame_set.id ORDER BY frame_set.id
      """
    ) { row in
      FrameSet(
        id: try row.integer(0), scene: try row.optionalText(1),
        snapshot: try row.optionalInteger(2))
    }
  }

  /// Says what is wrong with stored frames; nil when they can be read.
  package func problem(of frameSet: FrameSet) throws -> String? {
    let problem = try connection.first(
      "SELECT sections, frame_count, frames, checksum FROM frame_set WHERE id = ?",
      [.integer(frameSet.id)]
    ) { row -> String in
      let text = try row.text(0)
      guard let sections = SectionsCoding.sections(from: text) else {
        return "its sections are no list of [items, hasHeader, hasFooter, hasBackground]"
      }
      let count = try row.integer(1)
      let expected = sections.last?.end ?? 0
      guard count == Int64(expected) else {
        return "it says to have \(count) frames, its sections have \(expected)"
      }
      return try row.withBlob(2) { bytes in
        guard bytes.count == expected * FramesCoding.stride else {
          return "its frames have \(bytes.count) bytes, \(expected * FramesCoding.stride) are right"
        }
        guard let rects = FramesCoding.rects(from: bytes) else {
          return "one of its frames is not finite"
        }
        if let index = rects.firstIndex(where: { !$0.isSound }) {
          return "its frame \(index) has a negative extent or an edge past 1000000000"
        }
        let checksum = Checksum.ofFrameSet(sections: text, frames: bytes)
        return try checksum == row.integer(3) ? "" : "its frames are not as they were written"
      }
    }
    return problem == "" ? nil : problem ?? "it has gone"
  }

  /// Lists what is wrong with snapshots, by their names.
  package func snapshotProblems() throws -> [(place: String, problem: String)] {
    try connection.all(
      """
      SELECT scene.name, snapshot.number, scene_id, engine_version, content_width, content_height,
        snapshot.created_at, checksum
      FROM snapshot JOIN scene ON scene.id = snapshot.scene_id
      ORDER BY scene.name, snapshot.number
      """
    ) { row -> (place: String, problem: String)? in
      let place = "\(try row.text(0))@\(try row.integer(1))"
      let (width, height) = (try row.real(4), try row.real(5))
      guard abs(width) < 1e9, abs(height) < 1e9 else {
        return (place, "the size of its content is not below 1000000000")
      }
      let checksum = Checksum.ofSnapshot(
        sceneID: try row.integer(2), number: try row.integer(1), engine: try row.integer(3),
        contentWidth: width, contentHeight: height, createdAt: try row.text(6))
      return try checksum == row.integer(7) ? nil : (place, "it is not as it was written")
    }.compactMap(\.self)
  }
}
