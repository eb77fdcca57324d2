import Catalogue
import LayoutEngine
import Testing

struct SceneHeadTests {
  @Test func `heads are those of the scenes asked for, however many and whether there or not`()
    throws
  {
    let catalogue = try TemporaryCatalogue().open()
    let scenes = try ["a", "b", "c"].map { try catalogue.addScene($0) }
    #expect(try catalogue.scenes.heads([]).isEmpty)
    let heads = try catalogue.scenes.heads([scenes[2].id, 999, scenes[0].id])
    #expect(heads.map(\.id) == [scenes[2].id, scenes[0].id])
    #expect(heads.map(\.name) == ["c", "a"])
    for head in heads {
      #expect(head.latest == nil && head.baselineFrameSetID == nil && !head.hasFailure)
      #expect(try catalogue.scenes.inputs(id: head.id) == head.inputs)
    }
  }

  @Test func `a head has the latest snapshot, the baseline's frames and the patterns by name`()
    throws
  {
    let catalogue = try TemporaryCatalogue().open()
    let scene = try catalogue.addScene("a")
    let patterns = try ["z", "b"].map { try catalogue.addDocument(.pattern, $0) }
    let layout = try present(catalogue.documents.find(.layout, "a"))
    try catalogue.write {
      try catalogue.documents.setPatterns(patterns.map(\.id), ofLayoutRevision: layout.headID)
    }
    let first = try catalogue.addSnapshot(of: scene)
    let second = try catalogue.addSnapshot(of: scene, width: 2)
    try catalogue.write { try catalogue.scenes.setBaseline(first.id, ofScene: scene.id) }
    let head = try present(catalogue.scenes.heads([scene.id]).first)
    #expect(head.inputs.patterns.map(\.name) == ["b", "z"])
    #expect(head.inputs.patterns.map(\.revisionID) == patterns.reversed().map(\.headID))
    #expect(head.latest?.id == second.id && head.latest?.number == 2)
    #expect(head.latest?.frameSetID == second.frameSetID)
    #expect(head.latest?.contentSize == Size(width: 100, height: 200))
    #expect(head.baselineFrameSetID == first.frameSetID)
  }

  @Test func `a failure on record is known also when it is not of the current inputs`() throws {
    let catalogue = try TemporaryCatalogue().open()
    let scene = try catalogue.addScene("a")
    try catalogue.fail(scene)
    let failed = try present(catalogue.scenes.heads([scene.id]).first)
    #expect(failed.hasFailure)
    let viewport = try present(catalogue.documents.find(.viewport, "a"))
    _ = try catalogue.append(to: viewport, body: "2")
    let moved = try present(catalogue.scenes.heads([scene.id]).first)
    #expect(moved.hasFailure && moved.inputs != failed.inputs)
  }
}
