import Arguments

/// How long to wait for other writers.
struct BusyTimeout: ArgumentValue {
  /// In seconds, 0 to 86,400.
  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  init(argument: String) throws(InvalidArgument) {
    guard let seconds = try? Double(argument: argument), (0...86_400).contains(seconds) else {
      throw InvalidArgument("please give a number of seconds from 0 to 86400")
    }
    self.seconds = seconds
  }

  var defaultValueDescription: String { seconds.defaultValueDescription }
}
