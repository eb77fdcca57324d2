import Arguments

/// The tool of which the screens are known by heart.
struct MathTool: CommandGroup {
  static let configuration = CommandConfiguration(
    commandName: "math", abstract: "A utility for performing maths.", version: "1.0.0",
    subcommands: [Add.self, Multiply.self, Statistics.self])

  struct Numbers: ParsableArguments {
    @Flag(name: [.customLong("hex-output"), .customShort("x")], help: "Use hexadecimal notation.")
    var hexadecimalOutput = false
    @Argument(help: "A group of integers to operate on.")
    var values: [Int] = []
  }

  struct Add: Command {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Print the sum of the values.")

    @OptionGroup var numbers: Numbers

    func run(in console: Console) throws -> ExitCode {
      let sum = numbers.values.reduce(0, +)
      try console.print(String(sum, radix: numbers.hexadecimalOutput ? 16 : 10))
      return .success
    }
  }

  struct Multiply: Command {
    static let configuration = CommandConfiguration(
      commandName: "multiply", abstract: "Print the product of the values.", aliases: ["mul"])

    @OptionGroup var numbers: Numbers

    func run(in console: Console) throws -> ExitCode {
      try console.print(String(numbers.values.reduce(1, *)))
      return .success
    }
  }

  struct Statistics: CommandGroup {
    static let configuration = CommandConfiguration(
      commandName: "stats", abstract: "Calculate descriptive statistics.",
      subcommands: [Average.self])
  }

  struct Average: Command {
    enum Kind: String, ArgumentValue, CaseIterable {
      case mean, median, mode
    }

    static let configuration = CommandConfiguration(
      commandName: "average", abstract: "Print the average of the values.",
      discussion: "Examples:\n  math stats average 1 2 3\n  math stats average --kind mode 1 1 2")

    @Option(help: "The kind of average to provide.") var kind = Kind.mean
    @Argument(help: "A group of floating-point values to operate on.") var values: [Double] = []

    mutating func validate() throws(UsageError) {
      if kind != .mean, values.isEmpty {
        throw UsageError("Please provide at least one value to calculate the \(kind)")
      }
    }

    func run(in console: Console) throws -> ExitCode {
      try console.print("\(kind) of \(values)")
      return .success
    }
  }
}
