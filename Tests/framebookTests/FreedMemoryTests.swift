import Foundation
import TestSupport
import Testing

@testable import framebook

/// Where Linux tells a process what memory it has, in pages.
private let statusPath = "/proc/self/statm"

struct FreedMemoryTests {
  /// The bytes that the process has in memory now.
  static func residentByteCount() throws -> Int {
    let text = try String(contentsOfFile: statusPath, encoding: .utf8)
    return Int(text.split(separator: " ")[1]).map { $0 * Int(getpagesize()) } ?? 0
  }

  @Test(
    .enabled(
      if: FileManager.default.isReadableFile(atPath: statusPath),
      "the system does not tell so what memory a process has"),
    .disabled(if: Sanitizer.current != nil, "a sanitizer keeps what is freed, to find who uses it"))
  func `what large values held goes back to the system, also the second time`() async {
    await #expect(processExitsWith: .success) {
      FreedMemory.arrange()
      let before = try FreedMemoryTests.residentByteCount()
      // Else the first stays no longer than it is needed, and all that follow do.
      for byteCount in [24_000_000, 23_000_000, 22_000_000] {
        let bytes = [UInt8](repeating: 1, count: byteCount)
        try #require(FreedMemoryTests.residentByteCount() > before + byteCount / 2)
        try #require(bytes.last == 1)
      }
      try #require(FreedMemoryTests.residentByteCount() < before + 8_000_000)
    }
  }
}
