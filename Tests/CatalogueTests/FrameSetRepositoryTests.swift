import Catalogue
import LayoutEngine
import SQLite
import Testing

struct FrameSetRepositoryTests {
  /// Frames of every shape that is stored.
  static let stored: [Frames] = [
    Frames(contentSize: Size(width: 0, height: 0), sections: [], rects: []),
    Frames(
      contentSize: Size(width: 375, height: 0),
      sections: [SectionSpan(first: 0, items: 0), SectionSpan(first: 0, items: 0)], rects: []),
    .one(width: 1.0 / 3),
    Frames(
      contentSize: Size(width: 1e9, height: .leastNonzeroMagnitude),
      sections: [
        SectionSpan(first: 0, items: 1, hasHeader: true, hasFooter: true, hasBackground: true)
      ],
      rects: [
        Rect(x: -1e9, y: 1e9, width: 0, height: .leastNonzeroMagnitude),
        Rect(x: 0.1, y: 0.2, width: 0.3, height: 9),
        Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 1, y: 2, width: 3, height: 4),
      ]),
    // More bytes than are inserted with their row.
    Frames(
      contentSize: Size(width: 10, height: 400_000),
      sections: [SectionSpan(first: 0, items: 40_000)],
      rects: (0..<40_000).map { Rect(x: 0, y: Double($0) * 10, width: 10, height: 10) }),
  ]

  @Test(arguments: stored)
  func `frames come back as they were stored`(frames: Frames) throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let runID = try catalogue.beginRun()
    let inputs = try #require(try catalogue.scenes.inputs(id: scene.id))
    let id = try catalogue.write {
      try catalogue.snapshots.insert(
        number: 1, ofScene: scene.id, inputs: inputs, runID: runID,
        contentWidth: frames.contentSize.width, contentHeight: frames.contentSize.height,
        frameSetID: catalogue.frameSets.insert(frames), now: TemporaryCatalogue.now)
    }
    let reader = try place.open(.read)
    let snapshot = try #require(try reader.snapshots.find(id: id))
    #expect(try reader.frameSets.frames(of: snapshot) == frames)
    for other in Self.stored {
      let holds = try reader.frameSets.holds(snapshot.frameSetID, PreparedFrames(other))
      #expect(holds == (other.rects == frames.rects && other.sections == frames.sections))
    }
    #expect(try place.problems() == [])
  }

  @Test func `frames are the same only when bytes and sections are`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let rects = [Rect(x: 0, y: 0, width: 1, height: 1)]
    let size = Size(width: 1, height: 1)
    let sets: [Frames] = [
      .one(width: 1), .one(width: 1), .one(width: 2),
      Frames(contentSize: size, sections: [SectionSpan(first: 0, items: 1)], rects: rects),
      Frames(
        contentSize: size, sections: [SectionSpan(first: 0, items: 0, hasHeader: true)],
        rects: rects),
    ]
    let ids = try catalogue.write { try sets.map { try catalogue.frameSets.insert($0) } }
    for (first, firstID) in zip(sets, ids) {
      for (second, secondID) in zip(sets, ids) {
        let isSame = first.rects == second.rects && first.sections == second.sections
        #expect(try catalogue.frameSets.isSame(firstID, secondID) == isSame)
        #expect(try catalogue.frameSets.holds(firstID, PreparedFrames(second)) == isSame)
      }
    }
    #expect(try !catalogue.frameSets.isSame(ids[0], 999))
    #expect(try !catalogue.frameSets.holds(999, PreparedFrames(sets[0])))
  }

  @Test func `frames go when no snapshot refers to them, others stay`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let snapshot = try catalogue.addSnapshot(of: scene)
    let unused = try catalogue.write { try catalogue.frameSets.insert(.one(width: 7)) }
    try catalogue.write {
      try catalogue.frameSets.removeUnused(unused)
      try catalogue.frameSets.removeUnused(snapshot.frameSetID)
    }
    let left = try place.connection().all("SELECT id FROM frame_set") { row in try row.integer(0) }
    #expect(left == [snapshot.frameSetID])
  }

  @Test func `the count of frames must be that of the bytes`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    let connection = try place.connection()
    #expect(throws: SQLiteError.self) {
      try connection.run(
        """
        INSERT INTO frame_set (sections, frame_count, frames, checksum)
        VALUES ('[]', 1, zeroblob(31), 0)
        """)
    }
  }

  @Test(arguments: [
    "UPDATE frame_set SET sections = '[[2,false,false,false]]'",
    "UPDATE frame_set SET sections = 'x'",
    "UPDATE frame_set SET frames = zeroblob(64), frame_count = 2",
    "UPDATE frame_set SET frames = zeroblob(32)",
    "UPDATE frame_set SET checksum = checksum + 1",
  ])
  func `frames that are not as they were written are damage, not a trap`(sql: String) throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let snapshot = try catalogue.addSnapshot(of: catalogue.addScene("a"))
    try place.connection().run(sql)
    #expect(
      throws: CatalogueError.damaged(
        path: place.path, detail: "the frames of a snapshot are not readable")
    ) { try catalogue.frameSets.frames(of: snapshot) }
  }
}
