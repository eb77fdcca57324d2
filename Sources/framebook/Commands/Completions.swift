import Arguments
import Catalogue
import CatalogueService
import Wording

/// Prints scripts for shells, and answers them.
struct Completions: Command {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print the completion script of a shell.",
    discussion: """
      The script completes commands, options, their values and stored names. For bash:

        framebook completions bash > ~/.local/share/bash-completion/completions/framebook

      The scripts ask by --words what may stand for the last of some words.
      """)

  @Argument(help: "The shell; with --words, the words of a command line.")
  var shell: [String] = []

  @Flag(help: "Print what may stand for the last of these words: 'files' or 'words', then a list.")
  var words = false

  func validate() throws(UsageError) {
    guard !words else { return }
    guard shell.count == 1, Shell(rawValue: shell[0]) != nil else {
      throw UsageError("Please give one of 'bash', 'zsh' or 'fish'")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    if let shell = shell.first.flatMap(Shell.init), !words {
      try console.output.write(shell.script(for: "framebook"))
      return .success
    }
    let words = shell
    let completer = Completer(CommandDescription(of: Framebook.self)) { kind in
      StoredNames(words: words, console: console).names(kind)
    }
    let answer = completer.answer(words)
    try console.print(answer.offersFiles ? "files" : "words")
    // A name with a line break cannot be; one that commands a terminal is left to be typed.
    for candidate in answer.candidates where candidate == candidate.escaped {
      try console.print(candidate)
    }
    return .success
  }
}

/// The names in the catalogue that a command line is about.
private struct StoredNames {
  let words: [String]
  let console: Console

  /// Lists the names of a kind; none when there is no catalogue to read.
  func names(_ kind: String) -> [String] {
    // While somebody types, an error has nobody to be told to.
    (try? stored(kind)) ?? []
  }

  private func stored(_ kind: String) throws -> [String] {
    var options = CatalogueOptions()
    for (index, word) in words.enumerated() {
      if word.hasPrefix("--db=") { options.db = String(word.dropFirst(5)) }
      if word == "--db", index + 1 < words.count { options.db = words[index + 1] }
    }
    let service = try options.open(.read, in: console)
    guard let kind = DocumentKind(rawValue: kind) else {
      return try service.statuses().map(\.name)
    }
    return try service.documents(kind).map(\.name)
  }
}
