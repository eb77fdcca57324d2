import LayoutEngine
import Testing

@testable import Catalogue

struct FramesCodingTests {
  @Test func `a frame is x, y, width and height, each eight bytes from low to high`() {
    let frame = Rect(x: 1, y: -2, width: 0.5, height: 1e9)
    let bytes = FramesCoding.withBytes(of: [frame]) { [UInt8]($0) }
    #expect(
      bytes == [
        0, 0, 0, 0, 0, 0, 0xF0, 0x3F,
        0, 0, 0, 0, 0, 0, 0, 0xC0,
        0, 0, 0, 0, 0, 0, 0xE0, 0x3F,
        0, 0, 0, 0, 0x65, 0xCD, 0xCD, 0x41,
      ])
  }

  @Test func `frames follow each other without a gap`() {
    let frames = (0..<5).map { Rect(x: Double($0), y: 0, width: 0, height: 0) }
    let bytes = FramesCoding.withBytes(of: frames) { [UInt8]($0) }
    #expect(bytes.count == 5 * 32)
    for (index, frame) in frames.enumerated() {
      let one = FramesCoding.withBytes(of: [frame]) { [UInt8]($0) }
      #expect(Array(bytes[index * 32..<index * 32 + 32]) == one)
    }
  }

  static let lists: [[Rect]] = [
    [],
    [Rect(x: 0, y: 0, width: 0, height: 0)],
    [Rect(x: -999_999_999.999, y: 1e9, width: .leastNonzeroMagnitude, height: 1.0 / 3)],
    [Rect(x: 0.1, y: 0.2, width: 0.3, height: 101.00000000000001)],
    (0..<1000).map { Rect(x: Double($0) / 7, y: -Double($0), width: Double($0), height: 1) },
  ]

  @Test(arguments: lists)
  func `frames come back bit for bit, also from bytes at an odd address`(frames: [Rect]) {
    let bytes = FramesCoding.withBytes(of: frames) { [UInt8]($0) }
    #expect(bytes.withUnsafeBytes { FramesCoding.rects(from: $0) } == frames)
    #expect(bytes.withUnsafeBytes { FramesCoding.isEqual($0, frames) })
    let shifted = [0] + bytes
    shifted.withUnsafeBytes { all in
      let odd = UnsafeRawBufferPointer(rebasing: all[1...])
      #expect(FramesCoding.rects(from: odd) == frames)
      #expect(FramesCoding.isEqual(odd, frames))
    }
  }

  @Test func `one bit or one byte of difference is a difference`() {
    let frames = [Rect(x: 1, y: 2, width: 3, height: 4)]
    let bytes = FramesCoding.withBytes(of: frames) { [UInt8]($0) }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(!other.withUnsafeBytes { FramesCoding.isEqual($0, frames) })
    }
    #expect(!bytes.dropLast().withUnsafeBytes { FramesCoding.isEqual($0, frames) })
    #expect(![UInt8]().withUnsafeBytes { FramesCoding.isEqual($0, frames) })
    #expect(!bytes.withUnsafeBytes { FramesCoding.isEqual($0, []) })
  }

  @Test(arguments: [1, 8, 31, 33, 63])
  func `bytes that are no whole number of frames are not read`(count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    #expect(bytes.withUnsafeBytes { FramesCoding.rects(from: $0) } == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity], 0..<4)
  func `bytes of numbers that are not finite are not read`(number: Double, field: Int) {
    var bytes = [UInt8](repeating: 0, count: 32)
    withUnsafeBytes(of: number.bitPattern.littleEndian) { part in
      bytes.replaceSubrange(field * 8..<field * 8 + 8, with: part)
    }
    #expect(bytes.withUnsafeBytes { FramesCoding.rects(from: $0) } == nil)
  }
}
