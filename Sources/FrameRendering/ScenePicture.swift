package import CatalogueService
package import LayoutEngine

/// The picture of one scene: its baseline, its latest frames, and both with what moved.
package struct ScenePicture {
  /// How large the picture is where it is shown in full.
  package let size: Size
  /// How many elements the baseline and the latest frames have.
  package let elementCounts: (before: Int, after: Int)
  /// What the picture leaves out; nil when it shows all.
  package let note: String?

  private let pictures: CatalogueReport.Pictures

  /// Plans the picture of a scene.
  package init(_ pictures: CatalogueReport.Pictures) {
    self.pictures = pictures
    size = pictures.latest.contentSize
    elementCounts = (pictures.baseline.rects.count, pictures.latest.rects.count)
    note = nil
  }

  /// Writes the picture as SVG, piece by piece.
  package func write(to sink: @escaping ([UInt8]) throws -> Void) throws {
    try sink(
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size.width) \(size.height)\">"
          .utf8))
    for rect in pictures.latest.rects {
      try sink(
        Array(
          "<rect x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\" fill=\"none\" stroke=\"gray\"/>\n"
            .utf8))
    }
    try sink(Array("</svg>\n".utf8))
  }
}
