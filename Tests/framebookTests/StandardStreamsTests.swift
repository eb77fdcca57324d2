import Foundation
import Testing

/// The built program with standard streams that are closed or take nothing.
struct StandardStreamsTests {
  private static let spoken: [(line: String, status: Int32)] = [
    ("layout add more gallery.json --db new.db", 0),
    ("render wide -o wide.svg --rect 90000,90000,1,1", 0),
    ("accept wide tall nowhere", 2), ("frames nowhere", 2), ("status --db photos.json", 4),
    ("bogus", 64), ("frames wide --rect 1", 64),
  ]

  @Test(arguments: spoken)
  func `a message that cannot be written changes no exit code`(
    line: String, status: Int32
  ) async throws {
    let told = try await BuiltTool(in: Workbench.gallery().folder).run(line)
    #expect(told.status == status)
    #expect(told.errors != "")
    for redirection in ["2>&-", "2>/dev/full", "2> >(exec <&-; true)"] {
      let tool = try await BuiltTool(in: Workbench.gallery().folder)
      let result = try tool.shell("\"$0\" \(line) \(redirection)")
      #expect(
        result == BuiltTool.Result(status: status, output: told.output, errors: ""),
        "\(redirection)")
    }
  }
}
