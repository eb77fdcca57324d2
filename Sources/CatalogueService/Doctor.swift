import Catalogue
import LayoutEngine
import Wording

/// Looks at one file from the outside to the inside and notes what is wrong.
///
/// A check that a damaged file ends is a finding; the other checks go on.
struct Doctor {
  private let path: String
  private let examination: Examination
  private(set) var report = Service.DoctorReport()

  /// Prepares to look at the file that was opened at `path`.
  init(_ examination: Examination, path: String) {
    self.examination = examination
    self.path = path
  }

  /// Makes all checks that make sense for the file.
  mutating func examine() {
    for ending in examination.leftovers { note(.journal, path + ending, Doctor.leftover(ending)) }
    guard let version = version() else { return }
    attempt(.integrity, path) { doctor in
      for problem in try doctor.examination.integrityProblems() {
        doctor.note(.integrity, doctor.path, problem)
      }
    }
    guard version <= Examination.newestVersion else {
      note(
        .schema, path,
        "a newer framebook wrote it (schema \(version), this one knows "
          + "\(Examination.newestVersion)), its contents are not looked at")
      return
    }
    examineSchema(version)
    examineEngine()
    examineBodies()
    examineFrames()
  }

  /// Reads the schema version; nil for a file that is no catalogue, which is then noted.
  private mutating func version() -> Int32? {
    do {
      switch try examination.mark() {
      case .ours(let version): return version
      case .empty: note(.file, path, "it is empty, no catalogue is in it")
      case .foreign: note(.file, path, "it is not a framebook catalogue, or its marks are damaged")
      case .noDatabase: note(.file, path, "it is no SQLite file, or its first page is damaged")
      }
    } catch {
      note(.file, path, "\(error)")
    }
    return nil
  }

  private mutating func examineSchema(_ version: Int32) {
    if version < 1 { note(.schema, path, "its schema version is \(version), 1 is the first") }
    attempt(.schema, path) { doctor in
      for problem in try doctor.examination.migrationProblems(version: version) {
        doctor.note(.schema, doctor.path, problem)
      }
    }
    attempt(.schema, path) { doctor in
      for problem in try doctor.examination.schemaProblems(version: version) {
        doctor.note(.schema, doctor.path, problem)
      }
    }
  }

  private mutating func examineEngine() {
    attempt(.engine, path) { doctor in
      let pins = try doctor.examination.engineVersions()
      guard let pin = pins.first, pins.count == 1 else {
        doctor.note(
          .engine, doctor.path, "\(pins.count) engine versions are pinned, one is right")
        return
      }
      guard Engine.versions.contains(where: { Int64($0) == pin }) else {
        let known = Engine.versions.map(String.init).joined(separator: ", ")
        doctor.note(
          .engine, doctor.path, "engine \(pin) is pinned, the versions known here are \(known)")
        return
      }
    }
  }

  private mutating func examineBodies() {
    attempt(.body, path) { doctor in
      for revision in try doctor.examination.revisions() {
        doctor.report.revisionCount += 1
        let place = "\(revision.kind) \(revision.name)@\(revision.number)"
        doctor.attempt(.body, place) { doctor in
          if let problem = try doctor.problem(of: revision) { doctor.note(.body, place, problem) }
        }
      }
    }
  }

  private func problem(of revision: Examination.Revision) throws -> String? {
    guard let kind = DocumentKind(rawValue: revision.kind) else {
      return "'\(revision.kind)' is no kind of document"
    }
    guard let bytes = try examination.body(of: revision) else { return "it has gone" }
    do {
      let body = try DocumentBody(kind, name: revision.name, bytes[...])
      guard body.canonical == bytes[...] else { return "it is not in canonical form" }
    } catch {
      // The name stands in front already.
      guard case .invalidDocument(_, _, let fault, _) = error else { throw error }
      return "\(fault)"
    }
    return try examination.isAsWritten(revision) ? nil : "it is not as it was written"
  }

  private mutating func examineFrames() {
    attempt(.frames, path) { doctor in
      for frameSet in try doctor.examination.frameSets() {
        doctor.report.frameSetCount += 1
        let place = Doctor.place(of: frameSet)
        doctor.attempt(.frames, place) { doctor in
          if let problem = try doctor.examination.problem(of: frameSet) {
            doctor.note(.frames, place, problem)
          }
        }
      }
    }
    attempt(.frames, path) { doctor in
      for (place, problem) in try doctor.examination.snapshotProblems() {
        doctor.note(.frames, place, problem)
      }
    }
  }

  private mutating func attempt(
    _ check: Finding.Check, _ place: String, _ body: (inout Doctor) throws -> Void
  ) {
    do {
      try body(&self)
    } catch {
      note(check, place, "\(error)")
    }
  }

  private mutating func note(_ check: Finding.Check, _ place: String, _ problem: String) {
    report.findings.append(Finding(check: check, place: place, problem: problem))
  }

  private static func place(of frameSet: Examination.FrameSet) -> String {
    guard let scene = frameSet.scene, let snapshot = frameSet.snapshot else {
      return "frame set \(frameSet.id)"
    }
    return "\(scene)@\(snapshot)"
  }

  private static func leftover(_ ending: String) -> String {
    switch ending {
    case "-wal":
      "it was left by a process that was interrupted; the next command takes in what is in it"
    case "-shm": "it was left by a process that was interrupted; the next command removes it"
    default: "no framebook leaves such a file; opening the catalogue would roll it back"
    }
  }
}
