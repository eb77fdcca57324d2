/// The lines of an export, read piece by piece so that one line at a time is in memory.
struct ExportLines {
  /// The most bytes of a line: a document of the largest size and its name.
  static let longest = 257 << 20
  private static let pieceSize = 1 << 16

  /// How a text that is no sequence of lines is wrong.
  enum Fault: Error {
    /// The last line, these bytes, has no newline at its end.
    case cut([UInt8])
    /// A line has more bytes than any record.
    case tooLong
  }

  /// The number of the line that was read last, from 1.
  private(set) var number = 0
  private let source: (Int) throws -> [UInt8]
  private var piece: ArraySlice<UInt8> = []

  /// Reads from a source that returns at most so many bytes, and none only at its end.
  init(from source: @escaping (Int) throws -> [UInt8]) {
    self.source = source
  }

  /// Reads the next line without its newline; nil at the end.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    var hasBegun = false
    while true {
      if piece.isEmpty { piece = try source(ExportLines.pieceSize)[...] }
      guard !piece.isEmpty else {
        guard !hasBegun else { throw Fault.cut(line) }
        return nil
      }
      if !hasBegun {
        hasBegun = true
        number += 1
      }
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      line += piece[..<(end ?? piece.endIndex)]
      guard line.count <= ExportLines.longest else { throw Fault.tooLong }
      guard let end else {
        piece = []
        continue
      }
      piece = piece[(end + 1)...]
      return line
    }
  }
}
