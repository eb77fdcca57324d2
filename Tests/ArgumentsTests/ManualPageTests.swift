import Testing

@testable import Arguments

struct ManualPageTests {
  private struct Add: Command {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Print a sum.",
      discussion: """
        Numbers are added. Example:

          tool add 1 -2
        """)
    @Argument(help: "A number, as in C:\\n.") var number: String
    @Option(name: .shortAndLong, help: "The base.") var base = 10

    mutating func run(in console: Console) throws -> ExitCode { .success }
  }

  private struct Root: CommandGroup {
    static let configuration = CommandConfiguration(
      commandName: "tool", abstract: "Calculates.", version: "1.2", subcommands: [Add.self],
      topics: [HelpTopic(name: "codes", abstract: "Codes.", text: ".5 is a half.\n\n  0  fine")])
  }

  @Test func `the page has the commands, their parameters and the topics, with nothing raw`() {
    let expected = #"""
      .TH "TOOL" "1" "" "tool 1.2"
      .SH NAME
      tool \- Calculates.
      .SH SYNOPSIS
      .B tool
      <subcommand>
      .SH DESCRIPTION
      .SH OPTIONS
      .TP
      .B \-\-version
      Show the version.
      .TP
      .B \-h, \-\-help
      Show help information.
      .SH COMMANDS
      .SS tool add <number> [\-\-base <base>]
      .PP
      Print a sum.
      .PP
      Numbers are added. Example:
      .PP
      .nf
        tool add 1 \-2
      .fi
      .TP
      .B <number>
      A number, as in C:\en.
      .TP
      .B \-b, \-\-base <base>
      The base. (default: 10)
      .SH CODES
      .PP
      \&.5 is a half.
      .PP
      .nf
        0  fine
      .fi

      """#
    let page = ManualPage(CommandDescription(of: Root.self), version: "1.2")
    #expect(page.description == expected)
  }

  @Test func `help prints it when it is asked for the manual`() async {
    let output = CollectingSink()
    let console = Console(output: output, errors: CollectingSink())
    let tool = Tool(Root.self) { Failure("\($0)", status: ExitCode(rawValue: 2)) }
    #expect(await tool.run(["help", "--man"], in: console) == .success)
    #expect(output.text.hasPrefix(#".TH "TOOL""#))
  }
}
