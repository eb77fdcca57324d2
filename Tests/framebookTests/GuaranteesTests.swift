import Foundation
import Testing

/// The page of promises.
struct GuaranteesTests {
  @Test func `every test that a promise names is there`() throws {
    let page = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/guarantees.md"), encoding: .utf8)
    let tests = BuiltTool.package.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    var sources = ""
    for path in paths
    where path.hasSuffix("Tests.swift") && !path.hasSuffix("GuaranteesTests.swift") {
      sources += try String(contentsOf: tests.appending(path: path), encoding: .utf8)
    }
    // A name is between backticks and has four words at least.
    let named = page.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }.filter {
      $0.split(separator: " ").count > 3
    }
    #expect(named.count >= 18)
    for name in named {
      #expect(sources.contains("func `\(name)`"), "\(name)")
    }
  }
}
