import Foundation
import LayoutEngine

/// Scenes that a floor has in one transaction, computed on all cores.
struct Chunk {
  /// As many as SQLite's page cache holds the frames of: more make the floor slower.
  private static let size = 128

  /// Which scenes these are.
  let range: Range<Int>
  private let jobs: [Gallery.Job]

  /// Cuts scenes into chunks.
  static func all(_ jobs: [Gallery.Job]) -> [Chunk] {
    stride(from: 0, to: jobs.count, by: size).map { first in
      Chunk(range: first..<min(first + size, jobs.count), jobs: jobs)
    }
  }

  /// Computes the frames in order; nil for a scene that cannot be computed.
  func frames() async -> [Frames?] {
    // One task a core: a task for each scene would take longer than its frames.
    let parts = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup { group in
      for part in 0..<parts {
        let start = range.lowerBound + range.count * part / parts
        let end = range.lowerBound + range.count * (part + 1) / parts
        group.addTask { (part, jobs[start..<end].map { try? $0.frames() }) }
      }
      var frames = [[Frames?]](repeating: [], count: parts)
      for await (part, results) in group { frames[part] = results }
      return frames.flatMap(\.self)
    }
  }
}
