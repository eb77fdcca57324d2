import SQLite

extension Checksum {
  /// The checksum of a revision of a document.
  static func ofRevision(
    documentID: Int64, number: Int64, body: UnsafeRawBufferPointer, message: String?,
    createdAt: String
  ) -> Int64 {
    var checksum = Checksum()
    checksum.add(documentID)
    checksum.add(number)
    checksum.add(body)
    checksum.add(message)
    checksum.add(createdAt)
    return checksum.value
  }

  /// The checksum of stored frames.
  static func ofFrameSet(sections: String, frames: UnsafeRawBufferPointer) -> Int64 {
    var checksum = Checksum()
    checksum.add(sections)
    checksum.add(frames)
    return checksum.value
  }

  /// The checksum of a snapshot: all of it that stays the same when documents are removed.
  static func ofSnapshot(
    sceneID: Int64, number: Int64, engine: Int64, contentWidth: Double, contentHeight: Double,
    createdAt: String
  ) -> Int64 {
    var checksum = Checksum()
    checksum.add(sceneID)
    checksum.add(number)
    checksum.add(engine)
    checksum.add(contentWidth)
    checksum.add(contentHeight)
    checksum.add(createdAt)
    return checksum.value
  }
}
