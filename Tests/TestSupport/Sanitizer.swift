import Foundation

/// A sanitizer that the running tests, and the program beside them, are built with.
package enum Sanitizer {
  /// It reserves terabytes of addresses, so that no limit can be set on them.
  case address
  /// The same.
  case thread

  /// The one at work, nil for none.
  package static let current: Sanitizer? = {
    // Each one brings a function of its own into the process.
    if isDefined("__asan_init") { return .address }
    return isDefined("__tsan_init") ? .thread : nil
  }()

  /// What the sanitizer of this process was told by its environment, for the programs that it starts.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  private static func isDefined(_ symbol: String) -> Bool {
    guard let process = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(process) }
    return dlsym(process, symbol) != nil
  }
}
