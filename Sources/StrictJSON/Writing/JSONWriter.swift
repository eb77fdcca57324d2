/// Writes JSON values one after the other into a buffer, with commas where they belong.
///
/// Numbers and texts come out as in canonical form; keys stay in the order they are given.
public struct JSONWriter {
  /// What has been written since the last `drain`.
  public private(set) var bytes: [UInt8] = []

  private let isIndented: Bool
  private var depth = 0
  /// Whether a value or a member stands before in the same container, so that a comma is due.
  private var followsValue = false
  private var followsKey = false

  /// Starts with nothing; indented means one member or element a line, two blanks a level.
  public init(isIndented: Bool = false) {
    self.isIndented = isIndented
  }

  /// Hands out what has been written so far, wherever that ends, and goes on with an empty buffer.
  public mutating func drain() -> [UInt8] {
    var drained: [UInt8] = []
    drained.reserveCapacity(bytes.count)
    swap(&drained, &bytes)
    return drained
  }

  /// Opens an object, as the next value.
  public mutating func beginObject() {
    begin(UInt8(ascii: "{"))
  }

  /// Closes the innermost object.
  public mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Opens a list, as the next value.
  public mutating func beginArray() {
    begin(UInt8(ascii: "["))
  }

  /// Closes the innermost list.
  public mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  /// Writes the key of the next value.
  public mutating func key(_ name: String) {
    startValue()
    append(name)
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a text with the escapes it needs.
  public mutating func string(_ value: String) {
    startValue()
    append(value)
    followsValue = true
  }

  /// Writes a finite number, zero without a sign; any other is a mistake of the caller and traps.
  public mutating func number(_ value: Double) {
    startValue()
    bytes.append(number: value)
    followsValue = true
  }

  /// Writes a whole number with all its digits, also those that a `Double` could not hold.
  public mutating func integer(_ value: Int) {
    startValue()
    bytes.append(integer: value)
    followsValue = true
  }

  /// Writes true or false.
  public mutating func bool(_ value: Bool) {
    startValue()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
    followsValue = true
  }

  /// Writes null.
  public mutating func null() {
    startValue()
    bytes.append(contentsOf: "null".utf8)
    followsValue = true
  }

  /// Ends the line behind a whole value; another value may follow, as in line-based JSON.
  public mutating func endLine() {
    precondition(depth == 0 && !followsKey, "a line ends only behind a whole value")
    bytes.append(UInt8(ascii: "\n"))
    followsValue = false
  }

  @inline(__always)
  private mutating func startValue() {
    if followsKey {
      followsKey = false
    } else {
      if followsValue {
        precondition(depth > 0, "a second value needs a line of its own")
        bytes.append(UInt8(ascii: ","))
      }
      if isIndented, depth > 0 { startLine() }
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    startValue()
    bytes.append(bracket)
    depth += 1
    followsValue = false
  }

  private mutating func end(_ bracket: UInt8) {
    precondition(depth > 0 && !followsKey, "nothing is open that could be closed here")
    depth -= 1
    if isIndented, followsValue { startLine() }
    bytes.append(bracket)
    followsValue = true
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(text: $0) }
  }
}
