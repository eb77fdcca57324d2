import Arguments

/// The help page on the environment.
enum EnvironmentVariables {
  static let topic = HelpTopic(
    name: "environment", abstract: "Which variables of the environment are obeyed.",
    text: """
      Three variables change what the program does:

        FRAMEBOOK_DB  the catalogue, when --db is not given
        COLUMNS       the width that help is wrapped to and a terminal's tables are cut to
        NO_COLOR      set to anything, there is no colour; there is none as yet

      The language of the environment changes nothing: numbers have a point everywhere.
      """)
}
