#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file path in the spellings SQLite needs to open exactly that file.
package struct DatabasePath: Hashable, Sendable {
  /// The path for a plain open; a relative one begins with `./`, so `file:` and `:memory:` are names.
  package let name: String

  /// Refuses an empty path, which SQLite takes as a temporary file, and one with NUL, which it cuts.
  package init(_ path: String) throws(SQLiteError) {
    guard !path.isEmpty else {
      throw SQLiteError(.cannotOpen, "the path is empty")
    }
    guard !path.utf8.contains(0) else {
      throw SQLiteError(.cannotOpen, "the path has a NUL character")
    }
    name = path.hasPrefix("/") ? path : "./" + path
  }

  /// The URI that opens the file as one that nobody changes, per sqlite.org/uri.html.
  package var immutableURI: String {
    var uri = name.hasPrefix("/") ? "file://" : "file:"
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return uri + "?immutable=1"
  }

  /// Whether there is anything of that name.
  package var exists: Bool { access(name, F_OK) == 0 }

  /// Whether a folder, a pipe or a device has that name: opening a pipe would wait for a writer.
  package var isSpecial: Bool {
    var status = stat()
    guard stat(name, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// The size of the file itself, behind any symbolic link; 0 where there is none.
  package var byteCount: Int {
    var status = stat()
    return stat(name, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether both the file itself, behind any symbolic link, and its folder can be written.
  package var isWritable: Bool {
    guard let resolved = realpath(name, nil) else { return false }
    defer { free(resolved) }
    guard access(resolved, W_OK) == 0, let slash = strrchr(resolved, Int32(UInt8(ascii: "/")))
    else { return false }
    // Only the folder's path stays; the names of folders need not be UTF-8.
    slash[1] = 0
    return access(resolved, W_OK) == 0
  }

  /// Whether a write-ahead log lies beside the file itself, behind any symbolic link.
  package var hasWriteAheadLog: Bool { companions.contains("-wal") }

  /// What the names of SQLite's own files beside the file itself have behind its name.
  ///
  /// A rollback journal is first, then a write-ahead log, then its shared memory.
  package var companions: [String] {
    guard let resolved = realpath(name, nil) else { return [] }
    defer { free(resolved) }
    // The names of folders need not be UTF-8.
    let file = UnsafeBufferPointer(start: resolved, count: strlen(resolved))
    return ["-journal", "-wal", "-shm"].filter { ending in
      access(Array(file) + Array(ending.utf8CString), F_OK) == 0
    }
  }
}
