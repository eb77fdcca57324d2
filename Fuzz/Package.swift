// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own: with the fuzzer's main function in it the other one could not be linked.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "framebook", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "StrictJSON", package: "framebook"),
        .product(name: "LayoutEngine", package: "framebook"),
        .product(name: "CatalogueService", package: "framebook"),
      ],
      path: ".", exclude: ["README.md", "Seeds", "words.dict"], swiftSettings: settings)
  ]
)
