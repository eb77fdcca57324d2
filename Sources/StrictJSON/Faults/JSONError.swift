/// What is wrong with a text and where, in the words of the person who wrote it.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way to the value from the top, as in `sections[2].columnCount`; empty for the top itself.
  public let path: String

  /// The line of the text, counted from 1.
  public let line: Int

  /// The Unicode scalar of the line, counted from 1.
  public let column: Int

  /// What is wrong there.
  public let problem: JSONFault.Problem

  init(_ fault: JSONFault, in text: UnsafeBufferPointer<UInt8>) {
    let place = Place(of: fault.offset, in: text)
    path = place.path
    line = place.line
    column = place.column
    problem = fault.problem
  }

  public var description: String {
    path.isEmpty ? "line \(line): \(problem)" : "line \(line): \(path): \(problem)"
  }
}
