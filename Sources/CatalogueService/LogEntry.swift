package import Catalogue

/// One entry of the audit log.
package enum LogEntry: Sendable {
  /// A recomputation pass with what it changed.
  case run(RunRecord, [ChangeRecord])
  /// Baselines that moved by one command.
  case acceptance([AcceptanceRecord])

  /// When it began.
  package var time: String {
    switch self {
    case .run(let run, _): run.startedAt
    case .acceptance(let acceptances): acceptances.first?.createdAt ?? ""
    }
  }
}
