import Foundation

/// A terminal that no window shows, for programs that write differently to people.
final class PseudoTerminal {
  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux, man 2 TIOCSPTLCK: macros that Swift does not see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// The end that a program writes to.
  let program: FileHandle

  private let reader: FileHandle
  private var bytes: [UInt8] = []

  /// Opens a terminal of so many columns.
  init(width: Int) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.ENODEV) }
    reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard ioctl(descriptor, PseudoTerminal.setLock, &lock) == 0,
      ioctl(descriptor, PseudoTerminal.getNumber, &number) == 0,
      ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0
    else { throw POSIXError(.ENODEV) }
    let end = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard end >= 0 else { throw POSIXError(.ENODEV) }
    program = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  /// Returns all that is written until the last program lets go of it; lines end as a terminal's.
  func text() throws -> String {
    try program.close()
    while readPiece() {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until this has been written, or the last program has let go of it.
  func wait(for word: String) throws {
    try program.close()
    while !bytes.contains(word.utf8), readPiece() {}
  }

  private func readPiece() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reader.fileDescriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      // The terminal's other end being closed shows as an error on Linux, as the end elsewhere.
      guard count > 0 else { return false }
      bytes += piece[..<count]
      return true
    }
  }
}
