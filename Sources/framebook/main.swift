import Arguments
import Foundation

// A closed pipe is then an error of the write, which ends the program quietly.
signal(SIGPIPE, SIG_IGN)
// Every write is a transaction, so that stopping at once leaves the catalogue whole.
signal(SIGINT) { _ in
  // A line that shows progress goes, so that the prompt stands at the beginning of one.
  let wiping: StaticString = "\r\u{1B}[K"
  if isatty(STDERR_FILENO) == 1 {
    _ = write(STDERR_FILENO, wiping.utf8Start, wiping.utf8CodeUnitCount)
  }
  _exit(130)
}

let tool = Tool(Framebook.self) { Failure($0) }
exit(await tool.run(Array(CommandLine.arguments.dropFirst()), in: .standard).rawValue)
