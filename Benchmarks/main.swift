import Foundation
import StrictJSON

let benchmarks: [any Benchmark.Type] = [
  FramesUniform.self, FramesFill.self, FramesWaterfall.self, FramesAligned.self,
  FramesMosaic.self, QueryRect.self, DiffFrames.self, DecodeContent.self, StoreSnapshots.self,
  RecomputeUnchanged.self, RecomputeChanged.self, OutputNDJSON.self, StartupStatus.self,
  MemoryCompute.self, MemoryExport.self, MemoryImport.self,
]

var names = Array(CommandLine.arguments.dropFirst())
if names.first == ChildProcess.peakOption {
  // The peak of a child is never less than what its parent had when it began: this one is small.
  let child = try ChildProcess.run(Array(names.dropFirst()))
  say("\(child.peakBytes)")
  exit(child.status)
}

let isSmoke = names.first == "--smoke"
if isSmoke { names.removeFirst() }
let isJSON = names.starts(with: ["--format", "json"])
if isJSON { names.removeFirst(2) }
let unknown = names.filter { name in !benchmarks.contains { $0.name == name } }

/// Prints a line at once, also into a file.
func say(_ line: String, on output: FileHandle = .standardOutput) {
  output.write(Data("\(line)\n".utf8))
}

guard unknown.isEmpty else {
  let known = benchmarks.map { $0.name }.joined(separator: ", ")
  say("Error: there is no benchmark '\(unknown[0])', the names are \(known)", on: .standardError)
  exit(64)
}

var measurements: [Measurement] = []
var isComplete = true
if !isJSON {
  say("name | value | unit | floor | ratio | goal | held\n---|--:|---|--:|--:|--:|---")
}
for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
  do {
    for measurement in try await benchmark.init().run(Extent(isSmoke: isSmoke)) {
      measurements.append(measurement)
      if !isJSON { say(measurement.line) }
    }
  } catch {
    isComplete = false
    if !isJSON { say("\(benchmark.name) | NOT MEASURED | | | | | no") }
    say("Error: \(benchmark.name): \(error)", on: .standardError)
  }
}
if isJSON {
  var writer = JSONWriter(isIndented: true)
  writer.beginArray()
  for measurement in measurements { measurement.write(to: &writer) }
  writer.endArray()
  say(String(decoding: writer.drain(), as: UTF8.self))
}
exit(isComplete ? 0 : 1)
