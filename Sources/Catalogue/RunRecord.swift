/// One recomputation pass, as the log keeps it.
package struct RunRecord: Hashable, Sendable {
  /// Its number, from 1.
  package let id: Int64
  /// What led to it: a command's word.
  package let cause: String
  /// What the cause was about, as `layout gallery@2`.
  package let subject: String
  /// The engine version it computed with.
  package let engine: Int
  /// When it began.
  package let startedAt: String
  /// When it ended; nil for an interrupted one.
  package let finishedAt: String?
  /// How many scenes came out as before.
  package let unchanged: Int
  /// How many scenes came out with other frames.
  package let changed: Int
  /// How many scenes were computed for the first time.
  package let first: Int
  /// How many scenes could not be computed.
  package let failed: Int
}
