import Testing

@testable import Arguments
@testable import framebook

/// The help of all commands, taken from what the parser knows.
struct HelpTests {
  private static let commands = CommandDescription(of: Framebook.self).all
  private static let names = commands.map(\.name)

  private func command(_ name: String) throws -> CommandDescription {
    try #require(HelpTests.commands.first { $0.name == name })
  }

  @Test(arguments: names)
  func `every command has an abstract that is a sentence`(_ name: String) throws {
    let command = try command(name)
    #expect(command.abstract.hasSuffix("."))
    #expect(command.abstract.first?.isUppercase == true)
  }

  @Test(arguments: names)
  func `every parameter has help that is a sentence`(_ name: String) throws {
    for parameter in try command(name).parameters {
      #expect(parameter.help.abstract.hasSuffix("."), "\(parameter.label)")
      #expect(parameter.help.abstract.first?.isUppercase == true, "\(parameter.label)")
    }
  }

  @Test(arguments: names)
  func `every way to ask for help shows the same screen`(_ name: String) async throws {
    let bench = try Workbench()
    let words = Array(try command(name).path.dropFirst())
    let screen = await bench.run(words + ["--help"])
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    #expect(screen.output.hasPrefix("OVERVIEW: "))
    #expect(screen.output.contains("USAGE: \(name)"))
    #expect(await bench.run(words + ["-h"]) == screen)
    #expect(await bench.run(["help"] + words) == screen)
    #expect(try bench.folder.names().contains("framebook.db") == false)
  }

  @Test(arguments: names)
  func `every example in the help is understood`(_ name: String) throws {
    let text = try command(name).discussion.replacing("\\\n", with: " ")
    let examples = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    if text.contains("Example") { #expect(!examples.isEmpty) }
    for example in examples {
      let words = ShellWords(example).words
      #expect(words.first == "framebook", "\(example)")
      let invocation = Invocation(of: Framebook.self, words: Array(words.dropFirst()))
      #expect(throws: Never.self, "\(example)") { try invocation.command() }
    }
  }

  @Test func `every topic is listed and can be read`() async throws {
    let bench = try Workbench()
    let root = try command("framebook")
    #expect(!root.topics.isEmpty)
    for topic in root.topics {
      let outcome = await bench.run("help \(topic.name)")
      #expect(outcome.status == 0)
      #expect(!outcome.output.isEmpty)
      #expect(await bench.run("help").output.contains(topic.name))
    }
  }

  @Test func `the exit codes that are explained are those that exist`() async throws {
    let lines = try await Workbench().run("help exit-codes").output.split(separator: "\n")
    let codes = lines.compactMap { line in
      line.split(separator: " ").first.flatMap { Int32($0) }
    }
    let all: [ExitCode] = [
      .success, .differences, .error, .busy, .unusable, .usage, .interrupted,
    ]
    #expect(codes == all.map(\.rawValue))
  }
}
