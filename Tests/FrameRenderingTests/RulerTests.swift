import Testing

@testable import FrameRendering

@Suite struct RulerTests {
  @Test(arguments: [
    (0.0, 0.001), (0.0011, 0.002), (0.3, 0.5), (1, 1), (1.01, 2), (2.5, 5), (37, 50), (51, 100),
    (1e8, 1e8), (1.5e8, 2e8),
  ])
  func `a step is the least round number that leaves room`(distance: Double, step: Double) {
    #expect(Ruler.step(atLeast: distance) == step)
  }

  @Test func `places are multiples of the step within the range, its ends included`() {
    #expect(Ruler(along: -100...105, atLeast: 40).places == [-100, -50, 0, 50, 100])
    #expect(Ruler(along: 1...4, atLeast: 10).places.isEmpty)
  }
}
