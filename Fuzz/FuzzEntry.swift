import Foundation

/// The target that the environment names; the fuzzer keeps the arguments for itself.
enum FuzzEntry {
  private static let targets: [any FuzzTarget.Type] = [
    StrictJSONTarget.self, LayoutTarget.self, PatternTarget.self, ContentTarget.self,
    ViewportTarget.self, LengthTarget.self, ExportTarget.self, FramesTarget.self,
  ]

  fileprivate static let chosen: any FuzzTarget.Type = {
    let word = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = targets.first(where: { $0.name == word }) else {
      let names = targets.map { $0.name }.joined(separator: ", ")
      fatalError("FUZZ_TARGET has to be one of \(names)")
    }
    return target
  }()
}

/// The function that libFuzzer calls with each input, as its documentation names it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzEntry.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
