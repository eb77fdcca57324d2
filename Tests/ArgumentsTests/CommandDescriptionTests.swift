import Arguments
import Testing

struct CommandDescriptionTests {
  @Test func `the whole tree of commands can be walked`() {
    func paths(_ command: CommandDescription) -> [String] {
      [command.name] + command.subcommands.flatMap(paths)
    }
    #expect(
      paths(CommandDescription(of: StudioTool.self)) == [
        "studio", "studio draw", "studio shape", "studio shape add", "studio words", "studio fail",
        "studio copy", "studio pair",
      ])
  }

  @Test func `parameters carry all that help and completions need`() throws {
    let studio = CommandDescription(of: StudioTool.self)
    let draw = try #require(studio.subcommands.first)
    #expect(
      draw.parameters.map(\.label) == [
        "--db <db>", "--busy-timeout <busy-timeout>", "-t <tags>", "--rect <rect>",
        "--tolerance <tolerance>", "--x <x>", "-m, --message <message>", "-a, --all",
        "-b, --bold", "<name>", "<revision>", "-h, --help",
      ])
    let database = try #require(draw.parameters.first)
    #expect(database.names == [.long("db")])
    #expect(database.completion == .file)
    #expect(database.groupTitle == "Catalogue options")
    #expect(!database.isRequired)
    let name = try #require(draw.parameters.first { $0.valueName == "name" })
    #expect(name.kind == .argument)
    #expect(name.completion == .custom("drawing"))
    #expect(name.isRequired)
    #expect(draw.groupTitle == "Drawing")
    #expect(studio.topics.map(\.name) == ["exit-codes"])
  }

  @Test func `choices complete themselves`() throws {
    let math = CommandDescription(of: MathTool.self)
    let average = try #require(math.subcommands.last?.subcommands.first)
    let kind = try #require(average.parameters.first)
    #expect(kind.completion == .choices(["mean", "median", "mode"]))
    #expect(kind.choices == ["mean", "median", "mode"])
    #expect(kind.defaultDescription == "mean")
    #expect(average.parameters.suffix(2) == [.version, .help])
  }

  struct Names: Command {
    static let configuration = CommandConfiguration(commandName: "names")
    @Option var hexOutput: Int?
    @Option var urlPath: Int?
    @Option var aURLPath: Int?
    @Option var x2: Int?
    @Option(name: .short) var brief: Int?
    @Option(name: .customLong("other-name")) var own: Int?
    @Option(name: [.customShort("q"), .long]) var quiet: Int?
    @Flag(name: .shortAndLong) var loud = false
    func run(in console: Console) -> ExitCode { .success }
  }

  @Test func `names follow the property unless they are given`() {
    #expect(
      CommandDescription(of: Names.self).parameters.map(\.label) == [
        "--hex-output <hex-output>", "--url-path <url-path>", "--a-url-path <a-url-path>",
        "--x2 <x2>", "-b <brief>", "--other-name <other-name>", "-q, --quiet <quiet>",
        "-l, --loud", "-h, --help",
      ])
  }

  struct Twice: Command {
    static let configuration = CommandConfiguration(commandName: "twice")
    @Option(name: .customShort("m")) var message: Int?
    @Option(name: .customShort("m")) var mode: Int?
    func run(in console: Console) -> ExitCode { .success }
  }

  @Test func `two parameters of one name are a mistake of the tool`() async {
    await #expect(processExitsWith: .failure) { _ = CommandDescription(of: Twice.self) }
  }

  @Test func `a required value is not there before the line is parsed`() async {
    await #expect(processExitsWith: .failure) { _ = StudioTool.Draw().name }
  }

  @Test func `properties can be set before a command runs`() throws {
    var draw = StudioTool.Draw()
    draw.name = "tree"
    draw.shared.db = "file"
    let output = CollectingSink()
    _ = try draw.run(in: Console(output: output, errors: CollectingSink()))
    #expect(output.text.hasPrefix("db file,"))
    #expect(output.text.hasSuffix("name tree, revision 0\n"))
  }
}
