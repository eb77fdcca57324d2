import Foundation
import LayoutEngine

/// Frames as bytes: little-endian float64 x, y, width, height for each element.
enum FramesCoding {
  /// The bytes that one frame takes.
  static let stride = 32

  /// Lends the bytes of frames in order, without a copy where memory has them so.
  static func withBytes<T>(
    of rects: [Rect], _ body: (UnsafeRawBufferPointer) throws -> T
  ) rethrows -> T {
    guard isLittleEndian else {
      return try rects.flatMap(portableBytes).withUnsafeBytes(body)
    }
    return try rects.withUnsafeBytes(body)
  }

  /// Tells whether `bytes` are those of `rects`.
  static func isEqual(_ bytes: UnsafeRawBufferPointer, _ rects: [Rect]) -> Bool {
    guard bytes.count == rects.count * stride else { return false }
    return withBytes(of: rects) { expected in
      guard let expected = expected.baseAddress, let bytes = bytes.baseAddress else { return true }
      return memcmp(expected, bytes, rects.count * stride) == 0
    }
  }

  /// Reads frames back; nil when the bytes are no whole number of frames or not finite.
  static func rects(from bytes: UnsafeRawBufferPointer) -> [Rect]? {
    guard bytes.count.isMultiple(of: stride) else { return nil }
    let count = bytes.count / stride
    var isFinite = true
    let rects = [Rect](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        let rect = Rect(
          x: number(bytes, index * stride), y: number(bytes, index * stride + 8),
          width: number(bytes, index * stride + 16), height: number(bytes, index * stride + 24))
        // A sum with an infinity or a NaN in it is not finite.
        isFinite = isFinite && (rect.x + rect.y + rect.width + rect.height).isFinite
        buffer.initializeElement(at: index, to: rect)
      }
      initialized = count
    }
    return isFinite ? rects : nil
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Double {
    let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  private static func portableBytes(_ rect: Rect) -> [UInt8] {
    [rect.x, rect.y, rect.width, rect.height].flatMap { number in
      withUnsafeBytes(of: number.bitPattern.littleEndian) { [UInt8]($0) }
    }
  }

  private static var isLittleEndian: Bool { UInt16(littleEndian: 1) == 1 }
}
