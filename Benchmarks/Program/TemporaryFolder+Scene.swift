extension TemporaryFolder {
  /// Makes a catalogue of one scene by the program, not yet computed.
  func addScene(layout: String, items: String) throws {
    let layout = try write(layout, to: "layout.json")
    let content = try write(#"{"sections":[{"items":\#(items)}]}"#, to: "content.json")
    try Program.framebook(["init"], on: self)
    try Program.framebook(["layout", "add", "layout", layout], on: self)
    try Program.framebook(["content", "add", "content", content], on: self)
    try Program.framebook(
      [
        "scene", "add", "scene", "--layout", "layout", "--content", "content", "--viewport",
        "375x812",
      ], on: self)
  }
}
