import Foundation
import Testing

/// Pictures from the command line: `render`, and `diff -o`.
struct PictureCommandTests {
  private func text(_ name: String, on bench: Workbench) throws -> String {
    String(decoding: try bench.folder.bytes(of: name), as: UTF8.self)
  }

  private func files(on bench: Workbench) throws -> [String] {
    try bench.folder.names().filter { !$0.hasSuffix(".json") }
  }

  private func changed() async throws -> Workbench {
    let bench = try await Workbench.gallery()
    _ = await bench.run("layout update gallery ~/gallery-taller.json")
    return bench
  }

  @Test func `a scene is drawn to a file, which says so, and to standard output alike`()
    async throws
  {
    let bench = try await Workbench.gallery()
    let file = await bench.run("render tall -o ~/tall.svg")
    #expect(file.status == 0)
    #expect(file.output == "~/tall.svg: tall, snapshot 1\n")
    let stream = await bench.run("render tall@1 -o -")
    #expect(stream.status == 0 && stream.errors == "")
    #expect(stream.output == (try text("tall.svg", on: bench)))
    #expect(stream.output.hasPrefix("<svg ") && stream.output.hasSuffix("</svg>\n"))
    #expect(stream.output.contains("<title>section 2, item 79: "))
    #expect(try files(on: bench) == ["framebook.db", "tall.svg"])
  }

