import Arguments

/// The command that all others stand below.
struct Framebook: CommandGroup {
  /// The version of the program.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "framebook",
    abstract:
      "A catalogue of collection-view layouts that never lets a saved layout move unnoticed.",
    discussion: """
      Save layouts, contents and viewports, compute their frames, and see what moves when one of
      them or the engine changes:

        framebook init
        framebook layout add gallery gallery.json
        framebook content add photos photos.json
        framebook scene add gallery --layout gallery --content photos --viewport 375x812
        framebook compute
        framebook layout update gallery gallery.json
        framebook diff
        framebook accept --all -m "taller rows"
      """,
    version: version,
    subcommands: [
      Init.self,
      DocumentGroup<LayoutFamily>.self,
      DocumentGroup<PatternFamily>.self,
      DocumentGroup<ContentFamily>.self,
      DocumentGroup<ViewportFamily>.self,
      SceneGroup.self,
      Compute.self,
      Preview.self,
      FramesCommand.self,
      Diff.self,
      Render.self,
      Status.self,
      Accept.self,
      Check.self,
      Lint.self,
      Log.self,
      Report.self,
      Query.self,
      Export.self,
      Import.self,
      Doctor.self,
      Backup.self,
      Prune.self,
      EngineGroup.self,
      Schema.self,
      Completions.self,
    ],
    topics: [ExitCodes.topic, EnvironmentVariables.topic])

  @OptionGroup var catalogue: CatalogueOptions
}
