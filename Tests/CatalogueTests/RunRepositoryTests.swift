import Testing

@testable import Catalogue

struct RunRepositoryTests {
  @Test func `a run counts up and ends when it is finished`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open(.createIfMissing(engine: 1))
    let id = try catalogue.write {
      try catalogue.runs.begin(
        cause: "update", subject: "layout it's@2", engine: 1, now: "2026-01-01T00:00:00.000Z")
    }
    let begun = try #require(try catalogue.runs.find(id))
    #expect(id == 1)
    #expect(begun.cause == "update" && begun.subject == "layout it's@2" && begun.engine == 1)
    #expect(begun.startedAt == "2026-01-01T00:00:00.000Z" && begun.finishedAt == nil)
    #expect([begun.unchanged, begun.changed, begun.first, begun.failed] == [0, 0, 0, 0])
    try catalogue.write {
      try catalogue.runs.count(id, unchanged: 1, changed: 2, first: 3, failed: 4)
      try catalogue.runs.count(id, unchanged: 10, changed: 20, first: 30, failed: 40)
      try catalogue.runs.finish(id, now: "2026-01-01T00:00:01.000Z")
    }
    let ended = try #require(try place.open(.read).runs.find(id))
    #expect([ended.unchanged, ended.changed, ended.first, ended.failed] == [11, 22, 33, 44])
    #expect(ended.finishedAt == "2026-01-01T00:00:01.000Z")
    #expect(try catalogue.runs.list() == [ended])
    #expect(try catalogue.runs.find(2) == nil)
  }

  @Test func `a change comes back with all that it was recorded with`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let before = try catalogue.addSnapshot(of: scene)
    let after = try catalogue.addSnapshot(of: scene)
    let runID = try catalogue.beginRun()
    var change = ChangeRecord(runID: runID, scene: "a", before: 1, after: 2)
    change.added = 1
    change.removed = 2
    change.moved = 10_000_000
    change.resized = 4
    change.maxShift = 1e9
    change.shiftScore = 0.1
    let failure = ChangeRecord(runID: runID, scene: "a", before: 2, message: "it's \"so\"\n\u{0}")
    try catalogue.write {
      try catalogue.runs.record(change, sceneID: scene.id, beforeID: before.id, afterID: after.id)
      try catalogue.runs.record(failure, sceneID: scene.id, beforeID: after.id, afterID: nil)
    }
    #expect(try place.open(.read).runs.changes(ofRun: runID) == [change, failure])
    #expect(try catalogue.runs.changes(ofRun: 1) == [])
    #expect(try catalogue.runs.list(scene: "a").map(\.id) == [runID])
    #expect(try catalogue.runs.list(scene: "b") == [])
  }

  @Test(arguments: [nil, "", "looks right,\nit's fine"])
  func `an acceptance comes back with all that it was recorded with`(message: String?) throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let first = try catalogue.addSnapshot(of: scene)
    let second = try catalogue.addSnapshot(of: scene)
    try catalogue.write {
      try catalogue.runs.recordAcceptance(
        sceneID: scene.id, scene: "a", snapshot: first, previous: nil, message: message, now: "1")
      try catalogue.runs.recordAcceptance(
        sceneID: scene.id, scene: "a", snapshot: second, previous: first, message: message,
        now: "2")
    }
    let all = [
      AcceptanceRecord(scene: "a", number: 1, previous: nil, message: message, createdAt: "1"),
      AcceptanceRecord(scene: "a", number: 2, previous: 1, message: message, createdAt: "2"),
    ]
    let reader = try place.open(.read)
    #expect(try reader.runs.acceptances() == all)
    #expect(try reader.runs.acceptances(scene: "a") == all)
    #expect(try reader.runs.acceptances(scene: "b") == [])
  }

  @Test func `the log keeps the name and the numbers of a scene that is gone`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let snapshot = try catalogue.addSnapshot(of: scene)
    let runID = try catalogue.beginRun()
    let change = ChangeRecord(runID: runID, scene: "a", after: 1)
    try catalogue.write {
      try catalogue.runs.record(
        change, sceneID: scene.id, beforeID: nil, afterID: snapshot.id)
      try catalogue.runs.recordAcceptance(
        sceneID: scene.id, scene: "a", snapshot: snapshot, previous: nil, message: nil, now: "1")
      try catalogue.scenes.rename(scene, to: "b")
    }
    #expect(try catalogue.runs.changes(ofRun: runID).map(\.scene) == ["b"])
    #expect(try catalogue.runs.acceptances(scene: "b").count == 1)
    #expect(try catalogue.runs.acceptances(scene: "a") == [])
    try catalogue.write { try catalogue.scenes.remove(id: scene.id) }
    var kept = change
    kept.scene = "b"
    #expect(try catalogue.runs.changes(ofRun: runID) == [kept])
    #expect(try catalogue.runs.list(scene: "b").map(\.id) == [runID])
    #expect(try catalogue.runs.acceptances(scene: "b").map(\.number) == [1])
    #expect(try place.problems() == [])
  }
}
