import Foundation
import Testing

/// `framebook backup` on the built program.
struct BackupCommandTests {
  @Test func `copies that are made while another process writes are sound catalogues`() throws {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"fill","itemsPerSide":3}"#, to: "layout.json")
    try tool.write(#"{"sections":[{"items":20000}]}"#, to: "content.json")
    for line in ["layout add l layout.json", "content add c content.json"] {
      #expect(try tool.run(line).status == 0)
    }
    for scene in 0..<24 {
      let line = "scene add s\(scene) --layout l --content c --viewport \(320 + scene)x568"
      #expect(try tool.run(line).status == 0)
    }
    let writing = try tool.start(["compute"])
    var copies = 0
    repeat {
      let result = try tool.run("backup --force copy.db")
      #expect(result.status == 0, "\(result.errors)")
      let status = try tool.run("--db copy.db status --format csv")
      let rows = status.output.split(separator: "\r\n").dropFirst()
      #expect(status.status == 0 && rows.count == 24, "\(status.errors)")
      #expect(rows.allSatisfy { $0.contains(",clean,") || $0.contains(",missing,") })
      copies += 1
    } while writing.process.isRunning
    writing.process.waitUntilExit()
    #expect(try writing.result().status == 0)
    #expect(copies > 0)
    #expect(try tool.run("backup last.db").status == 0)
    #expect(try tool.run("--db last.db status --check").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).sorted()
    #expect(names == ["content.json", "copy.db", "framebook.db", "last.db", "layout.json"])
  }

  @Test func `a target that exists, and a catalogue that does not, are errors`() throws {
    let tool = try BuiltTool()
    let missing = try tool.run("backup copy.db")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "Error: there is no catalogue 'framebook.db', make one with 'framebook init'\n")
    #expect(try tool.run("init").status == 0)
    #expect(try tool.run("backup copy.db").status == 0)
    let again = try tool.run("backup copy.db")
    #expect(again.status == 2 && again.output == "")
    #expect(again.errors == "Error: 'copy.db' exists already, replace it with --force\n")
    #expect(try tool.run("backup --force copy.db").status == 0)
    try tool.write("not a catalogue, and longer than a header would be", to: "text.db")
    #expect(try tool.run("--db text.db backup other.db").status == 4)
  }
}
