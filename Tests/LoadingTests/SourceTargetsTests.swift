import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Which targets compile a source file, and for which platforms, as the reader of sources is told.
@Suite struct SourceTargetsTests {
  /// A reader that says what it is given.
  private struct Probe: SourceReader {
    /// Whether it says for which releases files are built, rather than by which targets.
    var tellsReleases = false
    /// The releases that it recognizes.
    static let releases: [(platform: Platform, release: String)] = [
      (.iOS, "15"), (.iOS, "16.4"), (.macOS, "10.15"), (.macOS, "13"), (.watchOS, "9"),
    ]

    func read(
      _ sources: [SourceFile], completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
    ) async -> SourceReadings {
      let files = sources.map { source in
        let targets = source.targets.sorted().joined(separator: "+")
        let platforms = source.platforms.map(\.rawValue).sorted().joined(separator: "+")
        guard tellsReleases else { return SourceReading(skipped: "\(targets) for \(platforms)") }
        let releases = Self.releases.filter { source.deploymentTargets[$0.platform] == SystemVersion($0.release) }
        return SourceReading(skipped: releases.map { "\($0.platform) \($0.release)" }.joined(separator: ", "))
      }
      return SourceReadings(files: files, interfaces: interfaces)
    }
  }

  /// What the reader is told of each file in a folder, by path.
  private func told(_ files: [String: String], releases: Bool = false) async throws -> [String: String] {
    let folder = try TemporaryFolder(files)
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root, sourceReader: Probe(tellsReleases: releases)).load([root])
    let sources = workspace.inputs.filter { $0.format == .swift }
    return Dictionary(sources.map { ($0.path, $0.skipped ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  private func project(app: String, watch: String, all: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, W, X); buildConfigurationList = L; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, S); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (TS); buildConfigurationList = TL; fileSystemSynchronizedGroups = (S); };
      W = { isa = PBXNativeTarget; name = Watch; buildPhases = (WS); buildConfigurationList = WL; };
      X = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TS); };
      TS = { isa = PBXSourcesBuildPhase; files = (FA); };
      WS = { isa = PBXSourcesBuildPhase; files = (FA, FB); };
      FA = { isa = PBXBuildFile; fileRef = A; };
      FB = { isa = PBXBuildFile; fileRef = B; };
      A = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Wrist.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (LC); };
      TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
      WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
      LC = { isa = XCBuildConfiguration; buildSettings = { \(all) }; };
      TC = { isa = XCBuildConfiguration; buildSettings = { \(app) }; };
      WC = { isa = XCBuildConfiguration; buildSettings = { \(watch) }; };
    }; }
    """
  }

  /// A configuration file, the platforms of the app that is based on it, and those of the app if the project says it too.
  @Test(arguments: [
    ("SDKROOT = macosx", "macOS"), ("  SDKROOT=macosx; // the Mac", "macOS"), ("// SDKROOT = macosx", ""),
    ("SDKROOT[arch=x86_64] = macosx", ""), ("SDKS = iphoneos macosx\nSUPPORTED_PLATFORMS = $(SDKS)", "iOS+macOS"),
    ("#include \"../Shared.xcconfig\"", "tvOS"), ("#include? \"None.xcconfig\"\nSDKROOT = macosx", "macOS"),
    ("#include \"App.xcconfig\"\nSDKROOT = macosx", "macOS"), ("A = $(B)\nB = $(A)\nSDKROOT = $(A)", ""),
  ])
  func aConfigurationFileNamesPlatforms(configuration: String, platforms: String) async throws {
    let reference = "CF = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = \"<group>\"; };"
    let based = project(app: "", watch: "SDKROOT = watchos;", all: "")
      .replacing(
        "TC = { isa = XCBuildConfiguration;",
        with: "TC = { isa = XCBuildConfiguration; baseConfigurationReference = CF;"
      )
      .replacing("children = (A, B, S); };", with: "children = (A, B, S, CF); };\n\(reference)")
    let told = try await told([
      "App.xcodeproj/project.pbxproj": based, "Sources/View.swift": "", "Config/App.xcconfig": configuration,
      "Shared.xcconfig": "SDKROOT = appletvos",
    ])
    #expect(told["Sources/View.swift"] == "App.xcodeproj/App for \(platforms)")
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", "SDKROOT = watchos;", "", "iOS", "watchOS", "iOS+watchOS"),
    ("", "SDKROOT = watchos;", "SDKROOT = iphoneos;", "iOS", "watchOS", "iOS+watchOS"),
    (
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "SDKROOT = watchos;", "",
      "iOS+macOS", "watchOS", "iOS+macOS+watchOS"
    ),
    ("", "SDKROOT = watchos;", "", "", "watchOS", ""),
  ])
  func aProjectNamesTargetsAndPlatforms(
    app: String, watch: String, all: String, ofApp: String, ofWatch: String, ofBoth: String
  ) async throws {
    let told = try await told([
      "App.xcodeproj/project.pbxproj": project(app: app, watch: watch, all: all), "Both.swift": "", "Wrist.swift": "",
      "Sources/View.swift": "", "Other.swift": "",
    ])
    #expect(
      told == [
        "Both.swift": "App.xcodeproj/App+App.xcodeproj/Watch for \(ofBoth)",
        "Wrist.swift": "App.xcodeproj/Watch for \(ofWatch)", "Sources/View.swift": "App.xcodeproj/App for \(ofApp)",
        "Other.swift": "no target of App.xcodeproj builds the file",
      ])
  }

  @Test func aPackageHasATargetForEachFolderOfSources() async throws {
    let manifest = "let package = Package(name: \"Kit\", platforms: [.iOS(.v17), .macOS(\"14\")], targets: [])"
    let told = try await told([
      "Kit/Package.swift": manifest, "Kit/Sources/UI/View.swift": "", "Kit/Sources/Model/Deep/Item.swift": "",
      "Kit/View.swift": "", "App/View.swift": "", "Plain/Package.swift": "let package = Package(name: \"Plain\")",
      "Plain/Sources/Plain/View.swift": "",
    ])
    #expect(told["Kit/Sources/UI/View.swift"] == "Kit/Sources/UI for iOS+macOS")
    #expect(told["Kit/Sources/Model/Deep/Item.swift"] == "Kit/Sources/Model for iOS+macOS")
    #expect(told["Kit/View.swift"] == " for iOS+macOS")
    #expect(told["App/View.swift"] == " for ")
    #expect(told["Plain/Sources/Plain/View.swift"] == "Plain/Sources/Plain for ")
  }

  /// A product of a package that only some targets link is built for their platforms, from their releases on.
  @Test(arguments: [
    ("SDKROOT = macosx;", "UI", "macOS", "macOS 13"),
    ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.15;", "UI", "macOS", "macOS 13"),
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "UI", "iOS", "iOS 16.4"),
    ("SDKROOT = macosx;", "Model", "iOS+macOS", "iOS 15, macOS 13"),
    ("SDKROOT = watchos;", "UI", "iOS+macOS", "iOS 15, macOS 13"),
  ])
  func aProductIsBuiltForWhatLinksIt(app: String, product: String, platforms: String, releases: String) async throws {
    let linking = project(app: app, watch: "SDKROOT = watchos;", all: "").replacing(
      "name = App;", with: "name = App; packageProductDependencies = (D);"
    ).replacing(
      "TS = {", with: "D = { isa = XCSwiftPackageProductDependency; productName = \(product); };\n      TS = {")
    let files = [
      "App.xcodeproj/project.pbxproj": linking, "Sources/View.swift": "", "Kit/Sources/UI/View.swift": "",
      "Kit/Package.swift": "let package = Package(name: \"Kit\", platforms: [.iOS(.v15), .macOS(.v13)], targets: [])",
    ]
    #expect(try await told(files)["Kit/Sources/UI/View.swift"] == "Kit/Sources/UI for \(platforms)")
    #expect(try await told(files, releases: true)["Kit/Sources/UI/View.swift"] == releases)
  }

  /// The first releases for which targets are built: of several targets the earliest, if all are known.
  @Test(arguments: [
    (
      "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4;",
      "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "", "iOS 16.4", "iOS 15"
    ),
    ("SDKROOT = iphoneos;", "SDKROOT = watchos;", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "iOS 15", "iOS 15"),
    (
      "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9;", "",
      "iOS 16.4", "iOS 16.4, watchOS 9"
    ),
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "SDKROOT = iphoneos;", "", "iOS 16.4", ""),
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";", "SDKROOT = watchos;", "", "", ""),
  ])
  func targetsHaveReleases(app: String, watch: String, all: String, ofApp: String, ofBoth: String) async throws {
    let told = try await told(
      [
        "App.xcodeproj/project.pbxproj": project(app: app, watch: watch, all: all), "Both.swift": "",
        "Sources/View.swift": "",
      ],
      releases: true)
    #expect(told == ["Both.swift": ofBoth, "Sources/View.swift": ofApp])
  }

  /// Manifests and descriptions name releases too.
  @Test(arguments: [
    ("Package.swift", "platforms: [.iOS(.v15), .macOS(.v10_15), .watchOS(\"9.0\")]", "iOS 15, macOS 10.15, watchOS 9"),
    ("Package.swift", "let package = Package()", ""),
    (
      "project.yml",
      "options:\n  deploymentTarget:\n    iOS: \"16.4\"\n    macOS: 13.0\ntargets:\n  A:\n    platform: [iOS, macOS]",
      "iOS 16.4, macOS 13"
    ),
    ("project.yml", "targets:\n  A:\n    platform: macOS\n    deploymentTarget: \"13.0\"", "macOS 13"),
    (
      "Project.swift",
      "import ProjectDescription\nlet a = Target.target(destinations: .iOS, deploymentTargets: .iOS(\"16.4\"))",
      "iOS 16.4"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nlet a = Target(platform: .iOS, deploymentTarget: .iOS(targetVersion: \"15.0\", devices: [.iphone]))",
      "iOS 15"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nlet a = Target.target(destinations: [.iPhone, .mac], deploymentTargets: .multiplatform(iOS: \"15\", macOS: \"13\"))",
      "iOS 15, macOS 13"
    ),
  ])
  func manifestsNameReleases(name: String, text: String, expected: String) async throws {
    #expect(try await told([name: text, "App/View.swift": ""], releases: true)["App/View.swift"] == expected)
  }

  /// What a generator makes a project of tells the platforms, whatever the packages on which that depends.
  @Test(arguments: [
    ("Project.swift", "import ProjectDescription\nlet app = Target.target(name: \"A\", destinations: [.mac])", "macOS"),
    (
      "Project.swift", "import ProjectDescription\nlet p = Project(targets: [Target(name: \"A\", platform: .macOS)])",
      "macOS"
    ),
    ("Project.swift", "import ProjectDescription\nlet destinations: Destinations = .iOS", "iOS"),
    ("Project.swift", "struct Project { var platform = Platform.macOS }", ""),
    ("project.yml", "targets:\n  A:\n    type: application\n    platform: macOS", "macOS"),
    ("project.yml", "targets:\n  A:\n    platform: [iOS, tvOS]", "iOS+tvOS"),
    (
      "project.yml", "targets:\n  A:\n    supportedDestinations:\n      - iOS\n      - macOS\n    sources: A",
      "iOS+macOS"
    ),
    ("project.yml", "platform: macOS", ""),
  ])
  func aDescriptionTellsPlatforms(name: String, text: String, expected: String) async throws {
    let told = try await told([name: text, "Package.swift": "let package = Package()", "App/View.swift": ""])
    #expect(told["App/View.swift"] == " for \(expected)")
  }

  /// What helps to make a description tells the platforms if that does not.
  @Test(arguments: [
    ("let p = Project(name: \"A\")", " for macOS"), ("let p = Project(destinations: .iOS)", " for iOS"),
  ])
  func helpersOfADescriptionTellPlatforms(description: String, expected: String) async throws {
    let told = try await told([
      "App/Project.swift": "import ProjectDescription\n\(description)", "App/View.swift": "",
      "App/Tuist/ProjectDescriptionHelpers/A.swift":
        "import ProjectDescription\nlet a = Target.target(destinations: .macOS)",
      "App/Tuist/Other.swift": "let destinations = .tvOS", "Elsewhere/View.swift": "",
    ])
    #expect(told["App/View.swift"] == expected && told["Elsewhere/View.swift"] == " for ")
  }

  /// Where nothing tells a platform, files that are AppKit's, and none of UIKit's, are an app for the Mac.
  @Test(arguments: [
    (["import AppKit", "import SwiftUI"], " for macOS"), (["import Cocoa", "import UIKit"], " for "),
    (["import AppKit", "#if os(iOS)\n#endif"], " for "), (["import SwiftUI", "import Foundation"], " for "),
    (["import AppKit"] + Array(repeating: "import SwiftUI", count: 10), " for "),
  ])
  func allFilesMayTellThePlatform(files: [String], expected: String) async throws {
    let named = files.enumerated().map { ("V\($0).swift", $1) }
    let told = try await told(Dictionary(uniqueKeysWithValues: named))
    #expect(Set(told.values) == [expected])
  }

  /// A file that no target lists, but that something else may build, is for the platform of all of them, if they have only one.
  @Test(arguments: [("macosx", " for macOS"), ("watchos", " for ")])
  func aFileOfNoTarget(watch: String, expected: String) async throws {
    let project = project(app: "SDKROOT = macosx;", watch: "SDKROOT = \(watch);", all: "")
    let told = try await told([
      "My.xcodeproj/project.pbxproj": project, "Both.swift": "", "Pod/Dead.swift": "", "Pod/Pod.podspec": "",
    ])
    #expect(told["Pod/Dead.swift"] == expected)
  }

  /// A file that no target lists is left out if the project around it lists all its sources, and nothing else may build it.
  @Test(
    arguments: [
      ("Dead.swift", [:], true), ("Dead.m", [:], true), ("Sources/View.swift", [:], false), ("Dead.h", [:], false),
      ("Kit/Sources/Kit/Dead.swift", ["Kit/Package.swift": ""], false), ("Package.swift", [:], false),
      ("AppTests/Dead.swift", [:], false), ("Sub/Dead.swift", ["Sub/B.xcodeproj/project.pbxproj": "{"], false),
    ] as [(String, [String: String], Bool)])
  func aFileThatNoTargetCompiles(path: String, others: [String: String], isLeftOut: Bool) async throws {
    let project = project(app: "SDKROOT = macosx;", watch: "", all: "")
    let files = [path: "", "My.xcodeproj/project.pbxproj": project, "Both.swift": ""].merging(others) { first, _ in
      first
    }
    let folder = try TemporaryFolder(files)
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root, sourceReader: Probe()).load([root])
    let skipped = workspace.inputs.first { $0.path == path }?.skipped
    #expect((skipped?.hasPrefix("no target of") ?? false) == isLeftOut)
    #expect(!workspace.diagnostics.contains { $0.kind == .notBuilt })
  }

  /// Without a project that compiles sources, all are read.
  @Test func withoutAProjectAllAreRead() async throws {
    let empty = project(app: "", watch: "", all: "").replacing("FA, FB", with: "").replacing(
      "files = (FA)", with: "files = ()"
    )
    .replacing("fileSystemSynchronizedGroups = (S);", with: "")
    #expect(try await told(["View.swift": ""]) == ["View.swift": " for "])
    #expect(try await told(["View.swift": "", "My.xcodeproj/project.pbxproj": empty])["View.swift"] == " for ")
  }
}
