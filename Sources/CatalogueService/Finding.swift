/// One thing that is wrong with a catalogue file.
package struct Finding: Hashable, Sendable {
  /// What is looked at, in the order in which it is.
  package enum Check: String, Hashable, Sendable, CaseIterable {
    /// Whose file it is, and whether it is one at all.
    case file
    /// Files of SQLite beside it that nobody uses.
    case journal
    /// The schema version, the migrations, the tables and views.
    case schema
    /// The pages, indexes, checks and references.
    case integrity
    /// The pinned engine version.
    case engine
    /// The bodies of documents.
    case body
    /// The stored frames.
    case frames
  }

  /// What was looked at.
  package let check: Check
  /// Which part of the catalogue it is about, as `layout gallery@2`.
  package let place: String
  /// What is wrong with it.
  package let problem: String

  /// Whether it is only what a process that was stopped leaves and the next one takes in.
  package var isHarmless: Bool { check == .journal && !place.hasSuffix("-journal") }
}
