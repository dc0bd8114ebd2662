// swift-tools-version: 6.2
import PackageDescription

/// Flags for every Swift target of our own: existentials are spelled out and imports are seen by those who write them.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A test target that mirrors a source target and shares the test support.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)Tests", exclude: exclude,
    swiftSettings: strict)
}

/// The plugins, for packages that use this one.
///
/// A build of a plugin builds its tool once more, so that builds of this package itself leave them out; FITSPOKEN_PLUGINS=1 adds
/// them, as for a package that uses a copy of this one by its path.
let isCheckedOut = Context.packageDirectory.contains("/checkouts/")
let plugins: [Target] =
  isCheckedOut || Context.environment["FITSPOKEN_PLUGINS"] != nil
  ? [
    .plugin(
      name: "AuditCommand",
      capability: .command(intent: .custom(verb: "fitspoken", description: "Audit the titles and labels of an app.")),
      dependencies: ["fitspoken"]),
    .plugin(name: "AuditBuildTool", capability: .buildTool(), dependencies: ["fitspoken"]),
  ] : []

let package = Package(
  name: "Fitspoken",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fitspoken", targets: ["fitspoken"]),
    .library(name: "FitspokenKit", targets: ["FitspokenKit"]),
    .library(name: "FitspokenTesting", targets: ["FitspokenTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The nouns and the facts: no dependencies.
    .target(name: "AuditModel", swiftSettings: strict),
    .target(
      name: "Utilities", dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    // For giving freed memory back: Swift's own module of the C library lacks the function.
    .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
    .target(name: "PlatformData", dependencies: ["AuditModel", "Utilities"], swiftSettings: strict),
    .target(name: "FormatStrings", swiftSettings: strict),
    .target(
      name: "LocaleData", path: "Locales", exclude: ["README.md"],
      resources: [.embedInCode("spoken"), .embedInCode("controls"), .embedInCode("pseudo")],
      swiftSettings: strict),
    .target(
      name: "ReportAssets", path: "Reports",
      exclude: ["examples"]
        + ["budget", "coverage", "layout", "report", "speak", "tree"].map { "schema/\($0).schema.json" },
      resources: [
        .embedInCode("templates"), .embedInCode("words"), .embedInCode("schema/configuration.schema.json"),
      ],
      swiftSettings: strict),

    // Languages: what ICU knows of them, and which localized texts a device shows.
    .target(
      name: "Localization", dependencies: ["AuditModel", "FormatStrings", "CTextEngine", "LocaleData", "Utilities"],
      swiftSettings: strict),

    // Gather.
    .target(
      name: "Loading",
      dependencies: [
        "AuditModel", "Localization", "PlatformData", "Utilities", "CBlake2",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),

    .target(
      name: "SwiftSource",
      dependencies: [
        "AuditModel", "Utilities", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),

    // Derive.
    .systemLibrary(
      name: "CICU", path: "Sources/CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", path: "Sources/CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"])]),
    // Where there is no fontconfig, as on macOS, the platform's font folders are searched instead.
    .target(
      name: "CTextEngine",
      dependencies: ["CICU", "CHarfBuzz", .target(name: "CFontconfig", condition: .when(platforms: [.linux]))]),
    // libhyphen has neither a pkg-config file nor a Homebrew formula: elsewhere than on Linux no word is hyphenated.
    .systemLibrary(name: "CHyphen", path: "Sources/CHyphen", providers: [.apt(["libhyphen-dev"])]),
    // For recognizing contents that were read before.
    .systemLibrary(
      name: "CBlake2", path: "Sources/CBlake2", pkgConfig: "libb2",
      providers: [.apt(["libb2-dev"]), .brew(["libb2"])]),
    .target(name: "Pseudo", dependencies: ["AuditModel", "FormatStrings", "LocaleData"], swiftSettings: strict),
    .target(
      name: "TextLayout",
      dependencies: [
        "AuditModel", "Utilities", "Localization", "PlatformData", "CTextEngine",
        .target(name: "CHyphen", condition: .when(platforms: [.linux])),
      ], swiftSettings: strict),
    .target(name: "Layout", dependencies: ["AuditModel", "PlatformData"], swiftSettings: strict),
    .target(
      name: "VoiceOver",
      dependencies: ["AuditModel", "PlatformData", "FormatStrings", "LocaleData", "Localization", "Utilities"],
      swiftSettings: strict),

    // Analyze: what rules and reports see of screens and of tables.
    .target(
      name: "Configuration",
      dependencies: [
        "AuditModel", "Utilities", "PlatformData", "FormatStrings", "LocaleData",
        .product(name: "Yams", package: "Yams"),
      ], swiftSettings: strict),
    .target(
      name: "ScreenAnalysis",
      dependencies: [
        "AuditModel", "Utilities", "PlatformData", "FormatStrings", "Localization", "TextLayout", "Layout", "VoiceOver",
        "LocaleData",
      ], swiftSettings: strict),
    .target(
      name: "TableAnalysis", dependencies: ["AuditModel", "Utilities", "FormatStrings", "Localization", "LocaleData"],
      swiftSettings: strict),

    // Judge.
    .target(
      name: "RuleKit", dependencies: ["AuditModel", "Utilities", "ScreenAnalysis", "TableAnalysis", "VoiceOver"],
      swiftSettings: strict),
    .target(
      name: "Rules",
      dependencies: [
        "AuditModel", "Utilities", "PlatformData", "FormatStrings", "Localization", "TextLayout", "Layout", "VoiceOver",
        "LocaleData",
        "ScreenAnalysis", "TableAnalysis", "RuleKit",
      ], swiftSettings: strict),
    .target(
      name: "Auditing",
      dependencies: [
        "AuditModel", "PlatformData", "Localization", "TextLayout", "VoiceOver", "LocaleData", "Utilities",
        "Configuration",
        "ScreenAnalysis", "TableAnalysis", "RuleKit", "Rules",
      ], swiftSettings: strict),

    // Keep.
    .target(
      name: "Archiving", dependencies: ["AuditModel", "Auditing", "Loading", "Utilities"], swiftSettings: strict),

    .target(
      name: "Changes",
      dependencies: [
        "AuditModel", "Auditing", "Loading", "SwiftSource", "Utilities",
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: strict),

    // Mend.
    .target(
      name: "Fixing",
      dependencies: [
        "AuditModel", "Utilities", "FormatStrings", "Localization", "Loading", "SwiftSource",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),

    // Render.
    .target(
      name: "Reporting",
      dependencies: [
        "AuditModel", "ReportAssets", "Utilities", "FormatStrings",
        .product(name: "Mustache", package: "swift-mustache"),
      ], swiftSettings: strict),

    .executableTarget(
      name: "fitspoken",
      dependencies: [
        "Utilities", "AuditModel", "Loading", "SwiftSource", "Auditing", "Configuration", "ScreenAnalysis",
        "TableAnalysis",
        "RuleKit", "Rules", "Archiving", "Changes", "Fixing", "Reporting", "ReportAssets", "Localization", "TextLayout",
        "VoiceOver", "Pseudo", "PlatformData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: strict),

    // The library: what other packages import.
    .target(
      name: "FitspokenKit",
      dependencies: [
        "AuditModel", "Auditing", "RuleKit", "ScreenAnalysis", "TableAnalysis", "Loading", "SwiftSource", "TextLayout",
        "VoiceOver", "Fixing", "Configuration", "Rules", .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: strict),
    .target(name: "FitspokenTesting", dependencies: ["FitspokenKit", "Utilities"], swiftSettings: strict),

    // Writes the list of the public declarations: no other target depends on it.
    .executableTarget(
      name: "generate-interface-list",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Sources/InterfaceListGenerator", swiftSettings: strict),

    // Writes the list of the rules and their pages from the rules' sources: no other target depends on it.
    .executableTarget(
      name: "generate-rule-catalog",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Sources/RuleCatalogGenerator", swiftSettings: strict),

    .executableTarget(
      name: "bench",
      dependencies: [
        "Loading", "AuditModel", "PlatformData", "TextLayout", "Layout", "Auditing", "Configuration", "ScreenAnalysis",
        "TableAnalysis", "RuleKit", "Rules", "RandomSystems", "SwiftSource", "Utilities",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Benchmarks",
      // The peers are C programs of their own, which `make bench` builds (their libraries are nobody else's concern).
      exclude: ["Peers", "RandomSystems", "Titles/words.tsv"], swiftSettings: strict),
    // Constraint systems that tests and the benchmark solve.
    .target(
      name: "RandomSystems", dependencies: ["Layout", "TestSupport"], path: "Benchmarks/RandomSystems",
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["AuditModel"], path: "Tests/TestSupport", exclude: ["Recorded"],
      swiftSettings: strict),
    tests("AuditModel", ["AuditModel"], exclude: ["Expected"]),
    tests("PlatformData", ["PlatformData", "AuditModel"]),
    tests("LocaleData", ["LocaleData"]),
    tests("FormatStrings", ["FormatStrings"]),
    tests("Localization", ["Localization", "AuditModel"]),
    tests(
      "Pseudo",
      [
        "Pseudo", "AuditModel", "Loading", "FormatStrings", "LocaleData", "Localization",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "Loading", ["Loading", "AuditModel", "Localization", .product(name: "SystemPackage", package: "swift-system")]),
    tests(
      "SwiftSource",
      [
        "SwiftSource", "AuditModel", "Loading", "Auditing", "Configuration", "ScreenAnalysis", "TableAnalysis",
        "RuleKit", "Rules",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "TextLayout", ["TextLayout", "AuditModel", "CTextEngine", "PlatformData"],
      exclude: ["Conformance/Expected"]),
    tests(
      "Layout",
      [
        "Layout", "AuditModel", "PlatformData", "TextLayout", "Loading", "RandomSystems", "SwiftSource",
        .product(name: "SystemPackage", package: "swift-system"),
      ], exclude: ["Constraints/Expected"]),
    tests("VoiceOver", ["VoiceOver", "AuditModel", "LocaleData"], exclude: ["Fixtures"]),
    tests("Configuration", ["Configuration", "AuditModel", "PlatformData"]),
    tests(
      "ScreenAnalysis",
      [
        "ScreenAnalysis", "Configuration", "AuditModel", "PlatformData", "Loading", "Localization", "TextLayout",
        "Layout", "VoiceOver", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests("TableAnalysis", ["TableAnalysis", "Configuration", "AuditModel", "FormatStrings"]),
    tests("RuleKit", ["RuleKit", "TableAnalysis", "AuditModel", "Utilities"]),
    // The rules' fixtures are audited as the command audits a folder.
    tests(
      "Rules",
      [
        "Rules", "RuleKit", "ScreenAnalysis", "TableAnalysis", "Auditing", "Configuration", "fitspoken", "AuditModel",
        "Utilities", "Loading", "VoiceOver", "Localization",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Fixtures"]),
    tests(
      "Auditing",
      [
        "Auditing", "Rules", "RuleKit", "ScreenAnalysis", "TableAnalysis", "AuditModel", "Loading", "TextLayout",
        "VoiceOver", "Localization", "PlatformData", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "Fixing",
      [
        "Fixing", "AuditModel", "Auditing", "Loading", "RuleKit", "SwiftSource",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "FitspokenKit",
      ["FitspokenKit", "AuditModel", "Auditing", "RuleKit", "ScreenAnalysis", "TableAnalysis", "TextLayout"]),
    tests("FitspokenTesting", ["FitspokenTesting", "FitspokenKit", "AuditModel"]),
    tests("Archiving", ["Archiving", "Auditing", "AuditModel"]),
    tests("Changes", ["Changes", "AuditModel", "Auditing", "ScreenAnalysis"]),
    tests("Utilities", ["Utilities"]),
    tests("InterfaceListGenerator", ["generate-interface-list"]),
    tests("RuleCatalogGenerator", ["generate-rule-catalog"]),
    tests(
      "Reporting",
      [
        "Reporting", "AuditModel", "ReportAssets", "VoiceOver", "Loading", "SwiftSource",
        .product(name: "SystemPackage", package: "swift-system"),
      ], exclude: ["Expected", "Fixtures"]),
    tests(
      "fitspoken",
      [
        "fitspoken", "AuditModel", "Auditing", "Configuration", "ScreenAnalysis", "TableAnalysis", "RuleKit", "Rules",
        "Reporting", "PlatformData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += plugins
package.products += plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
