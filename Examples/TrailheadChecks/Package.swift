// swift-tools-version: 6.2
import PackageDescription

// Your own package names Fitspoken by its address and version instead: .package(url: "…", from: "0.1.0").
let package = Package(
  name: "TrailheadChecks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Fitspoken", path: "../..")],
  targets: [
    .target(name: "TrailheadRules", dependencies: [.product(name: "FitspokenKit", package: "Fitspoken")]),
    .executableTarget(name: "trailhead-checks", dependencies: ["TrailheadRules"]),
    .testTarget(
      name: "TrailheadRulesTests",
      dependencies: ["TrailheadRules", .product(name: "FitspokenTesting", package: "Fitspoken")]),
  ],
  swiftLanguageModes: [.v6]
)
