import Arguments

/// The help page on exit codes.
enum ExitCodes {
  static let topic = HelpTopic(
    name: "exit-codes", abstract: "What the exit codes mean.",
    text: """
      The exit codes are a contract:

        0    fine; nothing differs
        1    differences or findings (diff, check, lint, status --check)
        2    an error: not found, an invalid document, a scene that cannot be computed, ...
        3    the catalogue is busy: another process kept it locked for too long
        4    the catalogue cannot be used: not ours, of a newer framebook, damaged
        64   wrong usage
        130  interrupted
      """)
}
