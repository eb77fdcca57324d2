import Wording

/// The words around a picture; the name may hold anything.
package struct PictureCaption: Sendable {
  /// What is shown, as a scene's name, with nothing hidden in it.
  package let name: String
  /// Which state of it, as in `snapshot 2, engine 2`.
  package let detail: String
  /// What is to be seen, for people who do not see it.
  package let description: String
  /// What the key explains, in order.
  package let key: [PictureMark]
  /// What stands below, line by line.
  package let lines: [String]

  /// Takes the words of a picture.
  package init(
    name: String, detail: String, description: String, key: [PictureMark], lines: [String] = []
  ) {
    self.name = name.escaped
    self.detail = detail
    self.description = description
    self.key = key
    self.lines = lines
  }

  /// The name and the state in one line, the name isolated where it could turn the line around.
  package var title: String {
    let isPlain = name.unicodeScalars.allSatisfy(\.isASCII)
    return (isPlain ? name : "\u{2068}\(name)\u{2069}") + (detail.isEmpty ? "" : ", \(detail)")
  }
}
