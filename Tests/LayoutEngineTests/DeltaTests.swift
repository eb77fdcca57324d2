import LayoutEngine
import Testing

struct DeltaTests {
  static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (44, "+44"), (-44, "-44"), (12.5, "+12.5"), (0.25, "+0.25"),
    (1.0 / 3, "+0.333"), (-2.0 / 3, "-0.667"), (1.0004, "+1"), (0.9996, "+1"), (10.02, "+10.02"),
    (99.0005, "+99.001"), (1e-9, "+1e-09"), (-0.0004, "-0.0004"), (0.0006, "+0.001"),
    (1_000_000, "+1000000"), (1e300, "+1e+300"), (-.infinity, "-inf"),
  ]

  @Test(arguments: texts)
  func `a change reads signed, in three decimals at most and never as a rounded zero`(
    value: Double, text: String
  ) {
    #expect(Delta(x: value, y: 0).description == "(\(text), 0)")
    #expect(Delta(x: 0, y: value).description == "(0, \(text))")
  }
}
