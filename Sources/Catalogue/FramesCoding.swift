import LayoutEngine

/// Frames as bytes: little-endian float64 x, y, width, height for each element.
enum FramesCoding {
  /// The bytes that one frame takes.
  static let stride = 32

  /// Returns the bytes of frames in order.
  static func bytes(of rects: [Rect]) -> [UInt8] {
    guard isLittleEndian else { return rects.flatMap(portableBytes) }
    return rects.withUnsafeBytes { [UInt8]($0) }
  }

  /// Tells whether `bytes` are those of `rects`.
  static func isEqual(_ bytes: UnsafeRawBufferPointer, _ rects: [Rect]) -> Bool {
    guard bytes.count == rects.count * stride else { return false }
    guard isLittleEndian else { return bytes.elementsEqual(self.bytes(of: rects)) }
    return rects.withUnsafeBytes { $0.elementsEqual(bytes) }
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
