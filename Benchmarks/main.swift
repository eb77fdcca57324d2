import Foundation
import StrictJSON

let benchmarks: [any Benchmark.Type] = [
  FramesUniform.self, FramesFill.self, FramesWaterfall.self, FramesAligned.self,
  FramesMosaic.self, QueryRect.self, DiffFrames.self, DecodeContent.self,
]

var names = Array(CommandLine.arguments.dropFirst())
let isJSON = names.starts(with: ["--format", "json"])
if isJSON { names.removeFirst(2) }
let unknown = names.filter { name in !benchmarks.contains { $0.name == name } }
guard unknown.isEmpty else {
  let known = benchmarks.map { $0.name }.joined(separator: ", ")
  print("Error: there is no benchmark '\(unknown[0])', the names are \(known)")
  exit(64)
}

var measurements: [Measurement] = []
if !isJSON {
  print("name | value | unit | floor | ratio | goal | held\n---|---|---|---|---|---|---")
}
for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
  for measurement in try benchmark.init().run() {
    measurements.append(measurement)
    if !isJSON { print(measurement.line) }
  }
}
if isJSON {
  var writer = JSONWriter(isIndented: true)
  writer.beginArray()
  for measurement in measurements { measurement.write(to: &writer) }
  writer.endArray()
  print(String(decoding: writer.drain(), as: UTF8.self))
}
