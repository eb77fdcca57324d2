import Testing

@testable import Arguments

/// Completions of a small tool with commands, options, choices, files and stored names.
struct CompleterTests {
  private struct Shared: ParsableArguments {
    @Option(completion: .file) var db: String?
  }

  private enum Format: String, ArgumentValue, CaseIterable {
    case table
    case json
  }

  private struct Show: Command {
    static let configuration = CommandConfiguration(commandName: "show", aliases: ["cat"])
    @Argument(completion: .custom("scene")) var scene: String
    @Argument(completion: .file) var files: [String] = []
    @Option(name: .shortAndLong) var format: Format = .table
    @Flag var force = false
    @OptionGroup var shared: Shared

    mutating func run(in console: Console) throws -> ExitCode { .success }
  }

  private struct Group: CommandGroup {
    static let configuration = CommandConfiguration(
      commandName: "scene", subcommands: [Show.self])
  }

  private struct Root: CommandGroup {
    static let configuration = CommandConfiguration(
      commandName: "tool", version: "1", subcommands: [Show.self, Group.self],
      topics: [HelpTopic(name: "codes", abstract: "", text: "")])
    @OptionGroup var shared: Shared
  }

  private func answer(_ line: String) -> Completer.Answer {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let completer = Completer(CommandDescription(of: Root.self)) { kind in
      kind == "scene" ? ["gallery", "grid", "tags"] : []
    }
    return completer.answer(words)
  }

  @Test(arguments: [
    ("", ["show", "scene", "help"]),
    ("s", ["show", "scene"]),
    ("x", []),
    ("scene ", ["show", "help"]),
    ("help ", ["show", "scene", "codes"]),
    ("help scene ", ["show"]),
    ("show g", ["gallery", "grid"]),
    ("cat t", ["tags"]),
    ("scene show g", ["gallery", "grid"]),
    ("--db x show t", ["tags"]),
    ("--db=x show t", ["tags"]),
    ("show --fo", ["--format", "--force"]),
    ("show --force --fo", ["--format"]),
    ("show --format ", ["table", "json"]),
    ("show -f j", ["json"]),
    ("show --format=", ["--format=table", "--format=json"]),
    ("show --format=j", ["--format=json"]),
    ("show --nothing=j", []),
    ("show -- --f", []),
    ("show --format json t", ["tags"]),
    ("--h", ["--help"]),
  ])
  func `the words that may stand there begin as the last one does`(
    line: String, candidates: [String]
  ) {
    #expect(answer(line) == Completer.Answer(candidates: candidates))
  }

  @Test(arguments: ["show gallery ", "show gallery a b", "--db ", "show --db x"])
  func `files are offered where a file is meant`(line: String) {
    #expect(answer(line) == Completer.Answer(offersFiles: true))
  }

  @Test(arguments: Shell.allCases)
  func `every script asks the tool itself`(shell: Shell) {
    #expect(shell.script(for: "tool").contains("tool completions --words -- "))
  }
}
