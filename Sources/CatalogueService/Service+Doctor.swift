import Catalogue

extension Service {
  /// What looking at a catalogue file found.
  package struct DoctorReport: Hashable, Sendable {
    /// All that is wrong, from the file as a whole to single frames.
    package var findings: [Finding] = []
    /// How many revisions of documents were looked at.
    package var revisionCount = 0
    /// How many sets of frames were looked at.
    package var frameSetCount = 0

    /// Whether nothing that was found is damage.
    package var isSound: Bool { findings.allSatisfy(\.isHarmless) }
  }

  /// Looks at everything in a file, also in one that cannot be opened as a catalogue.
  ///
  /// Changes nothing, not even a log that an interrupted process left. Throws when the file is
  /// missing, busy, or cannot be read at all.
  package static func examine(
    path: String, busyTimeout: Duration = .seconds(5)
  ) throws -> DoctorReport {
    var doctor = Doctor(
      try Examination(path: path, busyTimeout: busyTimeout), path: path)
    doctor.examine()
    return doctor.report
  }
}
