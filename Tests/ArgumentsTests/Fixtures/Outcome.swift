import Arguments

/// What a run of a tool left behind, as a value.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status = ExitCode.success

  init(output: String = "", errors: String = "", status: ExitCode = .success) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Runs a tool on words divided by spaces; errors of its own are told by their description.
  init(_ root: any Command.Type, _ line: String, input: String = "", width: Int = 80) async {
    await self.init(
      root, words: line.split(separator: " ").map(String.init), input: input, width: width)
  }

  init(_ root: any Command.Type, words: [String], input: String = "", width: Int = 80) async {
    let output = CollectingSink()
    let errors = CollectingSink()
    let console = Console(
      output: output, errors: errors, input: BytesSource(input), environment: ["USER": "anna"],
      width: width)
    let tool = Tool(root) { error in
      error is ClosedPipe
        ? Failure(nil, status: .success) : Failure("\(error)", status: ExitCode(rawValue: 2))
    }
    status = await tool.run(words, in: console)
    self.output = output.text
    self.errors = errors.text
  }
}

/// Stands for the reader of a pipe that went away.
struct ClosedPipe: Error {}
