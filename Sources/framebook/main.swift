import Arguments
import Foundation

StandardStreams.arrange()
FreedMemory.arrange()
Interruption.arrange()

let tool = Tool(Framebook.self) { Failure($0) }
exit(await tool.run(bytes: CommandLine.bytes, in: .standard).rawValue)
