import Arguments

/// Two engine versions written as A..B.
struct EngineRange: ArgumentValue {
  /// The version before.
  let before: Int
  /// The version after.
  let after: Int

  init(argument: String) throws(InvalidArgument) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    guard
      parts.count == 3, parts[1].isEmpty, let before = Int(parts[0]), let after = Int(parts[2])
    else { throw InvalidArgument("please give two versions A..B, as in 1..2") }
    self.before = before
    self.after = after
  }

  var defaultValueDescription: String { "\(before)..\(after)" }
}
