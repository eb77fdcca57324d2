/// Views of one picture that share its place: the fragment of its address says which is shown.
///
/// `scene.svg#latest` shows the view `latest`, also in an image of a page; without a fragment the
/// last view is shown.
package struct PictureViews {
  /// The names of the views; the last is shown by default.
  package let names: [String]

  /// Names the views; they are constants of the program.
  package init(_ names: String...) {
    self.names = names
  }

  /// Writes the anchors and the rules that choose; to be followed by what holds the views.
  ///
  /// What is chosen is handed down by custom properties, which reach into the copies of `use`.
  func write(on canvas: inout PictureCanvas) {
    for name in names { canvas.write("<g id=\"\(name)\"/>") }
    canvas.write("\n<style>\n")
    for name in names {
      let isDefault = name == names.last
      canvas.write(".view-\(name){display:var(--\(name),\(isDefault ? "inline" : "none"))}\n")
      guard let last = names.last, !isDefault else { continue }
      canvas.write("#\(name):target~*{--\(name):inline;--\(last):none}\n")
    }
    canvas.write("</style>\n")
  }

  /// Draws what belongs to one view.
  func draw(
    _ name: String, on canvas: inout PictureCanvas,
    content: (inout PictureCanvas) throws -> Void
  ) rethrows {
    canvas.write("<g class=\"view-\(name)\">\n")
    try content(&canvas)
    canvas.write("</g>\n")
  }
}
