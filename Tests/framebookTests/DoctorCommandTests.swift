import Foundation
import Testing

/// `framebook doctor` on the built program.
struct DoctorCommandTests {
  @Test func `a sound catalogue is said to be so`() throws {
    let tool = try BuiltTool()
    #expect(try tool.run("init").status == 0)
    let result = try tool.run("doctor")
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.output == "framebook.db: all is well (revisions: 0, sets of frames: 0)\n")
    #expect(try tool.run("doctor --format csv").output == "check,where,problem\r\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(names == ["framebook.db"])
  }

  @Test func `files that other commands refuse are opened, a missing one is an error`() throws {
    let tool = try BuiltTool()
    try tool.write("no database, whatever its name says, and long enough", to: "text.db")
    try tool.write("", to: "empty.db")
    for (file, sentence) in [
      ("text.db", "it is no SQLite file, or its first page is damaged"),
      ("empty.db", "it is empty, no catalogue is in it"),
    ] {
      let result = try tool.run("--db \(file) doctor")
      #expect(result.status == 4 && result.errors == "")
      #expect(result.output == "file: \(file): \(sentence)\n")
    }
    let missing = try tool.run("doctor")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("Error: there is no catalogue 'framebook.db'"))
  }

  @Test func `findings come as JSON, one object for all`() throws {
    let tool = try BuiltTool()
    #expect(try tool.run("init").status == 0)
    let file = tool.folder.appending(path: "framebook.db")
    var bytes = try Data(contentsOf: file)
    // The user version stands at offset 60, big-endian: sqlite.org/fileformat2.html, 1.3.
    bytes.replaceSubrange(60..<64, with: [0, 0, 3, 231])
    try bytes.write(to: file)
    #expect(try tool.run("status").status == 4)
    let result = try tool.run("doctor --format json")
    #expect(result.status == 4)
    #expect(
      result.output == """
        {
          "file": "framebook.db",
          "sound": false,
          "revisions": 0,
          "frameSets": 0,
          "findings": [
            {
              "check": "schema",
              "where": "framebook.db",
              "problem": "a newer framebook wrote it (schema 999, this one knows 1), its contents \
        are not looked at"
            }
          ]
        }

        """)
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func `a catalogue that others are using has no leftovers`() throws {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"fill","itemsPerSide":3}"#, to: "layout.json")
    try tool.write(#"{"sections":[{"items":20000}]}"#, to: "content.json")
    for line in [
      "layout add l layout.json", "content add c content.json",
      "scene add s --layout l --content c --viewport 320x568 --viewport 375x667 --viewport 414x896",
    ] {
      #expect(try tool.run(line).status == 0)
    }
    let writing = try tool.start(["compute"])
    repeat {
      let result = try tool.run("doctor")
      #expect(result.status == 0, "\(result.output)\(result.errors)")
    } while writing.process.isRunning
    writing.process.waitUntilExit()
    #expect(try tool.run("doctor").status == 0)
  }
}
