import Arguments

extension Progress {
  /// Returns a way to read a source that shows how much has been read, where it is known how much
  /// there is.
  func reading(_ source: any InputSource) -> (Int) throws -> [UInt8] {
    guard let total = source.remainingCount else { return source.read }
    var done = 0
    return { count in
      self.show(done, of: total)
      let bytes = try source.read(atMost: count)
      done += bytes.count
      return bytes
    }
  }
}
