import Testing

@testable import Arguments

struct ErrorScreenTests {
  static let averageUsage = """
    Usage: math stats average [--kind <kind>] [<values> ...]
      See 'math stats average --help' for more information.

    """
  static let drawUsage = """
    Usage: studio draw [--db <db>] [--busy-timeout <busy-timeout>] [-t <tags> ...] \
    [--rect <rect>] [--tolerance <tolerance>] [--x <x>] [--message <message>] [--all] [--bold] \
    <name> [<revision>]
      See 'studio draw --help' for more information.

    """
  static let mathUsage = """
    Usage: math <subcommand>
      See 'math --help' for more information.

    """

  @Test func `a mistyped option is told with the one that is meant`() async {
    let expected = """
      Error: Unknown option '--hex-outpt'. Did you mean '--hex-output'?
      Usage: math add [--hex-output] [<values> ...]
        See 'math add --help' for more information.

      """
    #expect(
      await Outcome(MathTool.self, "add --hex-outpt 3") == Outcome(errors: expected, status: .usage)
    )
  }

  @Test(arguments: [
    ("stats average --kid mode", "Unknown option '--kid'. Did you mean '--kind'?\n"),
    ("stats average --colour=red", "Unknown option '--colour'\n"),
    ("stats average -k mode", "Unknown option '-k'\n"),
    ("stats average -kind mode", "Unknown option '-kind'. Did you mean '--kind'?\n"),
    ("stats average --hepl", "Unknown option '--hepl'. Did you mean '--help'?\n"),
    (
      "stats average --help=3",
      "The option '--help' does not take any value, but '3' was specified.\n"
    ),
    (
      "stats average --kind",
      "Missing value for '--kind <kind>'\n"
        + "Help:  --kind <kind>  The kind of average to provide.\n"
    ),
    (
      "stats average --kind -- mode",
      "Missing value for '--kind <kind>'\n"
        + "Help:  --kind <kind>  The kind of average to provide.\n"
    ),
    (
      "stats average --kind median7",
      "The value 'median7' is invalid for '--kind <kind>'. "
        + "Please provide one of 'mean', 'median' or 'mode'.\n"
        + "Help:  --kind <kind>  The kind of average to provide.\n"
    ),
    (
      "stats average --kind= 1",
      "The value '' is invalid for '--kind <kind>'. "
        + "Please provide one of 'mean', 'median' or 'mode'.\n"
        + "Help:  --kind <kind>  The kind of average to provide.\n"
    ),
    (
      "stats average 1 two 3",
      "The value 'two' is invalid for '<values>'\n"
        + "Help:  <values>  A group of floating-point values to operate on.\n"
    ),
    (
      "stats average --kind mode",
      "Please provide at least one value to calculate the mode\n"
    ),
  ])
  func `a wrong line names what is wrong and shows the usage`(line: String, screen: String) async {
    #expect(
      await Outcome(MathTool.self, line)
        == Outcome(errors: "Error: \(screen)" + Self.averageUsage, status: .usage))
  }

  @Test(arguments: [
    (
      "draw a --rect 1,2,3",
      "The value '1,2,3' is invalid for '--rect <rect>': please give four numbers X,Y,W,H\n"
        + "Help:  --rect <rect>  Where to draw.\n"
    ),
    ("draw a 1 b c", "2 unexpected arguments: 'b', 'c'\n"),
    ("draw a 1 b", "Unexpected argument 'b'\n"),
    ("draw a b", "The value 'b' is invalid for '<revision>'\n"),
    ("draw a --tolerance nan", "The value 'nan' is invalid for '--tolerance <tolerance>'\n"),
    (
      "draw -m",
      "Missing value for '-m <message>'\nHelp:  -m, --message <message>  Why it is drawn.\n"
    ),
    (
      "draw --message -a a",
      "Missing value for '--message <message>'\nHelp:  -m, --message <message>  Why it is drawn.\n"
    ),
    ("draw --all=yes a", "The option '--all' does not take any value, but 'yes' was specified.\n"),
    ("draw -ax a", "Unknown option '-ax'. Did you mean '--x'?\n"),
    ("draw -ah a", "Unknown option '-ah'\n"),
    ("draw -a", "Missing expected argument '<name>'\nHelp:  <name>  The drawing.\n"),
    ("draw a --busy-timeout -1", "The time to wait is below 0\n"),
    ("--busy-timeout -1 draw a", "The time to wait is below 0\n"),
  ])
  func `a wrong value is told under the name it was given`(line: String, screen: String) async {
    #expect(
      await Outcome(StudioTool.self, line)
        == Outcome(errors: "Error: \(screen)" + Self.drawUsage, status: .usage))
  }

  @Test(arguments: [
    ("ad 1 2", "Unexpected argument 'ad'. Did you mean 'add'?"),
    ("multply 1", "Unexpected argument 'multply'. Did you mean 'multiply'?"),
    ("mull 1", "Unexpected argument 'mull'. Did you mean 'mul'?"),
    ("hlep add", "Unexpected argument 'hlep'. Did you mean 'help'?"),
    ("multply --hex-output 1", "Unexpected argument 'multply'. Did you mean 'multiply'?"),
    ("-- bogus --hex-output", "Unexpected argument 'bogus'"),
    ("bogus", "Unexpected argument 'bogus'"),
    ("help statss", "Unexpected argument 'statss'. Did you mean 'stats'?"),
    ("--hex-output add 1", "Unknown option '--hex-output'"),
    ("--kind mode stats", "Unknown option '--kind'"),
  ])
  func `a mistyped subcommand is told with the one that is meant`(line: String, sentence: String)
    async
  {
    #expect(
      await Outcome(MathTool.self, line)
        == Outcome(errors: "Error: \(sentence)\n" + Self.mathUsage, status: .usage))
  }

  @Test func `a group that gets options only asks for a subcommand`() async {
    let expected = """
      Error: Missing required subcommand.
      Usage: studio [--db <db>] [--busy-timeout <busy-timeout>] [-t <tags> ...] <subcommand>
        See 'studio --help' for more information.

      """
    #expect(await Outcome(StudioTool.self, "--db f") == Outcome(errors: expected, status: .usage))
  }

  @Test(arguments: ["words", "--db f words"])
  func `no arguments at all where some are needed get the whole help`(line: String) async {
    let expected = """
      Error: Missing expected argument '<words> ...'

      OVERVIEW: Print the words.

      USAGE: studio words <words> ...

      ARGUMENTS:
        <words>

      OPTIONS:
        -h, --help              Show help information.

      """
    #expect(await Outcome(StudioTool.self, line) == Outcome(errors: expected, status: .usage))
  }

  @Test(arguments: [
    ("shape add --side 1", "Missing expected argument '--colour <colour>'"),
    ("shape add --colour red", "Missing expected argument '--side <side> ...'"),
  ])
  func `required options are missed by name`(line: String, sentence: String) async {
    let outcome = await Outcome(StudioTool.self, line)
    #expect(outcome.errors.hasPrefix("Error: \(sentence)\n"))
    #expect(outcome.status == .usage)
  }

  @Test(arguments: [
    (["add", "\u{1B}[31m"], #"The value '\u{1B}[31m' is invalid for '<values>'"#),
    (["add", "--\u{202E}x=1"], #"Unknown option '--\u{202E}x'"#),
    (["status\n\u{7}"], #"Unexpected argument 'status\u{A}\u{7}'. Did you mean 'stats'?"#),
    (
      ["add", "--hex-output=\u{9B}1m"],
      #"The option '--hex-output' does not take any value, but '\u{9B}1m' was specified."#
    ),
  ])
  func `words of the user cannot command the terminal`(words: [String], sentence: String) async {
    let outcome = await Outcome(MathTool.self, words: words)
    #expect(outcome.errors.hasPrefix("Error: \(sentence)\n"))
    #expect(outcome.status == .usage)
  }

  @Test func `a single choice is not offered as one of several`() {
    var parameter = Parameter(
      kind: .option, names: [.short("k"), .long("kind")], valueName: "kind", help: "")
    parameter.choices = ["a"]
    #expect(
      UsageError(problem: .invalidValue("b", parameter, .short("k"), reason: nil)).description
        == "The value 'b' is invalid for '-k <kind>'. Please provide 'a'.")
    parameter.choices = ["a", "b"]
    #expect(
      UsageError(problem: .invalidValue("c", parameter, .long("kind"), reason: nil)).description
        == "The value 'c' is invalid for '--kind <kind>'. Please provide one of 'a' or 'b'.")
  }
}
