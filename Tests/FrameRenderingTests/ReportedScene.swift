import LayoutEngine

@testable import Catalogue
@testable import CatalogueService

/// A scene of a report as tests need it: a list of items whose later frames are given.
struct ReportedScene {
  /// What the page tells of it.
  let scene: CatalogueReport.Scene
  /// Its frames.
  let pictures: CatalogueReport.Pictures

  /// Makes a scene of as many items as there are moves, each moved by its own.
  init(id: Int64 = 1, name: String = "a", moves: [Double], history: [LogEntry] = []) {
    let before = ReportedScene.frames(moves.map { _ in 0 })
    let after = ReportedScene.frames(moves)
    let viewport = Viewport(size: Size(width: 100, height: 200))
    let difference = FrameDiff(before: before, after: after, in: viewport)
    pictures = CatalogueReport.Pictures(
      baseline: before, latest: after, viewport: viewport, difference: difference)
    let source = SnapshotRecord.Source(name: name, number: 3)
    scene = CatalogueReport.Scene(
      status: SceneStatus(
        id: id, name: name, layout: name, content: name, viewport: name, state: .pending,
        baseline: 1, latest: 2, engine: 2, message: nil),
      layoutKind: "uniform",
      inputs: [DocumentKind.layout, .content, .viewport].map {
        CatalogueReport.Input(kind: $0, baseline: source, latest: source, head: source)
      },
      baselineEngine: 2, difference: difference, history: history, hasOlderHistory: true)
  }

  /// A report of a catalogue with so many of these scenes.
  static func report(of count: Int) -> CatalogueReport {
    CatalogueReport(engine: 2, counts: count == 0 ? [:] : [.pending: count])
  }

  private static func frames(_ moves: [Double]) -> Frames {
    let rects = moves.enumerated().map { index, move in
      Rect(x: move, y: Double(index) * 10, width: 90, height: 8)
    }
    return Frames(
      contentSize: Size(width: 100, height: Double(moves.count) * 10),
      sections: [SectionSpan(first: 0, items: moves.count)], rects: rects)
  }
}
