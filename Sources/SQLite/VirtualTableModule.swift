import CSQLite

extension Connection {
  /// Makes a virtual table readable under a name, until the connection is closed.
  ///
  /// The table is for statements given to the connection: no view or trigger of a file reaches it.
  package func register(_ table: any VirtualTable, as name: String) throws(SQLiteError) {
    let module = VirtualTableModule(table)
    // SQLite releases the module when the connection closes, and also when this fails.
    let result = sqlite3_create_module_v2(
      handle, name, module.functions, Unmanaged.passRetained(module).toOpaque(),
      { module in
        if let module { Unmanaged<VirtualTableModule>.fromOpaque(module).release() }
      })
    guard result == SQLITE_OK else { throw SQLiteError(result: result, connection: handle) }
    // Connects the table now; an authorizer that allows only reading would not.
    _ = try prepare("SELECT 1 FROM \(name) LIMIT 0")
  }
}

/// A virtual table with the C functions through which SQLite reads it.
///
/// The functions and what they do: sqlite.org/vtab.html, section 2.
private final class VirtualTableModule {
  let table: any VirtualTable
  let functions: UnsafeMutablePointer<sqlite3_module>

  init(_ table: any VirtualTable) {
    self.table = table
    functions = .allocate(capacity: 1)
    var functions = sqlite3_module()
    // Without an xCreate the table is there by its name alone.
    functions.xConnect = { connection, module, _, _, table, _ in
      VirtualTableModule.connect(connection, module, table)
    }
    functions.xBestIndex = { table, info in
      guard let table, let info else { return SQLITE_MISUSE }
      _ = VirtualTablePlan(VirtualTableModule.of(table).table, info)
      return SQLITE_OK
    }
    functions.xDisconnect = { table in
      UnsafeMutableRawPointer(table)?.assumingMemoryBound(to: framebook_table.self).deallocate()
      return SQLITE_OK
    }
    functions.xOpen = { table, cursor in VirtualTableModule.open(table, cursor) }
    functions.xClose = { cursor in
      guard let cursor = VirtualTableModule.memory(cursor) else { return SQLITE_MISUSE }
      Unmanaged<CursorBox>.fromOpaque(cursor.pointee.object).release()
      cursor.deallocate()
      return SQLITE_OK
    }
    functions.xFilter = { cursor, plan, _, _, values in
      VirtualTableModule.move(cursor) { box in
        let plan = VirtualTablePlan(number: plan)
        return try box.cursor.begin(plan.values(for: box.table, values))
      }
    }
    functions.xNext = { cursor in
      VirtualTableModule.move(cursor) { box in try box.cursor.advance() }
    }
    functions.xEof = { cursor in
      VirtualTableModule.memory(cursor)?.pointee.has_row == 1 ? 0 : 1
    }
    functions.xColumn = { cursor, context, column in
      guard let cursor = VirtualTableModule.memory(cursor), let context else {
        return SQLITE_MISUSE
      }
      do {
        let box = Unmanaged<CursorBox>.fromOpaque(cursor.pointee.object).takeUnretainedValue()
        try box.cursor.answer(Int(column), to: ColumnResult(context))
        return SQLITE_OK
      } catch {
        return VirtualTableModule.report(error, on: cursor.pointee.base.pVtab)
      }
    }
    functions.xRowid = { cursor, rowID in
      guard let cursor = VirtualTableModule.memory(cursor) else { return SQLITE_MISUSE }
      let box = Unmanaged<CursorBox>.fromOpaque(cursor.pointee.object).takeUnretainedValue()
      rowID?.pointee = box.cursor.rowID
      return SQLITE_OK
    }
    self.functions.initialize(to: functions)
  }

  deinit {
    functions.deallocate()
  }

  private static func connect(
    _ connection: OpaquePointer?, _ module: UnsafeMutableRawPointer?,
    _ made: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>?
  ) -> Int32 {
    guard let module, let made else { return SQLITE_MISUSE }
    let table = Unmanaged<VirtualTableModule>.fromOpaque(module).takeUnretainedValue().table
    var result = sqlite3_declare_vtab(connection, table.declaration)
    if result == SQLITE_OK { result = framebook_allow_direct_use_only(connection) }
    guard result == SQLITE_OK else { return result }
    let memory = UnsafeMutablePointer<framebook_table>.allocate(capacity: 1)
    // The module lives as long as the connection, so the table needs no hold of its own.
    memory.initialize(to: framebook_table(base: sqlite3_vtab(), object: module))
    made.pointee = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: sqlite3_vtab.self)
    return SQLITE_OK
  }

  private static func open(
    _ table: UnsafeMutablePointer<sqlite3_vtab>?,
    _ made: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab_cursor>?>?
  ) -> Int32 {
    guard let table, let made else { return SQLITE_MISUSE }
    do {
      let module = of(table)
      let box = CursorBox(module.table, try module.table.makeCursor())
      let memory = UnsafeMutablePointer<framebook_cursor>.allocate(capacity: 1)
      memory.initialize(
        to: framebook_cursor(
          base: sqlite3_vtab_cursor(), object: Unmanaged.passRetained(box).toOpaque(),
          has_row: 0))
      made.pointee = UnsafeMutableRawPointer(memory)
        .assumingMemoryBound(to: sqlite3_vtab_cursor.self)
      return SQLITE_OK
    } catch {
      return report(error, on: table)
    }
  }

  /// Moves a cursor and notes whether it stands on a row then.
  private static func move(
    _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?,
    _ movement: (CursorBox) throws -> Bool
  ) -> Int32 {
    guard let cursor = memory(cursor) else { return SQLITE_MISUSE }
    do {
      let box = Unmanaged<CursorBox>.fromOpaque(cursor.pointee.object).takeUnretainedValue()
      cursor.pointee.has_row = try movement(box) ? 1 : 0
      return SQLITE_OK
    } catch {
      cursor.pointee.has_row = 0
      return report(error, on: cursor.pointee.base.pVtab)
    }
  }

  /// Leaves an error's sentence for SQLite and returns its result code.
  private static func report(
    _ error: any Error, on table: UnsafeMutablePointer<sqlite3_vtab>?
  ) -> Int32 {
    let known = error as? SQLiteError
    if let table {
      sqlite3_free(table.pointee.zErrMsg)
      table.pointee.zErrMsg = framebook_copy(known?.message ?? "\(error)")
    }
    return known?.code.rawValue ?? SQLITE_ERROR
  }

  private static func of(_ table: UnsafeMutablePointer<sqlite3_vtab>) -> VirtualTableModule {
    let memory = UnsafeMutableRawPointer(table).assumingMemoryBound(to: framebook_table.self)
    return Unmanaged<VirtualTableModule>.fromOpaque(memory.pointee.object).takeUnretainedValue()
  }

  /// SQLite knows only the first member of a cursor; returns all of it.
  private static func memory(
    _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?
  ) -> UnsafeMutablePointer<framebook_cursor>? {
    UnsafeMutableRawPointer(cursor)?.assumingMemoryBound(to: framebook_cursor.self)
  }
}

/// A cursor as one object, which is what C can point to.
private final class CursorBox {
  let table: any VirtualTable
  let cursor: any VirtualTableCursor

  init(_ table: any VirtualTable, _ cursor: any VirtualTableCursor) {
    self.table = table
    self.cursor = cursor
  }
}
