import CSQLite

/// How SQLite and a virtual table share the work of one pass: which keys are given, in which order.
struct VirtualTablePlan {
  /// One bit for each of the table's keys that has a value; part of what SQLite keeps of the plan.
  private let givenKeys: Int32

  /// Takes up a plan that SQLite has kept.
  init(number: Int32) {
    givenKeys = number
  }

  /// Makes a plan for the conditions and the order that SQLite tells, and tells SQLite of it.
  ///
  /// The corresponding C function is `xBestIndex`: sqlite.org/vtab.html, section 2.3.
  init(_ table: any VirtualTable, _ info: UnsafeMutablePointer<sqlite3_index_info>) {
    var givenKeys: Int32 = 0
    var count: Int32 = 0
    for (index, key) in table.keys.enumerated() {
      guard let constraint = VirtualTablePlan.equality(on: key, in: info) else { continue }
      givenKeys |= 1 << Int32(index)
      count += 1
      info.pointee.aConstraintUsage[constraint].argvIndex = count
    }
    self.givenKeys = givenKeys
    info.pointee.idxNum = givenKeys
    info.pointee.orderByConsumed = isSorted(table, info) ? 1 : 0
    // Each key is taken to leave a hundredth of the rows.
    let share = (0..<count).reduce(1.0) { share, _ in share / 100 }
    info.pointee.estimatedRows = Int64(1_000_000 * share)
    info.pointee.estimatedCost = 1_000_000 * share
  }

  /// Returns one value for each of the table's keys, nil where none is given.
  func values(
    for table: any VirtualTable, _ given: UnsafeMutablePointer<OpaquePointer?>?
  ) -> [Value?] {
    var next = 0
    return table.keys.indices.map { index in
      guard givenKeys & (1 << Int32(index)) != 0, let value = given?[next] else { return nil }
      next += 1
      return Value(argument: value)
    }
  }

  /// Finds a condition that wants one value of a column, compared by its bytes.
  private static func equality(
    on column: Int, in info: UnsafeMutablePointer<sqlite3_index_info>
  ) -> Int? {
    (0..<Int(info.pointee.nConstraint)).first { index in
      let constraint = info.pointee.aConstraint[index]
      guard
        constraint.iColumn == column, constraint.usable != 0,
        Int32(constraint.op) == SQLITE_INDEX_CONSTRAINT_EQ,
        let collation = sqlite3_vtab_collation(info, Int32(index))
      else { return false }
      return sqlite3_stricmp(collation, "BINARY") == 0
    }
  }

  /// Whether the table's own order is the one that is wanted; a given key is the same in all rows.
  private func isSorted(
    _ table: any VirtualTable, _ info: UnsafeMutablePointer<sqlite3_index_info>
  ) -> Bool {
    let given = table.keys.indices.filter { givenKeys & (1 << Int32($0)) != 0 }
      .map { table.keys[$0] }
    var order = table.order.filter { !given.contains($0) }[...]
    for index in 0..<Int(info.pointee.nOrderBy) {
      let term = info.pointee.aOrderBy[index]
      let column = Int(term.iColumn)
      if given.contains(column) { continue }
      guard term.desc == 0, order.popFirst() == column else { return false }
    }
    return true
  }
}

extension Value {
  /// Copies an argument that SQLite passes to a function or a virtual table.
  fileprivate init(argument value: OpaquePointer) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      // First the text, then its size: sqlite.org/c3ref/value_blob.html.
      let start = sqlite3_value_text(value)
      let count = Int(sqlite3_value_bytes(value))
      let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
      self = .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(value)
      let count = Int(sqlite3_value_bytes(value))
      self = .blob(
        Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)))
    default: self = .null
    }
  }
}
