import Foundation

/// What large values held goes back to the system as soon as they are gone.
enum FreedMemory {
  private typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32

  private static let largeByteCount: Int32 = 1 << 20

  /// Arranges it for the whole process; to be called before anything large is held.
  ///
  /// Else the C library of Linux keeps what it guesses will be needed again, a document of 30 MB
  /// too. The corresponding C function is `mallopt`, which Swift's module of that library lacks;
  /// other libraries lack it altogether, and do not guess.
  static func arrange() {
    #if os(Linux)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: SetOption.self)
      // M_TRIM_THRESHOLD and M_MMAP_THRESHOLD: man7.org/linux/man-pages/man3/mallopt.3.html.
      _ = set(-1, 2 * largeByteCount)
      _ = set(-3, largeByteCount)
    #endif
  }
}
