/// A number of 64 bits that is stored with a row, to tell at every reading what a disk has damaged.
///
/// Whatever changes within eight bytes, it is another one for sure: each step can be undone. It is
/// no defence against somebody who wants to deceive.
struct Checksum {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var state = factor

  /// The number of all that was added.
  var value: Int64 { Int64(bitPattern: state) }

  /// Adds a number.
  mutating func add(_ number: Int64) {
    state = Checksum.step(state, UInt64(bitPattern: number))
  }

  /// Adds a number; both zeros are the same.
  mutating func add(_ number: Double) {
    add(Int64(bitPattern: (number + 0).bitPattern))
  }

  /// Adds a text, and whether there is any.
  mutating func add(_ text: String?) {
    guard var text else { return add(-1 as Int64) }
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes, and how many they are.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(Int64(bytes.count))
    // Four lanes: a processor multiplies for one while it waits for another.
    var lanes = (state, state ^ 1, state ^ 2, state ^ 3)
    var offset = 0
    while bytes.count - offset >= 32 {
      lanes.0 = Checksum.step(lanes.0, Checksum.word(bytes, offset))
      lanes.1 = Checksum.step(lanes.1, Checksum.word(bytes, offset + 8))
      lanes.2 = Checksum.step(lanes.2, Checksum.word(bytes, offset + 16))
      lanes.3 = Checksum.step(lanes.3, Checksum.word(bytes, offset + 24))
      offset += 32
    }
    state = Checksum.step(state, lanes.0)
    state = Checksum.step(state, lanes.1)
    state = Checksum.step(state, lanes.2)
    state = Checksum.step(state, lanes.3)
    while bytes.count - offset >= 8 {
      state = Checksum.step(state, Checksum.word(bytes, offset))
      offset += 8
    }
    while offset < bytes.count {
      state = Checksum.step(state, UInt64(bytes[offset]))
      offset += 1
    }
  }

  @inline(__always)
  private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word) &* factor
    return product ^ (product >> 32)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
