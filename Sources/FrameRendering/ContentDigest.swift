/// The SHA-256 digest of a text, by which a content security policy names a script or a style.
///
/// FIPS 180-4, section 6.2: https://csrc.nist.gov/pubs/fips/180-4/upd1/final
struct ContentDigest: Hashable {
  /// The 32 bytes of the digest.
  let bytes: [UInt8]

  /// Digests these bytes.
  init(of content: [UInt8]) {
    var padded = content + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += UInt64(content.count * 8).bigEndianBytes
    var state = ContentDigest.roots(of: 2, count: 8)
    let constants = ContentDigest.roots(of: 3, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      ContentDigest.compress(padded[start..<start + 64], into: &state, constants)
    }
    bytes = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// The digest as a policy writes it: `sha256-` and Base64.
  var policySource: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = "sha256-"
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? "=" : digits[Int(value >> (18 - 6 * place) & 63)])
      }
    }
    return text
  }

  private static func compress(
    _ block: ArraySlice<UInt8>, into state: inout [UInt32], _ constants: [UInt32]
  ) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let low = far.rotated(7) ^ far.rotated(18) ^ far >> 3
      let high = near.rotated(17) ^ near.rotated(19) ^ near >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var round = state
    for index in 0..<64 {
      let (a, b, c, e, f, g) = (round[0], round[1], round[2], round[4], round[5], round[6])
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first =
        round[7] &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice
        &+ constants[index] &+ words[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      round = [first &+ second, a, b, c, round[3] &+ first, e, f, g]
    }
    for index in state.indices { state[index] &+= round[index] }
  }

  /// Returns the first 32 bits behind the point of the square or cube roots of the first primes.
  ///
  /// The standard defines its constants so; a root is found digit by digit in whole numbers.
  private static func roots(of degree: Int, count: Int) -> [UInt32] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The root times 2^32 is the largest number whose power is at most the prime times 2^(32n).
      let target = UInt128(prime) << (32 * degree)
      var root: UInt128 = 0
      for bit in (0..<36).reversed() {
        let next = root | UInt128(1) << bit
        let power = degree == 2 ? next * next : next * next * next
        if power <= target { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }
}

extension UInt32 {
  /// Returns the number with its bits turned to the right.
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension UInt64 {
  /// The eight bytes of the number, the most significant first.
  fileprivate var bigEndianBytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * $0)) }
  }
}