  @Test func `a page has the picture and its numbers`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("render tall -o ~/TALL.HTML")
    let page = try text("TALL.HTML", on: bench)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(await page.contains(bench.run("render tall -o -").output))
    #expect(page.contains("<td><bdi>3 headers, 110 items, 3 footers</bdi></td>"))
    #expect(!page.contains("<script"))
  }

  @Test(arguments: ["nowhere.svg", "link.svg"])
  func `a link to nothing is not written over`(target: String) async throws {
    let bench = try await Workbench.gallery()
    let link = bench.folder.path("link.svg")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: bench.folder.path(target))
    let outcome = await bench.run("render tall -o ~/link.svg")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Error: cannot write '~/link.svg': "))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix(target))
  }

  @Test func `a part has the elements that frames lists`() async throws {
    let bench = try await Workbench.gallery()
    let part = "--rect 0,0,375,200"
    let listed = await bench.run("frames tall \(part) --format ndjson").output.split(
      separator: "\n")
    let drawn = await bench.run("render tall -o - \(part)").output
    #expect(drawn.split(separator: "<title>section").count == listed.count + 1)
    #expect(await bench.run("render tall -o - --rect 1,2").status == 64)
    let empty = await bench.run("render tall -o - --rect 9000,0,1,1")
    #expect(empty.status == 0)
    #expect(empty.errors == "Note: no element of 'tall' is in this part\n")
  }

  @Test func `a picture in which nothing can be made out names a part in which it can`()
    async throws
  {
    let bench = try await Workbench.gallery()
    try bench.folder.write(#"{"kind":"uniform","itemHeight":9000}"#, to: "endless.json")
    let part = "as with --rect=0,0,100,3000"
    let note =
      "Note: the picture of 'endless' shows 100 × 990000 points, too long to make anything out; "
      + "draw a part, \(part)\n"
    try await bench.succeed(
      "layout add endless ~/endless.json",
      "scene add endless --layout endless --content photos --viewport 100x200", "compute endless")
    for call in [
      "render endless -o ~/a.svg", "diff endless -o ~/a.svg", "diff endless -o ~/a.html",
    ] {
      let outcome = await bench.run(call)
      #expect(outcome.status == 0)
      #expect(outcome.errors == note)
      #expect(await bench.run("\(call) --rect=0,0,100,3000").errors == "")
    }
    #expect(await bench.run("render tall -o -").errors == "")
  }

  @Test func `a part of a difference has the elements of both sides that it meets`() async throws {
    let bench = try await changed()
    let part = "--rect 0,400,375,900"
    var listed: Set<String> = []
    for side in ["tall@1", "tall@2"] {
      let rows = await bench.run("frames \(side) \(part) --format csv").output.split(
        separator: "\r\n")
      listed.formUnion(rows.dropFirst().map(String.init))
    }
    let drawn = await bench.run("diff tall -o - \(part)")
    #expect(drawn.status == 1 && drawn.errors == "")
    #expect(drawn.output.split(separator: "<title>section").count == listed.count + 1)
    let whole = await bench.run("diff tall -o -").output
    #expect(whole.split(separator: "<title>section").count > listed.count + 1)
    let empty = await bench.run("diff tall -o - --rect 9000,0,1,1")
    #expect(empty.status == 1)
    #expect(empty.errors == "Note: no element of 'tall' is in this part\n")
    let wrong = await bench.run("diff tall \(part)")
    #expect(wrong.status == 64)
    #expect(wrong.errors.hasPrefix("Error: Please give '--out' with '--rect'"))
  }

  @Test(arguments: ["~/tall.png", "tall", "", "~/svg", "~/tall.svg.gz"])
  func `a file of another kind is wrong usage that names the known ones`(file: String) async throws
  {
    let bench = try await Workbench.gallery()
    for words in [["render", "tall", "-o", file], ["diff", "-o", file]] {
      let outcome = await bench.run(words)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(".svg"))
      #expect(outcome.errors.contains(".html"))
    }
    #expect(try files(on: bench) == ["framebook.db"])
  }

  @Test func `what is not there is not drawn, and the old file stays`() async throws {
    let bench = try await Workbench.gallery()
    _ = await bench.run("scene add new --layout gallery --content photos --viewport 9x9")
    try bench.folder.write("old", to: "a.svg")
    for call in ["render new", "render tall@7", "render nobody", "diff new", "diff tall@7"] {
      let outcome = await bench.run("\(call) -o ~/a.svg")
      #expect(outcome.status == 2, "\(call)")
      #expect(outcome.output == "")
    }
    #expect(await bench.run("render new -o -").errors.contains("compute it first"))
    #expect(try text("a.svg", on: bench) == "old")
    #expect(await bench.run("render tall -o ~/nowhere/a.svg").status == 2)
    #expect(await bench.run("render tall").status == 64)
    #expect(try files(on: bench) == ["a.svg", "framebook.db"])
  }

  @Test func `a catalogue is not written over by a picture`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write(try bench.folder.bytes(of: "framebook.db"), to: "db.svg")
    #expect(await bench.run("render tall -o ~/db.svg").status == 2)
    #expect(await bench.run("status --db ~/db.svg").status == 0)
  }

  @Test func `a stale scene is drawn with a note`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write(#"{"kind":"waterfall","columnCount":2}"#, to: "pins.json")
    _ = await bench.run("layout update gallery ~/pins.json")
    let outcome = await bench.run("render tall -o -")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("is stale"))
  }

  @Test func `a difference is drawn beside what diff prints, with its exit code`() async throws {
    let bench = try await changed()
    let plain = await bench.run("diff tall")
    let outcome = await bench.run("diff tall -o ~/tall.svg")
    #expect(outcome.output == plain.output + "~/tall.svg: 1 comparison\n")
    #expect(outcome.errors == "" && outcome.status == 1)
    for format in ["json", "ndjson", "csv"] {
      let data = await bench.run("diff tall --format \(format)")
      #expect(await bench.run("diff tall -o ~/tall.svg --format \(format)") == data)
      let both = await bench.run("diff tall -o - --format \(format)")
      #expect(both.status == 64 && both.output == "")
      #expect(
        both.errors.hasPrefix(
          "Error: Please give '--out' a file with '--format', standard output cannot have both\n"))
    }
    let picture = try text("tall.svg", on: bench)
    #expect(picture.contains(">moved (0, +45)</text>"))
    #expect(picture.contains(">section 1, footer to section 2, footer: moved (0, +45)</text>"))
    let stream = await bench.run("diff tall@1 tall@2 -o -")
    #expect(stream.status == 1)
    #expect(stream.output == picture)
  }

  @Test func `sides that are the same are drawn when they are named`() async throws {
    let bench = try await Workbench.gallery()
    let outcome = await bench.run("diff tall tall -o ~/same.svg")
    #expect(outcome.status == 0)
    #expect(try text("same.svg", on: bench).contains(">the same</text>"))
    let engines = await bench.run("diff --engine 1..1 tall -o -")
    #expect(engines.status == 0)
    #expect(engines.output.hasSuffix("</svg>\n"))
  }

  @Test func `several scenes are drawn on one page, and an SVG says that it is too small`()
    async throws
  {
    let bench = try await changed()
    let outcome = await bench.run("diff -o ~/all.svg")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "Error: several scenes differ and an SVG shows one; name a scene, or give "
        + "a file that ends in .html\n")
    #expect(await bench.run("diff -o -").output == "")
    let pages = await bench.run("diff -o ~/all.html")
    #expect(pages.status == 1)
    #expect(pages.output.hasSuffix("\n~/all.html: 2 comparisons\n"))
    let page = try text("all.html", on: bench)
    #expect(page.split(separator: "<figure>").count == 3)
    #expect(page.contains("<h2><bdi>tall 1 -&gt; 2</bdi></h2>"))
    #expect(page.contains("id=\"p1-content\"") && page.contains("id=\"p2-content\""))
    #expect(try files(on: bench) == ["all.html", "framebook.db"])
  }

  @Test(arguments: ["", "'*' ", "--engine 2..2 '*' "])
  func `nothing that differs makes an empty page, and no SVG`(scenes: String) async throws {
    let bench = try await Workbench.gallery()
    let outcome = await bench.run("diff \(scenes)-o ~/all.svg")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "Note: nothing differs, so there is no picture\n")
    try await bench.succeed("diff -o ~/all.html")
    #expect(try text("all.html", on: bench).contains("Nothing differs."))
    #expect(try files(on: bench) == ["all.html", "framebook.db"])
  }

  @Test func `a name that would leave the picture stays inside it`() async throws {
    let bench = try await Workbench.gallery()
    let name = "</title><script>\u{202E}\"'&"
    #expect(await bench.run(["scene", "rename", "tall", name]).status == 0)
    for call in [["render", name, "-o", "-"], ["diff", name, name, "-o", "-"]] {
      let outcome = await bench.run(call)
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("<script"))
      #expect(!outcome.output.unicodeScalars.contains("\u{202E}"))
    }
  }
}
