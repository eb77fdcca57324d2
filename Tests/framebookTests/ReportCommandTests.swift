import Foundation
import SQLite
import Testing

@testable import framebook

/// `framebook report`: its folder, and what it refuses.
struct ReportCommandTests {
  private func page(_ bench: Workbench, _ folder: String = "page") throws -> String {
    String(decoding: try bench.folder.bytes(of: "\(folder)/index.html"), as: UTF8.self)
  }

  private func pictures(_ bench: Workbench, _ folder: String = "page") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: bench.folder.path("\(folder)/scenes"))
      .sorted()
  }

  @Test func `a report is a page and a picture for every computed scene`() async throws {
    let bench = try await ReportCatalogue.workbench()
    let outcome = await bench.run("report -o ~/page")
    #expect(
      outcome
        == Workbench.Outcome(
          status: 0,
          output:
            "~/page/index.html: 19 scenes (2 failed, 1 missing, 1 stale, 8 pending, 7 clean), 17 pictures\n",
          errors: ""))
    #expect(try bench.folder.names().contains("page"))
    #expect(try pictures(bench).count == 17)
    #expect(try page(bench).hasPrefix("<!DOCTYPE html>\n"))
  }

  @Test func `the same catalogue gives the same bytes`() async throws {
    let bench = try await ReportCatalogue.workbench()
    try await bench.succeed("report -o ~/one", "report -o ~/two", "report -o ~/two")
    #expect(try page(bench, "one") == page(bench, "two"))
    let names = try pictures(bench, "one")
    #expect(try names == pictures(bench, "two"))
    for name in names {
      #expect(
        try bench.folder.bytes(of: "one/scenes/\(name)")
          == bench.folder.bytes(of: "two/scenes/\(name)"))
    }
  }

  @Test func `a catalogue without scenes gives a page that says so`() async throws {
    let bench = try Workbench()
    try await bench.succeed("init")
    #expect(
      await bench.run("report -o ~/page/").output == "~/page/index.html: 0 scenes, 0 pictures\n")
    #expect(try page(bench).contains(#""scenes":[]"#))
    #expect(try pictures(bench) == [])
  }

  @Test func `a report is replaced, with the pictures of scenes that are gone`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("report -o ~/page")
    #expect(try pictures(bench) == ["1.1-1.svg", "2.1-1.svg"])
    #expect(try page(bench).contains(#""wide","#))
    try bench.folder.write("mine", to: "page/scenes/notes.txt")
    try bench.folder.write("mine", to: "page/notes.txt")
    try await bench.succeed("scene remove wide", "report -o ~/page")
    #expect(try pictures(bench) == ["2.1-1.svg", "notes.txt"])
    #expect(try bench.folder.bytes(of: "page/notes.txt") == Data("mine".utf8))
    #expect(try !page(bench).contains(#""wide","#))
  }

  @Test func `a report that was interrupted before its page is gone on with`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("report -o ~/page")
    try FileManager.default.removeItem(atPath: bench.folder.path("page/index.html"))
    try await bench.succeed("scene remove wide", "report -o ~/page")
    #expect(try pictures(bench) == ["2.1-1.svg"])
  }

  @Test(arguments: ["notes.txt", "index.html", "scenes"])
  func `a folder with other things is refused and left alone`(_ name: String) async throws {
    let bench = try await Workbench.gallery()
    try FileManager.default.createDirectory(
      atPath: bench.folder.path("page"), withIntermediateDirectories: false)
    try bench.folder.write("<html>mine</html>", to: "page/\(name)")
    let outcome = await bench.run("report -o ~/page")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == (name == "scenes"
          ? "Error: '~/page/scenes' is no folder, give another folder for the report\n"
          : "Error: '~/page' holds other things than a report, give an empty or a new folder\n"))
    #expect(try bench.folder.bytes(of: "page/\(name)") == Data("<html>mine</html>".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path("page"))
    #expect(names == [name])
  }

  @Test func `a folder of scenes that are not of a report is left alone`() async throws {
    let bench = try await Workbench.gallery()
    try FileManager.default.createDirectory(
      atPath: bench.folder.path("page/scenes"), withIntermediateDirectories: true)
    try bench.folder.write("mine", to: "page/scenes/77.svg")
    #expect(await bench.run("report -o ~/page").status == 2)
    #expect(try pictures(bench) == ["77.svg"])
  }

  @Test func `a report that fails leaves the earlier one with its pictures`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("report -o ~/page", "layout update gallery ~/gallery-taller.json")
    let before = try page(bench)
    try Connection(path: bench.folder.path("framebook.db"), mode: .readWrite).run(
      "UPDATE frame_set SET frames = zeroblob(length(frames)) WHERE id = 4")
    #expect(await bench.run("report -o ~/page").status == 4)
    #expect(try page(bench) == before)
    #expect(try Set(pictures(bench)).isSuperset(of: ["1.1-1.svg", "2.1-1.svg"]))
  }

  @Test(arguments: ["index.html", "scenes/1.1-1.svg"])
  func `what is no file in a report's folder is never waited for`(_ name: String) async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("report -o ~/page")
    try FileManager.default.removeItem(atPath: bench.folder.path("page/\(name)"))
    #expect(mkfifo(bench.folder.path("page/\(name)"), 0o600) == 0)
    #expect(await bench.run("report -o ~/page").status == 2)
  }

  @Test(arguments: ["", "-"])
  func `a report that is to go nowhere is an error`(_ folder: String) async throws {
    let bench = try await Workbench.gallery()
    let outcome = await bench.run(["report", "-o", folder])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "Error: a report is a folder, '\(folder)' names none\n")
  }

  @Test func `pictures are not written through a link to another folder`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("report -o ~/page")
    let scenes = bench.folder.path("page/scenes")
    try FileManager.default.removeItem(atPath: scenes)
    try FileManager.default.createDirectory(
      atPath: bench.folder.path("else"), withIntermediateDirectories: false)
    try bench.folder.write("mine", to: "else/7.svg")
    try FileManager.default.createSymbolicLink(
      atPath: scenes, withDestinationPath: bench.folder.path("else"))
    #expect(await bench.run("report -o ~/page").status == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.folder.path("else")) == ["7.svg"])
  }

  @Test func `what cannot be a folder is an error`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write("", to: "file")
    #expect(
      await bench.run("report -o ~/file").errors == "Error: cannot read '~/file': Not a directory\n"
    )
    #expect(
      await bench.run("report -o ~/none/page").errors
        == "Error: cannot make '~/none/page': No such file or directory\n")
  }

  @Test func `a catalogue that is missing makes no folder`() async throws {
    let bench = try Workbench()
    #expect(await bench.run("report -o ~/page").status == 2)
    #expect(try !bench.folder.names().contains("page"))
  }
}
