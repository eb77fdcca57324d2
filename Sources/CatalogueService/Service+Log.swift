import Catalogue

extension Service {
  /// Reads the audit log, newest first; with a scene's name only what happened to it.
  ///
  /// The name of a scene that has been removed still finds its entries.
  package func log(scene name: String? = nil) throws -> [LogEntry] {
    try catalogue.read {
      let name = name.map(Name.normalized)
      let runs = try catalogue.runs.list(scene: name).map { run in
        let changes = try catalogue.runs.changes(ofRun: run.id)
        return LogEntry.run(run, changes.filter { name == nil || $0.scene == name })
      }
      var acceptances: [[AcceptanceRecord]] = []
      for record in try catalogue.runs.acceptances(scene: name) {
        if let last = acceptances.last?.last, last.createdAt == record.createdAt,
          last.message == record.message
        {
          acceptances[acceptances.count - 1].append(record)
        } else {
          acceptances.append([record])
        }
      }
      if let name, runs.isEmpty, acceptances.isEmpty { _ = try scene(name) }
      return Service.merged(runs, acceptances.map(LogEntry.acceptance)).reversed()
    }
  }

  /// Reads one run of the audit log by its number.
  package func log(run number: Int64) throws -> LogEntry {
    try catalogue.read {
      guard let run = try catalogue.runs.find(number) else {
        throw ServiceError.invalid("there is no run \(number), see 'framebook log'")
      }
      return .run(run, try catalogue.runs.changes(ofRun: number))
    }
  }

  /// Merges two lists that are each in order of time; runs go first among equals.
  static func merged(_ runs: [LogEntry], _ acceptances: [LogEntry]) -> [LogEntry] {
    var result: [LogEntry] = []
    var rest = acceptances[...]
    for run in runs {
      while let acceptance = rest.first, acceptance.time < run.time {
        result.append(acceptance)
        rest.removeFirst()
      }
      result.append(run)
    }
    return result + rest
  }
}
