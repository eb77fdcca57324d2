import Arguments

/// The commands of scenes.
struct SceneGroup: CommandGroup {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Scenes: a layout with a content in a viewport.",
    subcommands: [
      SceneAdd.self, SceneUpdate.self, SceneShow.self, SceneList.self, SceneRename.self,
      SceneRemove.self,
    ])
}
