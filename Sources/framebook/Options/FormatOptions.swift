import Arguments

/// How a command prints its data.
struct FormatOptions: ParsableArguments {
  @Option(help: "How to print the data.")
  var format: OutputFormat = .table
}
