import Catalogue
import SQLite
import Testing

struct SceneRepositoryTests {
  @Test(arguments: ["it's", "a\"b", "café/375x812@3x", "x; DROP TABLE scene; --"])
  func `a scene comes back as it was stored`(name: String) throws {
    let place = try TemporaryCatalogue()
    let scene = try place.open().addScene(name)
    let reader = try place.open(.read)
    #expect(scene.name == name && scene.baselineID == nil)
    #expect(try reader.scenes.find(name) == scene)
    #expect(try reader.documents.find(.layout, name)?.id == scene.layoutID)
    #expect(try reader.documents.find(.content, name)?.id == scene.contentID)
    #expect(try reader.documents.find(.viewport, name)?.id == scene.viewportID)
    let status = try #require(try reader.scenes.status(id: scene.id))
    #expect(status.id == scene.id && status.name == name && status.state == .missing)
    #expect(status.layout == name && status.content == name && status.viewport == name)
    #expect(status.baseline == nil && status.latest == nil && status.engine == nil)
    #expect(status.message == nil)
    #expect(try reader.scenes.statuses() == [status])
  }

  @Test func `scenes are listed in the order of their names' bytes`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    for name in ["b", "é", "a10", "B", "a9"] { _ = try catalogue.addScene(name) }
    #expect(try catalogue.scenes.names().map(\.name) == ["B", "a10", "a9", "b", "é"])
    #expect(try catalogue.scenes.statuses().map(\.name) == ["B", "a10", "a9", "b", "é"])
  }

  @Test func `a scene uses its documents, others do not`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let first = try catalogue.addScene("a")
    let second = try catalogue.addScene("b")
    try catalogue.write {
      try catalogue.scenes.update(
        second, layoutID: first.layoutID, contentID: second.contentID,
        viewportID: second.viewportID)
    }
    func users(_ kind: DocumentKind, _ name: String) throws -> [String] {
      try catalogue.scenes.using(present(catalogue.documents.find(kind, name))).map(\.name)
    }
    #expect(try users(.layout, "a") == ["a", "b"])
    #expect(try users(.layout, "b") == [])
    #expect(try users(.content, "a") == ["a"])
    #expect(try users(.viewport, "b") == ["b"])
  }

  @Test func `a removed scene takes its snapshots, its failure and its own frames with it`()
    throws
  {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let other = try catalogue.addScene("b")
    let snapshot = try catalogue.addSnapshot(of: scene)
    let shared = try catalogue.addSnapshot(of: scene)
    try catalogue.addSnapshot(of: other, frameSet: shared.frameSetID)
    let inputs = try #require(try catalogue.scenes.inputs(id: scene.id))
    let runID = try catalogue.beginRun()
    try catalogue.write {
      try catalogue.scenes.setBaseline(snapshot.id, ofScene: scene.id)
      try catalogue.scenes.setFailure(
        "no room", ofScene: scene.id, inputs: inputs, runID: runID, now: TemporaryCatalogue.now)
      try catalogue.scenes.remove(id: scene.id)
    }
    let connection = try place.connection()
    func count(_ table: String) throws -> Int64? {
      try connection.first("SELECT count(*) FROM \(table)") { row in try row.integer(0) }
    }
    #expect(try count("scene") == 1)
    #expect(try count("snapshot") == 1)
    #expect(try count("failure") == 0)
    #expect(try count("frame_set") == 1)
    #expect(try catalogue.scenes.inputs(id: scene.id) == nil)
    #expect(try catalogue.scenes.status(id: scene.id) == nil)
    #expect(try catalogue.addScene("c").id > other.id)
    #expect(try place.problems() == [])
  }
}
