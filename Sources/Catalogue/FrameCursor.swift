import LayoutEngine
import SQLite
import Wording

/// A place in the virtual table `frame`; holds the frames of one snapshot at a time.
final class FrameCursor: VirtualTableCursor {
  /// What the rows of one snapshot share.
  private struct Snapshot {
    let id: Int64
    let scene: String
    let number: Int64
    let engine: Int64
    let frameSetID: Int64
  }

  private unowned let catalogue: Catalogue
  private var stored: Statement
  private var snapshots: [Snapshot] = []
  private var place = 0
  private var frameSetID: Int64?
  private var sections: [SectionSpan] = []
  private var frames: [Rect] = []
  private var section = 0
  private var index = 0

  /// Makes a cursor that stands before all rows.
  init(_ catalogue: Catalogue) throws {
    self.catalogue = catalogue
    stored = try catalogue.connection.prepare(FrameSetRepository.selection)
  }

  func begin(_ values: [Value?]) throws -> Bool {
    snapshots = try snapshots(scene: values[0], number: values[1])
    place = 0
    return try open()
  }

  func advance() throws -> Bool {
    index += 1
    if index < frames.count {
      while index >= sections[section].end { section += 1 }
      return true
    }
    place += 1
    return try open()
  }

  var rowID: Int64 {
    // The most elements of a scene need 24 bits.
    snapshots[place].id &<< 24 | Int64(index)
  }

  func answer(_ column: Int, to result: borrowing ColumnResult) {
    switch FrameTable.Column(rawValue: column) {
    case .scene: result.set(snapshots[place].scene)
    case .snapshot: result.set(snapshots[place].number)
    case .engine: result.set(snapshots[place].engine)
    case .section: result.set(Int64(section))
    case .kind:
      switch sections[section].name(at: index).kind {
      case .header: result.set(constant: "header")
      case .item: result.set(constant: "item")
      case .footer: result.set(constant: "footer")
      case .background: result.set(constant: "background")
      }
    case .item: result.set(Int64(sections[section].name(at: index).item))
    case .x: result.set(frames[index].x)
    case .y: result.set(frames[index].y)
    case .width: result.set(frames[index].width)
    case .height: result.set(frames[index].height)
    case nil: break
    }
  }

  /// Lists the snapshots in the order of the table, without their frames.
  private func snapshots(scene: Value?, number: Value?) throws -> [Snapshot] {
    var conditions: [String] = []
    if scene != nil { conditions.append("scene.name = ?") }
    if number != nil { conditions.append("snapshot.number = ?") }
    let condition =
      conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try catalogue.connection.all(
      """
      SELECT snapshot.id, scene.name, snapshot.number, snapshot.engine_version,
        snapshot.frame_set_id
      FROM scene CROSS JOIN snapshot ON snapshot.scene_id = scene.id
      \(condition) ORDER BY scene.name, snapshot.number
      """, [scene, number].compactMap { $0 }
    ) { row in
      Snapshot(
        id: try row.integer(0), scene: try row.text(1), number: try row.integer(2),
        engine: try row.integer(3), frameSetID: try row.integer(4))
    }
  }

  /// Goes to the first element of this snapshot, or of the first one behind it that has any.
  private func open() throws -> Bool {
    while place < snapshots.count {
      try read(snapshots[place])
      if !frames.isEmpty {
        index = 0
        section = sections.firstIndex { $0.count > 0 } ?? 0
        return true
      }
      place += 1
    }
    return false
  }

  /// Reads the frames of a snapshot, unless they are the ones that were read last.
  private func read(_ snapshot: Snapshot) throws {
    guard snapshot.frameSetID != frameSetID else { return }
    frameSetID = nil
    let parts = try stored.first([.integer(snapshot.frameSetID)]) { row in
      try FrameSetRepository.parts(row)
    }
    guard let (sections, rects) = parts ?? nil else {
      throw SQLiteError(
        .corrupt,
        "the frames of snapshot \(snapshot.number) of \(snapshot.scene.quoted) are not readable")
    }
    self.sections = sections
    frames = rects
    frameSetID = snapshot.frameSetID
  }
}
