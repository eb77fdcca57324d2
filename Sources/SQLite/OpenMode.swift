/// What opening a file may do to it.
package enum OpenMode: Hashable, Sendable {
  /// Reads and writes; a missing file is made.
  case readWriteCreate
  /// Reads and writes; a missing file is an error.
  case readWrite
  /// Reads with locks; a file in WAL mode gets its -wal and -shm files, which then stay.
  case readOnly
  /// Reads without locks and leaves no files; blind to a -wal file and to other writers.
  case immutable
}
