import Testing

@testable import Catalogue

struct ChecksumTests {
  private func checksum(_ bytes: [UInt8]) -> Int64 {
    var checksum = Checksum()
    bytes.withUnsafeBytes { checksum.add($0) }
    return checksum.value
  }

  @Test(arguments: [1, 7, 8, 9, 31, 32, 33, 40, 63, 64, 71, 100])
  func `every bit counts, and so does the number of bytes`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var found: Set = [checksum(bytes), checksum(bytes + [0]), checksum(Array(bytes.dropLast()))]
    for bit in 0..<(count * 8) {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      found.insert(checksum(flipped))
    }
    #expect(found.count == count * 8 + 3)
  }

  @Test func `it is the same on every machine and in every version, as files outlive both`() {
    #expect(checksum([]) == 1_564_999_270_506_939_682)
    #expect(checksum(Array("abc".utf8)) == 7_242_939_703_762_759_062)
    #expect(checksum((0..<100).map { UInt8($0) }) == -623_168_646_575_401_173)
  }

  @Test func `where one text ends and the next begins counts, and so does none`() {
    func checksum(_ texts: String?...) -> Int64 {
      var checksum = Checksum()
      for text in texts { checksum.add(text) }
      return checksum.value
    }
    let all = [
      checksum("ab", "c"), checksum("a", "bc"), checksum("abc", ""), checksum("", "abc"),
      checksum("abc"), checksum("abc", nil), checksum(nil, "abc"), checksum(nil), checksum(""),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func `both zeros are one number`() {
    func checksum(_ number: Double) -> Int64 {
      var checksum = Checksum()
      checksum.add(number)
      return checksum.value
    }
    #expect(checksum(0.0) == checksum(-0.0))
    #expect(checksum(0) != checksum(.leastNonzeroMagnitude))
  }
}
