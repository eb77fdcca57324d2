package import LayoutEngine
import SQLite
import StrictJSON

/// Stored frames; snapshots with the same bytes share them.
package struct FrameSetRepository {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Stores frames and returns the key of their row.
  package func insert(_ frames: Frames) throws -> Int64 {
    // SQLite would hold the frames of a large scene once more if they were a value of the row.
    try catalogue.connection.run(
      "INSERT INTO frame_set (sections, frame_count, frames) VALUES (?, ?, zeroblob(?))",
      [
        .text(SectionsCoding.text(of: frames.sections)), Value(frames.rects.count),
        Value(frames.rects.count * FramesCoding.stride),
      ])
    let id = catalogue.connection.lastInsertRowID
    try FramesCoding.withBytes(of: frames.rects) { bytes in
      try catalogue.connection.write(bytes, toColumn: "frames", of: "frame_set", rowID: id)
    }
    return id
  }

  /// Tells whether stored frames are these, byte for byte; the content size is the snapshot's.
  package func holds(_ id: Int64, _ frames: Frames) throws -> Bool {
    try catalogue.connection.first(
      "SELECT sections, frames FROM frame_set WHERE id = ?", [.integer(id)]
    ) { row in
      let isSame = try row.withBlob(1) { stored in
        FramesCoding.isEqual(stored, frames.rects)
      }
      return try isSame && row.text(0) == SectionsCoding.text(of: frames.sections)
    } ?? false
  }

  /// Reads the frames of a snapshot.
  package func frames(of snapshot: SnapshotRecord) throws -> Frames {
    try stored(snapshot.frameSetID).frames(
      contentSize: Size(width: snapshot.contentWidth, height: snapshot.contentHeight))
  }

  /// Reads a frame set by its key, as it is stored.
  package func stored(_ id: Int64) throws -> StoredFrames {
    let stored = try catalogue.connection.first(
      "SELECT sections, frames FROM frame_set WHERE id = ?", [.integer(id)]
    ) { row -> StoredFrames? in
      guard let rects = try row.withBlob(1, { FramesCoding.rects(from: $0) }) else { return nil }
      return StoredFrames(sections: try row.text(0), rects: rects, path: catalogue.path)
    }
    guard let stored, let stored else { throw StoredFrames.damaged(catalogue.path) }
    return stored
  }

  /// Tells whether two frame sets hold the same bytes.
  package func isSame(_ first: Int64, _ second: Int64) throws -> Bool {
    try first == second
      || catalogue.connection.first(
        """
        SELECT a.frames = b.frames AND a.sections = b.sections
        FROM frame_set AS a, frame_set AS b WHERE a.id = ? AND b.id = ?
        """, [.integer(first), .integer(second)]
      ) { row in try row.integer(0) == 1 } ?? false
  }

  /// Removes frames that no snapshot refers to; others stay.
  package func removeUnused(_ id: Int64) throws {
    try catalogue.connection.run(
      """
      DELETE FROM frame_set WHERE id = ?1
        AND NOT EXISTS (SELECT 1 FROM snapshot WHERE frame_set_id = ?1)
      """, [.integer(id)])
  }

  /// Removes all frames that no snapshot refers to and returns how many sets these were.
  package func removeAllUnused() throws -> Int {
    try catalogue.connection.run(
      """
      DELETE FROM frame_set
      WHERE NOT EXISTS (SELECT 1 FROM snapshot WHERE snapshot.frame_set_id = frame_set.id)
      """)
    return catalogue.connection.changes
  }
}

extension Catalogue {
  /// The stored frames.
  package var frameSets: FrameSetRepository { FrameSetRepository(self) }
}
