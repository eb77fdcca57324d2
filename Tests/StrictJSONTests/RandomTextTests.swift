import StrictJSON
import TestSupport
import Testing

struct RandomTextTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what is written reads back the same`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let tree = Tree.random(using: &generator)
    #expect(try Tree(tree.bytes()) == tree)
    #expect(try Tree(tree.bytes(isIndented: true)) == tree)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `canonical form means the same and is reached at once`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let tree = Tree.random(using: &generator)
    let canonical = try CanonicalJSON.canonical(tree.bytes(isIndented: true))
    #expect(canonical == tree.sorted.bytes())
    #expect(try CanonicalJSON.canonical(canonical) == canonical)
    #expect(try CanonicalJSON.canonical(tree.sorted.bytes()) == canonical)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a damaged text is a value or an error in its place`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let bytes = Tree.random(using: &generator).bytes(isIndented: Bool.random(using: &generator))
    for _ in 0..<100 {
      let damaged = RandomTextTests.damage(bytes, using: &generator)
      let canonical = RandomTextTests.outcome { () throws(JSONError) in
        try CanonicalJSON.canonical(damaged)
      }
      let skipped = RandomTextTests.outcome { () throws(JSONError) in
        try JSONReader.read(damaged) { reader throws(JSONFault) in try reader.skip() }
      }
      switch (canonical, skipped) {
      case (.success(let value), .success):
        #expect(try CanonicalJSON.canonical(value) == value)
      case (.failure(let first), .failure(let second)):
        #expect(first == second)
        let lines = damaged.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        try #require((1...lines.count).contains(first.line))
        #expect((1...lines[first.line - 1].count + 1).contains(first.column))
      default:
        Issue.record("one way of reading takes what the other refuses: \(damaged)")
      }
      // Maps refuse more, keys that only look the same, but they take nothing that others refuse.
      if case .failure = canonical {
        #expect(throws: JSONError.self) { try Tree(damaged) }
      }
    }
  }

  /// Replaces, removes, repeats or inserts a few bytes.
  private static func damage(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      let spare = [
        UInt8.random(in: 0...255, using: &generator),
        Array("{}[]:,\"\\0123456789-+.eEtfnu /".utf8).randomElement(using: &generator) ?? 0,
      ].randomElement(using: &generator)
      guard index < bytes.count else {
        bytes.append(spare ?? 0)
        continue
      }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = spare ?? 0
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[index], at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return bytes
  }

  private static func outcome<T>(
    _ body: () throws(JSONError) -> T
  ) -> Result<T, JSONError> {
    do throws(JSONError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
}
