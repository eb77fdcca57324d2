import LayoutEngine
import StrictJSON
import Testing

/// Holds both engines to the recorded scenarios.
@Suite struct GoldenTests {
  static let files = [
    "uniform", "fill", "waterfall", "aligned", "mosaic", "engine2-uniform", "engine2-fill",
    "engine2-waterfall", "engine2-aligned", "engine2-mosaic", "waterfall-engine2",
  ]

  @Test(arguments: files.flatMap(Golden.scenarios))
  func `a scenario comes out as it was recorded`(_ golden: Golden) throws {
    switch golden.outcome {
    case .frames(let contentSize, let elements):
      let frames = try golden.frames()
      let tolerance = golden.engine == 1 ? 0 : 1e-6
      #expect(
        isClose(frames.contentSize, contentSize, tolerance),
        "\(golden.id): expected \(contentSize), is \(frames.contentSize)")
      let actual = frames.allElements
      #expect(
        actual.count == elements.count,
        "\(golden.id): expected \(elements.count) elements, are \(actual.count)")
      let difference = zip(actual, elements).first { !isClose($0, $1, tolerance) }
      if let (actual, expected) = difference {
        Issue.record("\(golden.id): expected \(expected), is \(actual)")
      }
    case .refused(let reason):
      do {
        let frames = try golden.frames()
        Issue.record(
          "\(golden.id): expected a refusal (\(reason)), has \(frames.rects.count) frames")
      } catch let error as JSONError {
        #expect(!error.path.isEmpty, "\(golden.id): no field is named: \(error)")
      } catch let error as LayoutError {
        #expect(!error.path.isEmpty, "\(golden.id): no field is named: \(error)")
      }
    }
  }

  @Test(arguments: files)
  func `every file has scenarios`(_ file: String) {
    #expect(Golden.scenarios(file).count > 20)
  }

  private func isClose(_ first: Element, _ second: Element, _ tolerance: Double) -> Bool {
    first.section == second.section && first.kind == second.kind && first.item == second.item
      && isClose(first.frame.x, second.frame.x, tolerance)
      && isClose(first.frame.y, second.frame.y, tolerance)
      && isClose(first.frame.width, second.frame.width, tolerance)
      && isClose(first.frame.height, second.frame.height, tolerance)
  }

  private func isClose(_ first: Size, _ second: Size, _ tolerance: Double) -> Bool {
    isClose(first.width, second.width, tolerance)
      && isClose(first.height, second.height, tolerance)
  }

  private func isClose(_ first: Double, _ second: Double, _ tolerance: Double) -> Bool {
    (first - second).magnitude <= tolerance
  }
}
