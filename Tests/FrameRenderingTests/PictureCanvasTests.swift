import FrameRendering
import Testing

@Suite struct PictureCanvasTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-2.5, "-2.5"),
    (118.333333, "118.333"), (0.05, "0.05"), (-0.125, "-0.125"), (999_999_999.9999, "1000000000"),
    (1e300, "1000000000000"), (-1e300, "-1000000000000"), (0.1 + 0.2, "0.3"),
  ])
  func `a number is short and has no sign without need`(number: Double, text: String) {
    let bytes = drawn { $0.write(number) }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
