import Foundation
import Testing

/// The completion scripts in real shells.
struct CompletionsTests {
  private static func path(of program: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a script of a shell in a folder with a catalogue of the layouts gallery and grid.
  private func output(of shell: String, _ script: String) throws -> String {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"uniform","itemHeight":10}"#, to: "layout.json")
    for name in ["gallery", "grid", "two words"] {
      #expect(try tool.run(["layout", "add", name, "layout.json"]).status == 0)
    }
    try tool.write(script, to: "script")
    let path = try #require(CompletionsTests.path(of: shell))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = shell == "zsh" ? ["-f", "script"] : ["script"]
    process.currentDirectoryURL = tool.folder
    process.environment = [
      "PATH": "\(BuiltTool.program.deletingLastPathComponent().path):/usr/bin:/bin",
      "TERM": "dumb", "HOME": tool.folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(.enabled(if: path(of: "bash") != nil, "bash is not installed"))
  func `bash completes commands, options, values and stored names`() throws {
    let script = #"""
      source <(framebook completions bash)
      try() {
        COMP_LINE=$1 COMP_POINT=${#1}
        read -ra COMP_WORDS <<<"$1"
        [[ $1 == *' ' ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _framebook
        echo "$1: ${COMPREPLY[*]}"
      }
      try 'framebook stat'
      try 'framebook layout rena'
      try 'framebook layout show g'
      try 'framebook layout show t'
      try 'framebook status --form'
      try 'framebook status --format j'
      try 'framebook layout add x lay'
      try 'framebook engine changes --kind w'
      complete -p framebook
      """#
    #expect(
      try output(of: "bash", script) == #"""
        framebook stat: status
        framebook layout rena: rename
        framebook layout show g: gallery grid
        framebook layout show t: two\ words
        framebook status --form: --format
        framebook status --format j: json
        framebook layout add x lay: layout.json
        framebook engine changes --kind w: waterfall
        complete -F _framebook framebook

        """#)
  }

  @Test(.enabled(if: path(of: "zsh") != nil, "zsh is not installed"))
  func `zsh completes a command and a stored name at its prompt`() throws {
    let script = #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PROMPT='> '; autoload -U compinit; compinit -u -D"
      zpty -w shell "source =(framebook completions zsh); bindkey '^I' complete-word; echo REA''DY"
      zpty -r -m shell text '*READY*'
      zpty -n -w shell $'framebook sta\t'
      zpty -r -m shell text '*framebook status*' && print command
      zpty -n -w shell $'\x15framebook layout show gal\t'
      zpty -r -m shell text '*framebook layout show gallery*' && print name
      zpty -d shell
      """#
    #expect(try output(of: "zsh", script) == "command\nname\n")
  }

  @Test(.enabled(if: path(of: "fish") != nil, "fish is not installed"))
  func `fish completes commands, options and stored names`() throws {
    let script = #"""
      framebook completions fish | source
      complete -C 'framebook stat'
      complete -C 'framebook layout show g'
      complete -C 'framebook status --format j'
      """#
    #expect(try output(of: "fish", script) == "status\ngallery\ngrid\njson\n")
  }

  @Test func `the manual page is the tool's own`() throws {
    let page = try BuiltTool().run("help --man")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix(#".TH "FRAMEBOOK" "1" "" "framebook "#))
    #expect(page.output.contains(".SH EXIT\\-CODES"))
  }
}
