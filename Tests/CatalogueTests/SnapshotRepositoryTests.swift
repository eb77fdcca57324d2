import LayoutEngine
import SQLite
import Testing

@testable import Catalogue

struct SnapshotRepositoryTests {
  @Test(arguments: [
    (0.0, 0.0), (1e9, Double.leastNonzeroMagnitude), (375.0, 1.0 / 3), (320.0, 812.0),
  ])
  func `a snapshot comes back with all that it was stored with`(
    width: Double, height: Double
  ) throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let inputs = try #require(try catalogue.scenes.inputs(id: scene.id))
    let runID = try catalogue.beginRun()
    let (id, frameSetID) = try catalogue.write {
      let frameSetID = try catalogue.frameSets.insert(.one(width: 1))
      let id = try catalogue.snapshots.insert(
        number: 7, ofScene: scene.id, inputs: inputs, runID: runID, contentWidth: width,
        contentHeight: height, frameSetID: frameSetID, now: TemporaryCatalogue.now)
      return (id, frameSetID)
    }
    let reader = try place.open(.read)
    let source = SnapshotRecord.Source(name: "a", number: 1)
    let snapshot = try #require(try reader.snapshots.find(id: id))
    #expect(snapshot.number == 7)
    #expect(snapshot.layout == source)
    #expect(snapshot.content == source)
    #expect(snapshot.viewport == source)
    #expect(snapshot.patterns == [])
    #expect(snapshot.viewportRevisionID == inputs.viewportID)
    #expect(snapshot.engine == 2)
    #expect(snapshot.contentWidth == width && snapshot.contentHeight == height)
    #expect(snapshot.frameSetID == frameSetID)
    #expect(snapshot.createdAt == TemporaryCatalogue.now)
    #expect(try reader.snapshots.find(7, ofScene: scene.id) == snapshot)
    #expect(try reader.snapshots.latest(ofScene: scene.id) == snapshot)
    #expect(try reader.snapshots.list(ofScene: scene.id) == [snapshot])
    #expect(try reader.snapshots.find(1, ofScene: scene.id) == nil)
    #expect(try reader.snapshots.baseline(ofScene: scene.id) == nil)
  }

  @Test func `a scene's snapshots are its own`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let first = try catalogue.addScene("a")
    let second = try catalogue.addScene("b")
    try catalogue.addSnapshot(of: first)
    let latest = try catalogue.addSnapshot(of: first)
    let other = try catalogue.addSnapshot(of: second)
    #expect(latest.number == 2 && other.number == 1)
    #expect(try catalogue.snapshots.latest(ofScene: first.id) == latest)
    #expect(try catalogue.snapshots.latest(ofScene: second.id) == other)
    #expect(try catalogue.snapshots.list(ofScene: first.id).map(\.number) == [1, 2])
    #expect(try catalogue.snapshots.find(2, ofScene: second.id) == nil)
  }

  @Test func `two snapshots of a scene cannot have one number`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let snapshot = try catalogue.addSnapshot(of: scene)
    let inputs = try #require(try catalogue.scenes.inputs(id: scene.id))
    let runID = try catalogue.beginRun()
    let error = #expect(throws: SQLiteError.self) {
      _ = try catalogue.write {
        try catalogue.snapshots.insert(
          number: snapshot.number, ofScene: scene.id, inputs: inputs, runID: runID,
          contentWidth: 1, contentHeight: 1, frameSetID: snapshot.frameSetID,
          now: TemporaryCatalogue.now)
      }
    }
    #expect(error?.code == .uniqueConstraint)
  }

  @Test func `a snapshot names the revisions of its patterns in the order of the names`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let layout = try #require(try catalogue.documents.find(.layout, "a"))
    var trio = try catalogue.addDocument(.pattern, "trio")
    trio = try catalogue.append(to: trio, body: "2")
    let pair = try catalogue.addDocument(.pattern, "pair")
    try catalogue.write {
      try catalogue.documents.setPatterns([trio.id, pair.id], ofLayoutRevision: layout.headID)
    }
    let inputs = try #require(try catalogue.scenes.inputs(id: scene.id))
    #expect(
      inputs.patterns == [
        .init(name: "pair", revisionID: pair.headID), .init(name: "trio", revisionID: trio.headID),
      ])
    let snapshot = try catalogue.addSnapshot(of: scene)
    #expect(
      snapshot.patterns == [.init(name: "pair", number: 1), .init(name: "trio", number: 2)])
  }

  @Test func `a snapshot outlives its documents, which it names no more`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let other = try catalogue.addScene("b")
    let snapshot = try catalogue.addSnapshot(of: scene)
    try catalogue.write {
      try catalogue.scenes.update(
        scene, layoutID: other.layoutID, contentID: other.contentID, viewportID: other.viewportID)
      for kind in [DocumentKind.layout, .content, .viewport] {
        try catalogue.documents.remove(present(catalogue.documents.find(kind, "a")))
      }
    }
    let left = try #require(try catalogue.snapshots.find(id: snapshot.id))
    let gone = SnapshotRecord.Source(name: nil, number: nil)
    #expect(left.layout == gone && left.content == gone && left.viewport == gone)
    #expect(left.viewportRevisionID == nil)
    #expect(try catalogue.frameSets.frames(of: left) == .one(width: 1))
    #expect(try place.problems() == [])
  }

  @Test func `sharing drops a snapshot's own frames, unless another snapshot has them`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let first = try catalogue.addSnapshot(of: scene)
    let second = try catalogue.addSnapshot(of: scene)
    let third = try catalogue.addSnapshot(of: scene, frameSet: second.frameSetID)
    func frameSets() throws -> [Int64] {
      try place.connection().all("SELECT id FROM frame_set ORDER BY id") { try $0.integer(0) }
    }
    try catalogue.write { try catalogue.snapshots.share(first.frameSetID, by: third) }
    #expect(try frameSets() == [first.frameSetID, second.frameSetID])
    try catalogue.write { try catalogue.snapshots.share(first.frameSetID, by: second) }
    #expect(try frameSets() == [first.frameSetID])
    let same = try #require(try catalogue.snapshots.find(1, ofScene: scene.id))
    try catalogue.write { try catalogue.snapshots.share(first.frameSetID, by: same) }
    #expect(try frameSets() == [first.frameSetID])
    #expect(try place.problems() == [])
  }
}
