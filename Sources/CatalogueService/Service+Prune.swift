import Catalogue

extension Service {
  /// Which old snapshots were removed, or would be.
  package struct PruneReport: Hashable, Sendable {
    /// The removed snapshots of one scene.
    package struct Scene: Hashable, Sendable {
      /// The scene's name.
      package let name: String
      /// The numbers of its removed snapshots, lowest first; at least one.
      package let snapshots: [Int]
    }

    /// The scenes that lose any, by name.
    package var scenes: [Scene] = []
    /// How many sets of frames went with them; nil when nothing was written.
    package var frameSets: Int?
    /// How many bytes smaller the file is; nil when nothing was written, or there was no room or time for it.
    package var freedBytes: Int?
  }

  /// Removes old snapshots of the selected scenes and gives their space back.
  ///
  /// A scene keeps its baseline, its latest snapshot and `keeping` of the newest others. Numbers
  /// are not used again, and the log keeps those of removed snapshots.
  package func prune(_ selection: [String] = [], keeping count: Int) throws -> PruneReport {
    let size = try catalogue.byteCount()
    var report = try catalogue.write {
      var report = PruneReport()
      for (name, snapshots) in try old(selection, keeping: count) {
        for snapshot in snapshots { try catalogue.snapshots.remove(snapshot) }
        report.scenes.append(.init(name: name, snapshots: snapshots.map(\.number)))
      }
      report.frameSets = try catalogue.frameSets.removeAllUnused()
      return report
    }
    if try catalogue.compact() {
      report.freedBytes = max(size - (try catalogue.byteCount()), 0)
    }
    return report
  }

  /// Says which snapshots `prune` would remove; writes nothing.
  package func pruneDryRun(_ selection: [String] = [], keeping count: Int) throws -> PruneReport {
    try catalogue.read {
      let scenes = try old(selection, keeping: count).map { name, snapshots in
        PruneReport.Scene(name: name, snapshots: snapshots.map(\.number))
      }
      return PruneReport(scenes: scenes)
    }
  }

  /// Lists the scenes that have snapshots to remove, each with these, oldest first.
  private func old(
    _ selection: [String], keeping count: Int
  ) throws -> [(name: String, snapshots: [SnapshotRecord])] {
    guard count >= 0 else {
      throw ServiceError.invalid("'\(count)' snapshots cannot be kept, 0 or more would do")
    }
    return try scenes(matching: selection).compactMap { id, name in
      let baseline = try catalogue.snapshots.baseline(ofScene: id)
      let others = try catalogue.snapshots.list(ofScene: id).dropLast()
        .filter { $0.id != baseline?.id }
      let old = others.dropLast(count)
      return old.isEmpty ? nil : (name, Array(old))
    }
  }
}
