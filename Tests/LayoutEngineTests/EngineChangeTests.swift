import LayoutEngine
import StrictJSON
import Testing

/// Holds the list of differences between the engines to what they do.
@Suite struct EngineChangeTests {
  @Test(arguments: EngineChange.all)
  func `both engines give different results for the example`(_ change: EngineChange) throws {
    let scenario = Scenario(
      layout: change.layout, patterns: change.patterns, content: change.content,
      viewport: change.viewport)
    let newer = try scenario.frames(engine: 2)
    switch Result(catching: { try scenario.frames(engine: 1) }) {
    case .success(let older):
      #expect(older != newer, "\(change.kind): \(change.sentence)")
      #expect(!change.sentence.contains("refuses"), "\(change.kind): \(change.sentence)")
    case .failure(let error):
      #expect(change.sentence.hasSuffix("engine 1 refuses it"), "\(change.sentence): \(error)")
    }
  }

  @Test func `every kind of layout has changes, each with a sentence of its own`() throws {
    #expect(Set(EngineChange.all.map(\.kind)) == Set(Layout.kindNames))
    for change in EngineChange.all {
      let others = EngineChange.all.filter { $0.kind == change.kind && $0 != change }
      #expect(!others.contains { $0.sentence == change.sentence })
      #expect(change.sentence.contains("engine 1"))
      let layout = try Layout(json: Array(change.layout.utf8))
      #expect(layout.kind == change.kind)
    }
  }
}
