import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What SQLite, or this wrapper on its behalf, refused; never holds the values of a statement.
package struct SQLiteError: Error, Hashable, Sendable {
  /// A result code with its extended part; codes unknown here survive.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The code without its extended part, as listed in sqlite.org/rescode.html.
    package var primary: Code { Code(rawValue: rawValue & 0xff) }

    /// Any mistake in SQL or its use that has no code of its own.
    package static let error = Code(rawValue: SQLITE_ERROR)
    /// Another connection holds a lock that was waited for in vain.
    package static let busy = Code(rawValue: SQLITE_BUSY)
    /// The file, or the way it was opened, does not allow writing.
    package static let readOnly = Code(rawValue: SQLITE_READONLY)
    /// A long statement was ended from outside.
    package static let interrupt = Code(rawValue: SQLITE_INTERRUPT)
    /// The file's pages contradict each other.
    package static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    /// The system refused to read, write or lock.
    package static let inputOutput = Code(rawValue: SQLITE_IOERR)
    /// The disk, or the size allowed to the file, is used up.
    package static let full = Code(rawValue: SQLITE_FULL)
    /// The file is missing, is a folder, or may not be read.
    package static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    /// The locks of the write-ahead log were fought over too long.
    package static let lockingProtocol = Code(rawValue: SQLITE_PROTOCOL)
    /// A value is longer than any may be.
    package static let tooBig = Code(rawValue: SQLITE_TOOBIG)
    /// A rule of the schema was broken; the extended part says which kind.
    package static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    /// A row of the same unique key exists.
    package static let uniqueConstraint = Code(rawValue: SQLITE_CONSTRAINT | 8 << 8)
    /// A row that is referred to is absent, or one to be removed is referred to.
    package static let foreignKeyConstraint = Code(rawValue: SQLITE_CONSTRAINT | 3 << 8)
    /// A stored value is not of the type that was asked for.
    package static let mismatch = Code(rawValue: SQLITE_MISMATCH)
    /// The wrapper was given something it does not take.
    package static let misuse = Code(rawValue: SQLITE_MISUSE)
    /// The number of values is not the number of parameters.
    package static let range = Code(rawValue: SQLITE_RANGE)
    /// The authorizer does not allow what the statement would do.
    package static let notAuthorized = Code(rawValue: SQLITE_AUTH)
    /// The file does not begin as an SQLite file does.
    package static let notADatabase = Code(rawValue: SQLITE_NOTADB)
  }

  /// The extended result code.
  package let code: Code
  /// The sentence of SQLite, or ours where we found the fault.
  package let message: String
  /// The statement at fault with `?` in place of values; nil where none is to blame.
  package let sql: String?
  /// The system's error number behind an input/output error; nil where none is known.
  package let reason: Int32?

  /// Describes a fault found by this wrapper, or by a virtual table for SQLite to report.
  package init(_ code: Code, _ message: String, sql: String? = nil, reason: Int32? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
    self.reason = reason
  }

  /// Describes the latest failure of a connection handle (not of a statement's).
  init(result: Int32, connection: OpaquePointer?, sql: String? = nil) {
    let message = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(result)
    let code = Code(rawValue: result)
    let number = code.primary == .inputOutput ? sqlite3_system_errno(connection) : 0
    self.init(
      code, message.map { String(cString: $0) } ?? "unknown error", sql: sql,
      reason: number == 0 ? nil : number)
  }

  /// The code without its extended part.
  package var primary: Code { code.primary }

  /// Whether waiting longer might have helped.
  package var isBusy: Bool { primary == .busy || primary == .lockingProtocol }

  /// Whether the file or its folder may not be written.
  package var isReadOnly: Bool { primary == .readOnly }

  /// Whether there was no room to write, as reading does, too, in the memory that readers share.
  package var isFull: Bool {
    primary == .full || reason == ENOSPC || reason == EDQUOT || reason == EFBIG
  }

  /// Whether the system refused to write, for want of room or as the disk failed.
  package var isWriteFailure: Bool {
    // SQLITE_IOERR_WRITE, _FSYNC, _DIR_FSYNC and _TRUNCATE: sqlite.org/rescode.html.
    isFull || primary == .inputOutput && (3...6).contains(code.rawValue >> 8)
  }

  /// The system's sentence on why it refused; SQLite's own where no error number is known.
  package var systemSentence: String {
    let number = reason ?? (primary == .full ? ENOSPC : nil)
    return number.map { String(cString: strerror($0)) } ?? message
  }

  /// Whether the file is damaged, or no SQLite file at all.
  package var isCorrupt: Bool { primary == .corrupt || primary == .notADatabase }
}

extension SQLiteError: CustomStringConvertible {
  package var description: String { "\(message) (SQLite code \(code.rawValue))" }
}
