import Arguments
import Testing

struct ToolTests {
  @Test(arguments: [
    ("add 1 2 3", "6\n"),
    ("add 10 6 --hex-output", "10\n"),
    ("add -x 10 5", "f\n"),
    ("add -5 3", "-2\n"),
    ("mul 2 3", "6\n"),
    ("multiply", "1\n"),
    ("stats average --kind=median 1 2.5", "median of [1.0, 2.5]\n"),
    ("stats average --kind median --kind mode 1", "mode of [1.0]\n"),
    ("stats average -- -1 -2", "mean of [-1.0, -2.0]\n"),
  ])
  func `the command that the words name runs`(line: String, output: String) async {
    #expect(await Outcome(MathTool.self, line) == Outcome(output: output))
  }

  @Test(arguments: [
    ("a", "name a, revision 0"),
    ("a 7", "name a, revision 7"),
    ("a 7 --all", "true, false, name a, revision 7"),
    ("-ab a", "true, true, name a"),
    ("--rect -10,0,5,5 a", "rect [-10.0, 0.0, 5.0, 5.0]"),
    ("--rect=-10,0,5,5 a", "rect [-10.0, 0.0, 5.0, 5.0]"),
    ("a --tolerance -1", "tolerance -1.0"),
    ("a --tolerance -.5", "tolerance -0.5"),
    ("a --tolerance 1e-3", "tolerance 0.001"),
    ("a --x=-1", "x -1,"),
    ("a --x -1", "x -1,"),
    ("a -m why", "message why,"),
    ("a -m=why", "message why,"),
    ("a --message=b=c", "message b=c,"),
    ("a --message=", "message ,"),
    ("a --message=--all", "message --all, false"),
    ("a -m -", "message -,"),
    ("a", "message -,"),
    ("-", "name -,"),
    ("-- --all", "false, false, name --all"),
    ("--all -- -m 3", "true, false, name -m, revision 3"),
    ("a -t x -t y", #"tags ["x", "y"]"#),
  ])
  func `options, arguments and numbers below zero are told apart`(words: String, part: String) async
  {
    let outcome = await Outcome(StudioTool.self, "draw " + words)
    #expect(outcome.output.contains(part), "\(outcome)")
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ("draw a", "db -, wait 5, tags []"),
    ("--db f draw a", "db f, wait 5"),
    ("draw a --db f", "db f, wait 5"),
    ("--db f draw a --db g", "db g, wait 5"),
    ("--db=f --busy-timeout 9 draw a", "db f, wait 9"),
    ("-t x draw -t y a", #"tags ["x", "y"]"#),
    ("--db f shape add --colour red --side 3 --side 4", "db f, colour red, sides [3, 4]"),
    ("shape --db f add --colour red --side 3", "db f, colour red, sides [3]"),
    ("--db e shape --db f add --colour red --side 3", "db f, colour red"),
    ("--db e shape --db f add --colour red --side 3 --db g", "db g, colour red"),
    ("--db draw draw a", "db draw, wait 5"),
    ("--db f words a", "a\n"),
    ("-- draw a", "name a,"),
  ])
  func `options for all commands stand before or after, and the last one counts`(
    line: String, part: String
  ) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.output.contains(part), "\(outcome)")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `an option for all commands is checked even where it has no effect`() async {
    let outcome = await Outcome(StudioTool.self, "--busy-timeout long words a")
    #expect(
      outcome.errors.hasPrefix(
        "Error: The value 'long' is invalid for '--busy-timeout <busy-timeout>'\n"))
    #expect(outcome.status == .usage)
  }

  @Test func `arguments that are described alike are told apart by position`() async {
    #expect(await Outcome(StudioTool.self, "pair a b") == Outcome(output: "a b\n"))
    #expect(await Outcome(StudioTool.self, "pair a") == Outcome(output: "a -\n"))
  }

  @Test func `words keep their order and spelling`() async {
    let words = ["words", "b", "", "a b", "-", "é", "--", "--", "-x"]
    #expect(await Outcome(StudioTool.self, words: words) == Outcome(output: "b||a b|-|é|--|-x\n"))
  }

  @Test(arguments: [
    "draw -h", "draw --help", "help draw", "draw --bogus -h", "draw --x no -h", "--db f draw -h",
    "-h draw", "--help draw a b c d", "--bogus draw --help", "draw -m -h", "help help draw",
    "--db f help draw", "help draw -h", "help --db f draw", "draw a --rect -h -- x",
  ])
  func `help wins wherever it stands`(line: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.output.hasPrefix("OVERVIEW: Draw a rectangle.\n\nUSAGE: studio draw "))
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == .success)
  }

  @Test(arguments: [
    "", "-h", "--help", "help", "bogus -h", "--bogus --help", "-h shap", "--db f help",
    "help --db f",
  ])
  func `help without a command is the tool's`(line: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.output.hasPrefix("OVERVIEW: Keep drawings.\n"))
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == .success)
  }

  @Test(arguments: ["shape", "shape -h", "help shape", "shape help", "--db f shape"])
  func `a bare group shows its help`(line: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.output.hasPrefix("OVERVIEW: Keep shapes.\n"))
    #expect(outcome.status == .success)
  }

  @Test(arguments: ["help shape add", "shape help add", "shape add -h"])
  func `help reaches nested commands`(line: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.output.hasPrefix("OVERVIEW: Add a shape.\n"))
    #expect(outcome.status == .success)
  }

  @Test func `behind two dashes nothing asks for help`() async {
    #expect(await Outcome(StudioTool.self, "words -- -h --help") == Outcome(output: "-h|--help\n"))
  }

  @Test func `a topic is a page of text`() async {
    let page = "A run ends with one of these:\n  0  fine\n  2  an error\n"
    #expect(await Outcome(StudioTool.self, "help exit-codes") == Outcome(output: page))
    #expect(await Outcome(StudioTool.self, "--db f help exit-codes") == Outcome(output: page))
  }

  @Test(arguments: [
    ("help exit-code", "Unexpected argument 'exit-code'. Did you mean 'exit-codes'?"),
    ("help drow", "Unexpected argument 'drow'. Did you mean 'draw'?"),
    ("help exit-codes more", "Unexpected argument 'more'"),
    ("help draw more", "Unexpected argument 'more'"),
    ("help draw more words", "2 unexpected arguments: 'more', 'words'"),
    ("help shape exit-codes", "Unexpected argument 'exit-codes'"),
  ])
  func `help for what there is not is a wrong line`(line: String, sentence: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.errors.hasPrefix("Error: \(sentence)\nUsage: studio"))
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .usage)
  }

  @Test(arguments: ["--version", "add --version", "--version --bogus", "stats average 1 --version"])
  func `every command of a tool with a version tells it`(line: String) async {
    #expect(await Outcome(MathTool.self, line) == Outcome(output: "1.0.0\n"))
  }

  @Test func `a tool without a version has no such flag`() async {
    #expect(await Outcome(StudioTool.self, "words --version").status == .usage)
  }

  @Test func `help wins over the version`() async {
    #expect(await Outcome(MathTool.self, "--version -h").output.hasPrefix("OVERVIEW:"))
  }

  @Test func `an error of a command is told in one sentence with the tool's status`() async {
    #expect(
      await Outcome(StudioTool.self, "fail badly")
        == Outcome(
          output: "so far so good\n",
          errors: "Error: InvalidArgument(reason: Optional(\"because\"))\n",
          status: ExitCode(rawValue: 2)))
  }

  @Test func `a failure without a sentence ends without a word`() async {
    #expect(await Outcome(StudioTool.self, "fail pipe") == Outcome(output: "so far so good\n"))
  }

  @Test func `a command's status is the tool's`() async {
    #expect(await Outcome(StudioTool.self, "fail status").status == ExitCode(rawValue: 1))
  }

  @Test func `a wrong line found while running shows the usage too`() async {
    let expected = """
      Error: Nothing fits 'usage'
      Usage: studio fail <how>
        See 'studio fail --help' for more information.

      """
    #expect(
      await Outcome(StudioTool.self, "fail usage")
        == Outcome(output: "so far so good\n", errors: expected, status: .usage))
  }

  @Test func `a command reads input and environment from the console`() async {
    #expect(
      await Outcome(StudioTool.self, "copy", input: "hällo\n")
        == Outcome(output: "hällo\n", errors: "anna\n"))
  }

  /// A sink on which nothing can be written any more.
  final class BrokenSink: OutputSink {
    func write(_ bytes: [UInt8]) throws { throw ClosedPipe() }
  }

  @Test(arguments: ["-h", "--version", "add 1", "stats"])
  func `output that cannot be written is the tool's to explain`(line: String) async {
    let console = Console(output: BrokenSink(), errors: CollectingSink())
    let tool = Tool(MathTool.self) { error in
      Failure(error is ClosedPipe ? nil : "wrong", status: ExitCode(rawValue: 7))
    }
    let words = line.split(separator: " ").map(String.init)
    #expect(await tool.run(words, in: console) == ExitCode(rawValue: 7))
  }

  @Test func `errors that cannot be written leave the status`() async {
    let console = Console(output: CollectingSink(), errors: BrokenSink())
    let tool = Tool(StudioTool.self) { _ in Failure("wrong", status: ExitCode(rawValue: 7)) }
    #expect(await tool.run(["fail", "badly"], in: console) == ExitCode(rawValue: 7))
  }
}
