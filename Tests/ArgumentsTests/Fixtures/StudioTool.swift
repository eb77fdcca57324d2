import Arguments
import Wording

/// A tool with options for all commands, and commands that use every kind of declaration.
struct StudioTool: CommandGroup {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Keep drawings.",
    subcommands: [Draw.self, Shape.self, Words.self, Fail.self, Copy.self, Pair.self],
    topics: [
      HelpTopic(
        name: "exit-codes", abstract: "What the exit codes mean.",
        text: "A run ends with one of these:\n  0  fine\n  2  an error")
    ])

  struct Shared: ParsableArguments {
    @Option(help: "The file that keeps the drawings.", completion: .file) var db: String?
    @Option(help: "How long to wait.") var busyTimeout = 5
    @Option(name: .customShort("t")) var tags: [String] = []

    mutating func validate() throws(UsageError) {
      if busyTimeout < 0 { throw UsageError("The time to wait is below 0") }
    }
  }

  @OptionGroup(title: "Catalogue options") var shared: Shared

  struct Draw: Command {
    static let configuration = CommandConfiguration(
      commandName: "draw", abstract: "Draw a rectangle.", groupTitle: "Drawing")

    @OptionGroup(title: "Catalogue options") var shared: Shared
    @Option(help: "Where to draw.") var rect: Rectangle?
    @Option var tolerance = 0.5
    @Option(name: .long) var x: Int?
    @Option(name: .shortAndLong, help: "Why it is drawn.") var message: String?
    @Flag(name: .shortAndLong) var all = false
    @Flag(name: .shortAndLong) var bold = false
    @Argument(help: "The drawing.", completion: .custom("drawing")) var name: String
    @Argument var revision: Int?

    func run(in console: Console) throws -> ExitCode {
      try console.print(
        """
        db \(shared.db ?? "-"), wait \(shared.busyTimeout), tags \(shared.tags), \
        rect \(rect?.numbers ?? []), tolerance \(tolerance), x \(x ?? 0), \
        message \(message ?? "-"), \(all), \(bold), name \(name), revision \(revision ?? 0)
        """)
      return .success
    }
  }

  struct Shape: CommandGroup {
    static let configuration = CommandConfiguration(
      commandName: "shape", abstract: "Keep shapes.", groupTitle: "Documents",
      subcommands: [Add.self])

    struct Add: Command {
      static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a shape.")

      @OptionGroup var shared: Shared
      @Option(help: "Its colour.") var colour: String
      @Option var side: [Int]

      func run(in console: Console) throws -> ExitCode {
        try console.print("db \(shared.db ?? "-"), colour \(colour), sides \(side)")
        return .success
      }
    }
  }

  struct Words: Command {
    static let configuration = CommandConfiguration(
      commandName: "words", abstract: "Print the words.", groupTitle: "Documents")

    @Argument var words: [String]

    func run(in console: Console) throws -> ExitCode {
      try console.print(words.joined(separator: "|"))
      return .success
    }
  }

  struct Fail: Command {
    static let configuration = CommandConfiguration(commandName: "fail")

    @Argument var how: String

    func run(in console: Console) throws -> ExitCode {
      try console.print("so far so good")
      switch how {
      case "pipe": throw ClosedPipe()
      case "usage": throw UsageError("Nothing fits \(how.quoted)")
      case "status": return ExitCode(rawValue: 1)
      default: throw InvalidArgument("because")
      }
    }
  }

  struct Pair: Command {
    static let configuration = CommandConfiguration(commandName: "pair")

    @Argument(help: ArgumentHelp(valueName: "name")) var first: String?
    @Argument(help: ArgumentHelp(valueName: "name")) var second: String?

    func run(in console: Console) throws -> ExitCode {
      try console.print("\(first ?? "-") \(second ?? "-")")
      return .success
    }
  }

  struct Copy: Command {
    static let configuration = CommandConfiguration(commandName: "copy")

    func run(in console: Console) throws -> ExitCode {
      while case let bytes = try console.input.read(atMost: 3), !bytes.isEmpty {
        try console.output.write(bytes)
      }
      try console.note(console.environment["USER"] ?? "nobody")
      return .success
    }
  }
}

/// Four numbers in one word.
struct Rectangle: ArgumentValue {
  let numbers: [Double]

  init(argument: String) throws(InvalidArgument) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else {
      throw InvalidArgument("please give four numbers X,Y,W,H")
    }
  }
}
