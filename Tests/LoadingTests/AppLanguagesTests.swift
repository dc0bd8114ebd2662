import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The languages of an app, which those of libraries beside it do not change.
@Suite struct AppLanguagesTests {
  /// A project with one target of a product type.
  private static func project(_ product: String, regions: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; knownRegions = (\(regions)); targets = (T); developmentRegion = en; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (); };
      T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.\(product)"; buildPhases = (); };
    }; }
    """
  }

  private static let app = ["App.xcodeproj/project.pbxproj": project("application", regions: "en, de, Base")]
  private static let library = ["Lib/Lib.xcodeproj/project.pbxproj": project("framework", regions: "en, fr")]

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: [String: String]
    var tables: [String]
    /// The languages of the bundles that the app lacks, by the bundle's path.
    var foreign: [String: [String]]
    /// The paths of the bundles that need not have the app's languages.
    var independent: [String] = []
  }

  @Test(arguments: [
    Case(
      testDescription: "a project beside the app's", settings: app.merging(library) { $1 },
      tables: ["en", "de", "Lib/en", "Lib/fr"], foreign: ["Lib": ["fr"]], independent: ["Lib"]),
    // A language that the app's project lists is one of the app's, wherever its tables are.
    Case(
      testDescription: "a listed language", settings: app.merging(library) { $1 },
      tables: ["en", "Lib/en", "Lib/de", "Lib/fr"], foreign: ["Lib": ["fr"]], independent: ["Lib"]),
    Case(
      testDescription: "a bundle among the app's files, and one of its settings", settings: app,
      tables: ["en", "Dates/Dates.bundle/en", "Dates/Dates.bundle/am", "Settings.bundle/en", "Settings.bundle/it"],
      foreign: ["Dates/Dates.bundle": ["am"]], independent: ["Dates/Dates.bundle"]),
    Case(
      testDescription: "a package in the app's folder", settings: app.merging(["Lib/Package.swift": "import X"]) { $1 },
      tables: ["en", "de", "Lib/Sources/fr"], foreign: ["Lib/Sources": ["fr"]]),
    Case(
      testDescription: "folders of the app's project", settings: app, tables: ["en", "Other/fr"], foreign: [:]),
    Case(
      testDescription: "no project with an app", settings: library, tables: ["en", "Lib/fr"], foreign: [:]),
    Case(
      testDescription: "an app inside the folder of a package",
      settings: [
        "Package.swift": "import X", "App/App.xcodeproj/project.pbxproj": project("application", regions: "en"),
      ],
      tables: ["App/en", "App/fr", "Sources/it"], foreign: ["Sources": ["it"]]),
  ])
  func librariesAddNoLanguages(_ test: Case) async throws {
    let tables = Dictionary(
      uniqueKeysWithValues: test.tables.map { ("\($0).lproj/Localizable.strings", "\"a\" = \"A\";") })
    let folder = try TemporaryFolder(tables.merging(test.settings) { $1 })
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    let foreign = workspace.catalog.bundles.compactMap { bundle in
      bundle.languagesOfLibrary.map { (bundle.path, $0.map(\.identifier)) }
    }
    #expect(Dictionary(uniqueKeysWithValues: foreign) == test.foreign)
    #expect(workspace.catalog.bundles.filter { $0.isIndependent == true }.map(\.path) == test.independent)
  }
}
