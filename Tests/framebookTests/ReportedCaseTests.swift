import Testing

@testable import framebook

/// The smallest inputs on which layouts of this kind were reported to go wrong.
struct ReportedCaseTests {
  /// Computes documents without a catalogue and returns what `preview` leaves behind.
  private func preview(
    _ layout: String, _ content: String, _ viewport: String, format: String = "csv"
  ) async throws -> Workbench.Outcome {
    let bench = try Workbench()
    try bench.folder.write(layout, to: "layout.json")
    try bench.folder.write(content, to: "content.json")
    try bench.folder.write(viewport, to: "viewport.json")
    return await bench.run(
      "preview ~/layout.json --content ~/content.json --viewport ~/viewport.json "
        + "--format \(format)")
  }

  /// Returns the tops of the elements of a kind, in order.
  private func tops(of kind: String, _ outcome: Workbench.Outcome) throws -> [Double] {
    try JSONTree(outcome.output)["elements"].elements.filter {
      $0["kind"] == .string(kind)
    }.compactMap { element in
      if case .number(let top) = element["y"] { top } else { nil }
    }
  }

  private static let uniform =
    #"{"kind":"uniform","itemHeight":50,"columnCount":2,"headerHeight":40,"#
    + #""interItemSpacing":{"x":10,"y":10},"pinsHeaders":true}"#

  @Test func `an empty section leaves no gap, and its pinned header stays in place`() async throws {
    let content = #"{"sections":[{"items":4},{"items":0},{"items":2}]}"#
    let rest = try await preview(
      ReportedCaseTests.uniform, content, #"{"width":320,"height":480}"#, format: "json")
    #expect(try tops(of: "header", rest) == [0, 150, 190])
    #expect(try tops(of: "item", rest).suffix(2) == [230, 230])
    #expect(try JSONTree(rest.output)["contentSize"]["height"] == .number(280))
    let scrolled = try await preview(
      ReportedCaseTests.uniform, content,
      #"{"width":320,"height":480,"contentOffset":{"y":145}}"#, format: "json")
    #expect(try tops(of: "header", scrolled)[1] == 150)
  }

  @Test func `no sections have no height, and an odd item makes a row`() async throws {
    let none = try await preview(
      #"{"kind":"uniform","itemHeight":50,"sectionSpacing":12}"#, #"{"sections":[]}"#,
      #"{"width":320,"height":480}"#, format: "json")
    #expect(
      none.output
        == #"{"scene":null,"engine":2,"contentSize":{"width":320,"height":0},"elements":[]}"#
        + "\n")
    let five = try await preview(
      ReportedCaseTests.uniform, #"{"sections":[{"items":5}]}"#, #"{"width":320,"height":480}"#,
      format: "json")
    #expect(try JSONTree(five.output)["contentSize"]["height"] == .number(210))
  }

  /// Inputs that cannot be computed, and the field that the error names.
  private static let impossible = [
    (
      #"{"kind":"waterfall","columnCount":2,"sectionInset":{"left":60,"right":60}}"#,
      #"{"sections":[{"items":[{"width":1,"height":1}]}]}"#, #"{"width":100,"height":100}"#,
      "layout '~/layout.json': sectionInset: no room"
    ),
    (
      #"{"kind":"uniform","itemHeight":1,"columnCount":1000}"#, #"{"sections":[{"items":1}]}"#,
      #"{"width":100,"height":100,"contentInset":{"left":60,"right":60}}"#,
      "viewport '~/viewport.json': contentInset: no room"
    ),
    (
      #"{"kind":"waterfall"}"#, #"{"sections":[{"items":3}]}"#, #"{"width":100,"height":100}"#,
      "content '~/content.json': sections[0].items: "
    ),
    (
      #"{"kind":"waterfall"}"#, #"{"sections":[{"items":[{"width":"fill","height":1}]}]}"#,
      #"{"width":100,"height":100}"#, "content '~/content.json': sections[0].items[0].width: "
    ),
  ]

  @Test(arguments: impossible)
  func `what cannot be computed is refused with the field that is to blame`(
    _ layout: String, _ content: String, _ viewport: String, _ sentence: String
  ) async throws {
    let outcome = try await preview(layout, content, viewport)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(sentence)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `diff ends with 1 on differences, 0 without, 2 when a side does not exist`()
    async throws
  {
    let bench = try await Workbench.gallery()
    await #expect(bench.run("diff").status == 0)
    await #expect(bench.run("diff tall").status == 0)
    await #expect(bench.run("diff tall@1 tall@1").status == 0)
    await #expect(bench.run("diff tall wide").status == 1)
    await #expect(bench.run("diff tall@2").status == 2)
    await #expect(bench.run("diff tall@1 tall@2").status == 2)
    await #expect(bench.run("diff tall none").status == 2)
    try await bench.succeed("layout update gallery ~/gallery-taller.json")
    await #expect(bench.run("diff").status == 1)
    await #expect(bench.run("diff tall --stat").status == 1)
    await #expect(bench.run("diff --tolerance 44").status == 1)
    await #expect(bench.run("diff --tolerance 1000").status == 0)
    await #expect(bench.run("layout diff gallery").status == 1)
    await #expect(bench.run("layout diff gallery@2 gallery@2").status == 0)
    await #expect(bench.run("layout diff gallery@3").status == 2)
  }

  @Test func `a dry run of an upgrade says what would move and leaves every byte`() async throws {
    let bench = try Workbench()
    try bench.folder.write(
      #"{"sections":[{"items":20},{"items":0},{"items":80}]}"#, to: "photos.json")
    try await bench.succeed(
      "init --engine 1", "layout add gallery ~/gallery.json", "content add photos ~/photos.json",
      "scene add s --layout gallery --content photos --viewport 375x812", "compute")
    let before = try bench.folder.bytes(of: "framebook.db")
    let dryRun = await bench.run("engine upgrade --dry-run")
    #expect(
      dryRun.output == """
        engine 1 -> 2, dry run
        1 scene: 1 changed
          s: 83 moved, content 375x3585 -> 375x3605, at most 20 pt
            section 1, footer to section 2, footer: moved (0, +20)

        """)
    #expect(try bench.folder.bytes(of: "framebook.db") == before)
    #expect(await bench.run("engine show").output == "engine 1, the newest is 2\n")
    #expect(await bench.run("engine upgrade").output.hasPrefix("engine 1 -> 2\nrun 2: 1 scene"))
    #expect(await bench.run("log s --format csv").output.contains(",run,2,engine,1 -> 2,2,s,1,2,"))
  }
}
