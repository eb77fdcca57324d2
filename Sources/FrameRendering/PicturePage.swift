import Wording

/// A page with pictures, complete in itself: no script, nothing from outside.
package struct PicturePage {
  private let title: String

  /// Makes the page of this title, which may hold anything.
  package init(title: String) {
    self.title = title.escaped
  }

  /// Writes what stands before the first picture.
  package func open(on canvas: inout PictureCanvas) {
    canvas.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>
      """)
    canvas.write(text: title)
    canvas.write("</title>\n<style>\n\(PictureStyle.page)</style>\n</head>\n<body>\n<h1><bdi>")
    canvas.write(text: title)
    canvas.write("</bdi></h1>\n")
  }

  /// Writes a picture, with a heading unless the page has no other.
  package func write(
    heading: String? = nil, _ rows: [(String, String)], _ lines: [String] = [],
    on canvas: inout PictureCanvas, picture: (inout PictureCanvas) throws -> Void
  ) rethrows {
    if let heading {
      canvas.write("<h2><bdi>")
      canvas.write(text: heading)
      canvas.write("</bdi></h2>\n")
    }
    canvas.write("<figure>\n")
    try picture(&canvas)
    canvas.write("</figure>\n<table>\n")
    for (name, value) in rows {
      canvas.write("<tr><th scope=\"row\">")
      canvas.write(text: name)
      canvas.write("</th><td><bdi>")
      canvas.write(text: value)
      canvas.write("</bdi></td></tr>\n")
    }
    canvas.write("</table>\n")
    guard !lines.isEmpty else { return }
    canvas.write("<ul>\n")
    for line in lines {
      canvas.write("<li>")
      canvas.write(text: line)
      canvas.write("</li>\n")
    }
    canvas.write("</ul>\n")
  }

  /// Writes a paragraph.
  package func write(_ sentence: String, on canvas: inout PictureCanvas) {
    canvas.write("<p>")
    canvas.write(text: sentence)
    canvas.write("</p>\n")
  }

  /// Writes what stands behind the last picture.
  package func close(on canvas: inout PictureCanvas) {
    canvas.write("</body>\n</html>\n")
  }
}
