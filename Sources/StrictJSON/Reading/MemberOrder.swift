/// The members of the objects that are being read, innermost last: finds duplicates and their order.
///
/// Keys are compared by the bytes of what they mean, without escapes.
struct MemberOrder {
  /// One member: its key in `keys`, where that stands in the text, and where its output starts.
  struct Member {
    let key: Range<Int>
    let offset: Int
    var output: Range<Int>
  }

  private var keys: [UInt8] = []
  private var members: [Member] = []
  private var objects: [(start: Int, isSorted: Bool)] = []

  mutating func open() {
    objects.append((members.count, true))
  }

  /// Goes past a key and its colon; a key that repeats the one before is refused at once.
  mutating func takeKey(
    of reader: inout JSONReader, outputStart: Int = 0
  ) throws(JSONFault) {
    let offset = reader.position
    let scanned = try reader.scanText()
    try reader.takeColon()
    let content = UnsafeBufferPointer(rebasing: reader.text[scanned.content])
    let start = keys.count
    if scanned.hasEscapes {
      keys.append(contentsOf: Escapes.unescaped(content))
    } else {
      keys.append(contentsOf: content)
    }
    let member = Member(
      key: start..<keys.count, offset: offset, output: outputStart..<outputStart)
    let object = objects.count - 1
    if objects[object].isSorted, members.count > objects[object].start,
      let last = members.last
    {
      switch order(last, member) {
      case 0: throw duplicate(member)
      case 1: objects[object].isSorted = false
      default: break
      }
    }
    members.append(member)
  }

  /// The bytes of the latest key.
  var latestKey: ArraySlice<UInt8> {
    members.last.map { keys[$0.key] } ?? []
  }

  /// Notes where the output of the innermost object's latest member ends.
  mutating func endOutput(at end: Int) {
    guard let last = members.indices.last else { return }
    members[last].output = members[last].output.lowerBound..<end
  }

  /// Forgets the innermost object; hands out its members by key if they came in another order.
  @discardableResult
  mutating func close() throws(JSONFault) -> [Member]? {
    guard let object = objects.popLast() else { return nil }
    var sorted: [Member]?
    if !object.isSorted {
      let ordered = members[object.start...].sorted { first, second in
        let order = order(first, second)
        return order < 0 || order == 0 && first.offset < second.offset
      }
      try refuseDuplicates(ordered)
      sorted = ordered
    }
    if members.count > object.start {
      keys.removeLast(keys.count - members[object.start].key.lowerBound)
      members.removeLast(members.count - object.start)
    }
    return sorted
  }

  private func refuseDuplicates(_ ordered: [Member]) throws(JSONFault) {
    var first: Member?
    for (member, next) in zip(ordered, ordered.dropFirst()) where order(member, next) == 0 {
      if next.offset < first?.offset ?? .max { first = next }
    }
    if let first { throw duplicate(first) }
  }

  private func duplicate(_ member: Member) -> JSONFault {
    JSONFault(
      .duplicateField(String(decoding: keys[member.key], as: UTF8.self)), at: member.offset)
  }

  /// Minus one, zero or one: how the keys of two members compare.
  private func order(_ first: Member, _ second: Member) -> Int {
    keys.withUnsafeBufferPointer { keys in
      let common = min(first.key.count, second.key.count)
      for index in 0..<common {
        let left = keys[first.key.lowerBound + index]
        let right = keys[second.key.lowerBound + index]
        if left != right { return left < right ? -1 : 1 }
      }
      return (first.key.count - second.key.count).signum()
    }
  }
}
