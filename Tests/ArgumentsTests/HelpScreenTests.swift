import Arguments
import Testing

struct HelpScreenTests {
  @Test func `a tool's screen lists its subcommands, with version and help at the end`() async {
    let expected = """
      OVERVIEW: A utility for performing maths.

      USAGE: math <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        add                     Print the sum of the values.
        multiply, mul           Print the product of the values.
        stats                   Calculate descriptive statistics.

        See 'math help <subcommand>' for detailed help.

      """
    #expect(await Outcome(MathTool.self, "--help") == Outcome(output: expected))
  }

  @Test func `a command's screen shows arguments, choices, defaults and examples`() async {
    let expected = """
      OVERVIEW: Print the average of the values.

      Examples:
        math stats average 1 2 3
        math stats average --kind mode 1 1 2

      USAGE: math stats average [--kind <kind>] [<values> ...]

      ARGUMENTS:
        <values>                A group of floating-point values to operate on.

      OPTIONS:
        --kind <kind>           The kind of average to provide. (values: mean, median,
                                mode; default: mean)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(await Outcome(MathTool.self, "stats average -h") == Outcome(output: expected))
  }

  @Test func `titled groups of options and of subcommands have sections of their own`() async {
    let expected = """
      OVERVIEW: Keep drawings.

      USAGE: studio [--db <db>] [--busy-timeout <busy-timeout>] [-t <tags> ...] <subcommand>

      CATALOGUE OPTIONS:
        --db <db>               The file that keeps the drawings.
        --busy-timeout <busy-timeout>
                                How long to wait. (default: 5)
        -t <tags>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
        fail
        copy
        pair

      DRAWING SUBCOMMANDS:
        draw                    Draw a rectangle.

      DOCUMENTS SUBCOMMANDS:
        shape                   Keep shapes.
        words                   Print the words.

      HELP TOPICS:
        exit-codes              What the exit codes mean.

        See 'studio help <subcommand>' for detailed help.

      """
    #expect(await Outcome(StudioTool.self, "-h") == Outcome(output: expected))
  }

  @Test func `a nested group shows the options it inherits and the whole way to its help`() async {
    let expected = """
      OVERVIEW: Keep shapes.

      USAGE: studio shape [--db <db>] [--busy-timeout <busy-timeout>] [-t <tags> ...] <subcommand>

      CATALOGUE OPTIONS:
        --db <db>               The file that keeps the drawings.
        --busy-timeout <busy-timeout>
                                How long to wait. (default: 5)
        -t <tags>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
        add                     Add a shape.

        See 'studio help shape <subcommand>' for detailed help.

      """
    #expect(await Outcome(StudioTool.self, "help shape") == Outcome(output: expected))
  }

  @Test func `required options stand without brackets, texts wrap to a narrow terminal`() async {
    let expected = """
      OVERVIEW: Add a shape.

      USAGE: studio shape add [--db <db>] [--busy-timeout <busy-timeout>] [-t <tags> ...] \
      --colour <colour> --side <side> ...

      OPTIONS:
        --db <db>               The file that keeps
                                the drawings.
        --busy-timeout <busy-timeout>
                                How long to wait.
                                (default: 5)
        -t <tags>
        --colour <colour>       Its colour.
        --side <side>
        -h, --help              Show help
                                information.

      """
    #expect(await Outcome(StudioTool.self, "shape add -h", width: 46) == Outcome(output: expected))
  }

  struct Labels: Command {
    static let configuration = CommandConfiguration(commandName: "labels")
    @Option(help: ArgumentHelp("23 characters.", valueName: "to-column-23.."))
    var five: Int?
    @Option(help: ArgumentHelp("24 characters.", valueName: "to-column-24..."))
    var four: Int?
    @Option(help: ArgumentHelp("Short.", discussion: "First line.\nSecond line.")) var more: Int?
    @Option(help: ArgumentHelp("Named.", valueName: "pt")) var named = [1, 2]
    @Option(help: "") var plain = 1.0
    @Option(help: "Empty.") var empty = ""
    func run(in console: Console) -> ExitCode { .success }
  }

  @Test func `a label of 24 characters takes a line of its own, one of 23 does not`() async {
    let expected = """
      USAGE: labels [--five <to-column-23..>] [--four <to-column-24...>] \
      [--more <more>] [--named <pt> ...] [--plain <plain>] [--empty <empty>]

      OPTIONS:
        --five <to-column-23..> 23 characters.
        --four <to-column-24...>
                                24 characters.
        --more <more>           Short.
              First line. Second line.
        --named <pt>            Named. (default: 1, 2)
        --plain <plain>         (default: 1)
        --empty <empty>         Empty.
        -h, --help              Show help information.

      """
    #expect(await Outcome(Labels.self, "-h") == Outcome(output: expected))
  }

  struct Thirteen: Command {
    static let configuration = CommandConfiguration(commandName: "thirteen")
    @Flag var a = false
    @Flag var b = false
    @Flag var c = false
    @Flag var d = false
    @Flag var e = false
    @Flag var f = false
    @Flag var g = false
    @Flag var i = false
    @Flag var j = false
    @Flag var k = false
    @Flag var l = false
    @Option var needed: Int
    @Argument var name: String?
    func run(in console: Console) -> ExitCode { .success }
  }

  @Test func `more than 12 parameters collapse, but for arguments and what is required`() {
    #expect(
      CommandDescription(of: Thirteen.self).usage
        == "thirteen [<options>] --needed <needed> [<name>]")
  }
}
