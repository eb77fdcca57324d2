// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "framebook",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "framebook", targets: ["framebook"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    // For Fuzz, which tests it: nothing in it is public.
    .library(name: "CatalogueService", targets: ["CatalogueService"]),
  ],
  targets: [
    .target(name: "Wording", swiftSettings: settings),
    .target(name: "StrictJSON", dependencies: ["Wording"], swiftSettings: settings),
    .target(name: "LayoutEngine", dependencies: ["StrictJSON"], swiftSettings: settings),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: settings),
    .target(
      name: "Migrations", path: "Migrations", resources: [.embedInCode("SQL")],
      swiftSettings: settings),
    .target(
      name: "Catalogue", dependencies: ["SQLite", "Migrations", "LayoutEngine", "StrictJSON", "Wording"],
      swiftSettings: settings),
    .target(
      name: "CatalogueService", dependencies: ["Catalogue", "LayoutEngine", "StrictJSON", "Wording"],
      swiftSettings: settings),
    .target(
      name: "FrameRendering",
      dependencies: ["Catalogue", "CatalogueService", "LayoutEngine", "StrictJSON", "Wording"],
      resources: [.embedInCode("Page")], swiftSettings: settings),
    .target(name: "Arguments", dependencies: ["Wording"], swiftSettings: settings),
    .executableTarget(
      name: "framebook",
      dependencies: [
        "Arguments", "Catalogue", "CatalogueService", "FrameRendering", "LayoutEngine", "SQLite",
        "StrictJSON", "Wording",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CSQLite", "Catalogue", "CatalogueService", "LayoutEngine", "StrictJSON"],
      path: "Benchmarks", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "WordingTests", dependencies: ["Wording"], swiftSettings: settings),
    .testTarget(
      name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine", "StrictJSON", "TestSupport"],
      resources: [.copy("Goldens")], swiftSettings: settings),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "CSQLite"], swiftSettings: settings),
    .testTarget(
      name: "CatalogueTests", dependencies: ["Catalogue", "SQLite", "Migrations"],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogueServiceTests",
      dependencies: ["CatalogueService", "Catalogue", "SQLite", "LayoutEngine", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FrameRenderingTests",
      dependencies: [
        "FrameRendering", "Catalogue", "CatalogueService", "LayoutEngine", "StrictJSON",
        "TestSupport",
      ],
      resources: [.copy("Goldens")], swiftSettings: settings),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "Wording"], swiftSettings: settings),
    .testTarget(
      name: "framebookTests",
      dependencies: ["framebook", "Arguments", "SQLite", "StrictJSON", "TestSupport"],
      swiftSettings: settings),
  ]
)
