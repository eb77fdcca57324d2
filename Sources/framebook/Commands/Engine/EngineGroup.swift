import Arguments

/// The commands of engine versions.
struct EngineGroup: CommandGroup {
  static let configuration = CommandConfiguration(
    commandName: "engine", abstract: "The engine version that the catalogue is pinned to.",
    subcommands: [EngineShow.self, EngineUpgrade.self, EngineChanges.self])
}
