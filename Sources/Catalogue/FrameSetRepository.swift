package import LayoutEngine
import SQLite
import StrictJSON

/// Stored frames; snapshots with the same bytes share them.
package struct FrameSetRepository {
  /// How many bytes of frames are inserted with their row; of more SQLite would hold copies.
  private static let bytesInRow = 1 << 20

  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Stores frames and returns the key of their row.
  package func insert(_ frames: Frames) throws -> Int64 {
    try insert(PreparedFrames(frames))
  }

  /// Stores frames and returns the key of their row.
  package func insert(_ prepared: PreparedFrames) throws -> Int64 {
    try FramesCoding.withBytes(of: prepared.frames.rects) { bytes in
      let values: [Value] = [
        .text(prepared.sections), Value(prepared.frames.rects.count),
        .integer(prepared.checksum),
      ]
      guard bytes.count > FrameSetRepository.bytesInRow else {
        try catalogue.connection.run(
          "INSERT INTO frame_set (sections, frame_count, checksum, frames) VALUES (?, ?, ?, ?)",
          values, lastBlob: bytes)
        return catalogue.connection.lastInsertRowID
      }
      try catalogue.connection.withoutChecks {
        try catalogue.connection.run(
          """
          INSERT INTO frame_set (sections, frame_count, checksum, frames)
          VALUES (?, ?, ?, zeroblob(?))
          """,
          values + [Value(bytes.count)])
      }
      let id = catalogue.connection.lastInsertRowID
      try catalogue.connection.write(bytes, toColumn: "frames", of: "frame_set", rowID: id)
      return id
    }
  }

  /// Tells whether stored frames are these, byte for byte; the content size is the snapshot's.
  package func holds(_ id: Int64, _ prepared: PreparedFrames) throws -> Bool {
    // The checksum tells others apart without reading their bytes.
    try catalogue.connection.first(
      "SELECT sections, frames FROM frame_set WHERE id = ? AND checksum = ?",
      [.integer(id), .integer(prepared.checksum)]
    ) { row in
      let isSame = try row.withBlob(1) { stored in
        FramesCoding.isEqual(stored, prepared.frames.rects)
      }
      return try isSame && row.text(0) == prepared.sections
    } ?? false
  }

  /// Reads the frames of a snapshot.
  package func frames(of snapshot: SnapshotRecord) throws -> Frames {
    let parts = try catalogue.connection.first(
      FrameSetRepository.selection, [.integer(snapshot.frameSetID)], FrameSetRepository.parts)
    guard let parts, let (sections, rects) = parts else {
      throw StoredFrames.damaged(catalogue.path)
    }
    return Frames(
      contentSize: Size(width: snapshot.contentWidth, height: snapshot.contentHeight),
      sections: sections, rects: rects)
  }

  /// Reads a frame set by its key, as it is stored; whether it is damaged shows when it is taken apart.
  package func stored(_ id: Int64) throws -> StoredFrames {
    let stored = try catalogue.connection.first(
      FrameSetRepository.selection, [.integer(id)]
    ) { row in
      StoredFrames(
        sections: try row.text(0), bytes: try row.withBlob(1) { [UInt8]($0) },
        checksum: try row.integer(2), path: catalogue.path)
    }
    guard let stored else { throw StoredFrames.damaged(catalogue.path) }
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

  /// Reads the values that `parts` takes, of the set of a key.
  static let selection = "SELECT sections, frames, checksum FROM frame_set WHERE id = ?"

  /// Reads frames with their sections from a row of `selection`; nil for damaged ones.
  static func parts(
    _ row: borrowing Row
  ) throws -> (sections: [SectionSpan], rects: [Rect])? {
    let sections = try row.text(0)
    let checksum = try row.integer(2)
    return try row.withBlob(1) { bytes in
      StoredFrames.parts(sections: sections, bytes: bytes, checksum: checksum)
    }
  }
}

extension Catalogue {
  /// The stored frames.
  package var frameSets: FrameSetRepository { FrameSetRepository(self) }
}
