import Testing

/// Input that comes slowly.
struct SlowInputTests {
  @Test func `an import that waits for its input keeps nobody else from writing`() async throws {
    let bench = try await Workbench.gallery()
    let tool = try BuiltTool(in: bench.folder)
    try tool.writeHalvesOfExport()
    let result = try tool.shell(
      """
      mkfifo pipe
      "$0" import --replace - <pipe >imported &
      exec 3>pipe
      cat first >&3
      "$0" layout add other gallery.json --busy-timeout 0
      cat second >&3
      exec 3>&-
      wait $!
      """)
    #expect(result.errors == "")
    #expect(result.output == "layout other: revision 1\n")
    #expect(result.status == 0)
    await #expect(bench.run("content list --format csv").output.contains("many,1,0"))
    await #expect(bench.run("layout list --format csv").output.contains("other") == false)
  }
}

extension BuiltTool {
  /// Writes the files `first` and `second`, an export together, with a content named `many`.
  ///
  /// Either is more than a pipe holds: when `first` is written, the import is reading.
  func writeHalvesOfExport() throws {
    let items = [String](repeating: #"{"width":10,"height":10}"#, count: 9000)
    let body = #"{"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#
    let record = #"{"record":"content","name":"many","revision":1,"body":\#(body)}"#
    let half = record.utf8.count / 2
    try write(
      #"{"record":"catalogue","format":1,"engine":2}"# + "\n" + record.prefix(half), to: "first")
    try write(String(record.dropFirst(half)) + "\n", to: "second")
  }
}
