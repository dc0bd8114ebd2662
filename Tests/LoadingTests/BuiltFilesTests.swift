import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Which files a project builds, by the result of loading.
@Suite struct BuiltFilesTests {
  /// A project whose objects are written between the fixed ones: a target `T` with a phase `R`, a main group `G`.
  private func project(
    children: String, files: String, objects: String, target: String = "", regions: String = "en, de, Base",
    phases: String = "R", targets: String = "T"
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; knownRegions = (\(regions)); targets = (\(targets)); developmentRegion = en; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (\(phases)); \(target) };
      R = { isa = PBXResourcesBuildPhase; files = (\(files)); };
      \(objects)
    }; }
    """
  }

  /// A variant group `V` with a file reference for each path, built by `B`.
  private func variants(_ paths: [String]) -> String {
    let files = paths.enumerated().map { index, path in
      "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    }
    return """
      B = { isa = PBXBuildFile; fileRef = V; };
      V = { isa = PBXVariantGroup; sourceTree = "<group>"; children = (\(paths.indices.map { "F\($0)" }.joined(separator: ", "))); };
      \(files.joined(separator: "\n"))
      """
  }

  private func plain(_ paths: [String], phases: String = "R", objects: String = "") -> String {
    project(children: "V", files: "B", objects: variants(paths) + objects, phases: phases)
  }

  /// The paths that no target builds, and the notes on them.
  private func unbuilt(_ files: [String: String], paths: [String] = [""]) async throws -> (
    paths: [String], notes: [String]
  ) {
    let strings = #""a" = "A";"#
    let folder = try TemporaryFolder(files.mapValues { $0.isEmpty ? strings : $0 })
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root).load(paths.map { $0.isEmpty ? root : root.appending($0) })
    return (
      workspace.inputs.filter { $0.skipped?.hasPrefix("no target of") == true }.map(\.path),
      workspace.diagnostics.filter { $0.kind == .notBuilt }.map { "\($0.location.file): \($0.message)" }
    )
  }

  /// An app that tries something out beside the one that is translated, unless it is the only app.
  @Test(arguments: [
    ("PanelTest", "en.lproj/Localizable.strings", 1), ("Panel", "en.lproj/Localizable.strings", 0),
    ("PanelTest", "Main.xib", 0),
  ])
  func appsThatTryThingsOut(name: String, ofApp: String, count: Int) async throws {
    let app = "productType = \"com.apple.product-type.application\";"
    let project = project(
      children: "V, X", files: "B",
      objects: variants([ofApp]) + """
        X = { isa = PBXFileReference; path = "Bench/Panel.xib"; sourceTree = "<group>"; };
        C = { isa = PBXBuildFile; fileRef = X; };
        Q = { isa = PBXResourcesBuildPhase; files = (C); };
        U = { isa = PBXNativeTarget; name = \(name); buildPhases = (Q); \(app) };
        """, target: app, targets: "T, U")
    let folder = try TemporaryFolder([
      ofApp: #""a" = "A";"#, "Bench/Panel.xib": "<document/>", "App.xcodeproj/project.pbxproj": project,
    ])
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root).load([root])
    let skipped = workspace.inputs.filter { $0.skipped == "the file is only in a test target: \(name)" }
    #expect(skipped.map(\.path) == Array(repeating: "Bench/Panel.xib", count: count))
  }

  private let languages = ["en", "de", "cy"].map { "\($0).lproj/Localizable.strings" }

  /// A project below that of an app, which nothing may name so that it is left out.
  @Test(
    arguments: [
      ([:], true),
      (["App.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"group:Panes/Panes.xcodeproj\">"], false),
      (["build.sh": "xcodebuild -project Panes/Panes.xcodeproj"], false), (["build.sh": "echo"], true),
      (["project": "X = { isa = PBXFileReference; path = Panes/Panes.xcodeproj; sourceTree = \"<group>\"; };"], false),
      (["project": "X = { isa = PBXFileReference; path = Other.xcodeproj; sourceTree = \"<group>\"; };"], true),
      (["project": "X = { isa = PBXFileReference; path = Panes.framework; sourceTree = BUILT_PRODUCTS_DIR; };"], false),
      (["product": "com.apple.product-type.application"], false),
    ] as [([String: String], Bool)])
  func projectsThatNoAppUses(others: [String: String], isLeftOut: Bool) async throws {
    let app = "productType = \"com.apple.product-type.application\";"
    let pane = "productType = \"\(others["product"] ?? "com.apple.product-type.bundle")\";"
    var files = [
      "App.xcodeproj/project.pbxproj": project(
        children: "V", files: "B", objects: variants(["en.lproj/Localizable.strings"]) + (others["project"] ?? ""),
        target: app),
      "Panes/Panes.xcodeproj/project.pbxproj": project(
        children: "V", files: "B", objects: variants(["de.lproj/Pane.strings"]), target: pane
      ).replacingOccurrences(of: "name = App", with: "name = Panes"),
      "en.lproj/Localizable.strings": "", "Panes/de.lproj/Pane.strings": "",
    ]
    files.merge(others.filter { $0.key.contains(".") }) { $1 }
    #expect(
      try await unbuilt(files).notes
        == (isLeftOut
          ? [
            "Panes/de.lproj/Pane.strings: this file is only in Panes.xcodeproj, to which no project of an app refers; it is never "
              + "shown to users"
          ] : []))
  }

  private func files(_ paths: [String], _ others: [String: String] = [:]) -> [String: String] {
    Dictionary(paths.map { ($0, "") }, uniquingKeysWith: { first, _ in first }).merging(others) { $1 }
  }

  /// Beside the languages' folders, in which the app has its other tables.
  @Test func aStringsFileOutsideOfAnyLanguageIsATableIfATargetBuildsIt() async throws {
    let project = plain(["en.lproj/Localizable.strings", "Views/Editor.strings"])
    let paths = ["en.lproj/Localizable.strings", "Views/Editor.strings", "Views/Other.strings"]
    let folder = try TemporaryFolder(
      files(paths, ["App.xcodeproj/project.pbxproj": project]).mapValues { $0.isEmpty ? #""a" = "A";"# : $0 })
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root).load([root])
    #expect(workspace.catalog.bundles.map(\.path) == [""])
    #expect(Set(workspace.catalog.bundles.flatMap(\.tables).map(\.name)) == ["Localizable", "Editor"])
  }

  @Test func aFileInNoBuildPhaseIsNotBuilt() async throws {
    let project = plain(["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"])
    let found = try await unbuilt(files(languages, ["App.xcodeproj/project.pbxproj": project]))
    #expect(found.paths == ["cy.lproj/Localizable.strings"])
    #expect(
      found.notes == [
        "cy.lproj/Localizable.strings: no target of App.xcodeproj builds cy.lproj (1 file), and the language is not "
          + "among its localizations; it is never shown to users"
      ])
  }

  /// Of several projects in one folder none is the one that should build a file.
  @Test(arguments: [
    (["A"], "A.xcodeproj"), (["B", "A"], "A.xcodeproj or B.xcodeproj"),
    (["C", "B", "A"], "A.xcodeproj, B.xcodeproj or C.xcodeproj"),
    (["A", "B", "C", "D"], "the 4 Xcode projects around it"),
  ])
  func projectsInOneFolder(names: [String], named: String) async throws {
    let project = plain(["en.lproj/T.strings"])
    let projects = Dictionary(uniqueKeysWithValues: names.map { ("\($0).xcodeproj/project.pbxproj", project) })
    let found = try await unbuilt(projects.merging(["en.lproj/T.strings": "", "en.lproj/Old.strings": ""]) { $1 })
    #expect(found.notes == ["en.lproj/Old.strings: no target of \(named) builds this file; it is never shown to users"])
  }

  @Test func theCatalogKeepsItApart() async throws {
    let project = plain(["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"])
    let folder = try TemporaryFolder(
      files(languages, ["App.xcodeproj/project.pbxproj": project]).mapValues { $0.isEmpty ? #""a" = "A";"# : $0 })
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    let table = try #require(workspace.catalog.bundles.first?.tables.first)
    #expect(table.files.map(\.folder) == ["de", "en"])
    #expect(table.unbuilt?.map(\.folder) == ["cy"])
  }

  /// Cases in which nothing is certain, or in which the file is built.
  @Test(arguments: [
    "no project", "script", "podspec", "package", "generator", "unparsable", "folder reference", "other project",
    "case",
    "setting",
  ])
  func whatMayBeBuiltIsBuilt(name: String) async throws {
    let two = ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"]
    let script = #"S = { isa = PBXShellScriptBuildPhase; shellScript = "rsync -a Localizations/ $OUT"; };"#
    let other = plain(two.map { "../Sub/\($0)" } + ["../Sub/cy.lproj/Localizable.strings"])
    let whole =
      #"F9 = { isa = PBXFileReference; lastKnownFileType = folder; path = Sub; sourceTree = "<group>"; };"#
      + "B9 = { isa = PBXBuildFile; fileRef = F9; };"
    let setting =
      #"F9 = { isa = PBXFileReference; path = "cy.lproj/Localizable.strings"; sourceTree = LANGUAGES; };"#
      + "B9 = { isa = PBXBuildFile; fileRef = F9; };"
    let sub = two.map { "Sub/\($0)" }
    let others: [String: [String: String]] = [
      "no project": [:],
      "script": ["A.xcodeproj/project.pbxproj": plain(sub, phases: "R, S", objects: script)],
      "podspec": ["A.xcodeproj/project.pbxproj": plain(sub), "Sub/Sub.podspec": "x"],
      "package": ["A.xcodeproj/project.pbxproj": plain(sub), "Package.swift": #".target(name: "A", path: "Sub")"#],
      "generator": ["A.xcodeproj/project.pbxproj": plain(sub), "Sub/project.yml": "name: Sub"],
      "unparsable": ["A.xcodeproj/project.pbxproj": plain(sub), "Sub/B.xcodeproj/project.pbxproj": "{"],
      "folder reference": [
        "A.xcodeproj/project.pbxproj": project(
          children: "F9, V", files: "B9, B", objects: variants(["x.strings"]) + whole),
        "B.xcodeproj/project.pbxproj": plain(sub),
      ],
      "other project": ["A.xcodeproj/project.pbxproj": plain(sub), "O/O.xcodeproj/project.pbxproj": other],
      "case": ["A.xcodeproj/project.pbxproj": plain(sub + ["sub/CY.lproj/localizable.strings"])],
      "setting": [
        "A.xcodeproj/project.pbxproj": project(children: "F9, V", files: "B9, B", objects: variants(sub) + setting)
      ],
    ]
    let found = try await unbuilt(files(languages.map { "Sub/\($0)" }, try #require(others[name])))
    #expect(found.paths == [])
  }

  @Test func aNamedFileIsReadInAnyCase() async throws {
    let project = plain(["en.lproj/Localizable.strings"])
    let found = try await unbuilt(
      files(languages, ["App.xcodeproj/project.pbxproj": project]),
      paths: ["App.xcodeproj", "cy.lproj/Localizable.strings"])
    #expect(found.paths == [])
  }

  @Test func aFolderOfLanguagesWithoutABuiltFileGivesOneNote() async throws {
    let project = plain(["App/en.lproj/Localizable.strings"])
    let input = ["de", "fr", "ja"].map { "Translations/input/\($0).lproj/Localizable.strings" }
    let found = try await unbuilt(
      files(input + ["App/en.lproj/Localizable.strings"], ["App.xcodeproj/project.pbxproj": project]))
    #expect(found.paths == input)
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.contains("builds Translations/input (3 files); they are never shown to users") == true)
  }

  @Test(
    arguments: [
      (
        [],
        ["Res/cy.lproj/Localizable.strings", "Res/de.lproj/Localizable.strings", "Res/en.lproj/Localizable.strings"],
        false
      ),
      ([], [], true), (["cy.lproj/Localizable.strings"], ["Res/cy.lproj/Localizable.strings"], true),
      (["cy.lproj"], ["Res/cy.lproj/Localizable.strings"], true),
      (
        ["/Localized: Localizable.strings"],
        ["Res/cy.lproj/Localizable.strings", "Res/de.lproj/Localizable.strings", "Res/en.lproj/Localizable.strings"],
        true
      ),
    ] as [([String], [String], Bool)])
  func aSynchronizedFolderBelongsToItsTargets(exceptions: [String], expected: [String], isOwned: Bool) async throws {
    let objects = """
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Res; sourceTree = "<group>"; exceptions = (X); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (\(exceptions.map { "\"\($0)\"" }.joined(separator: ", "))); };
      """
    let project = project(
      children: "F", files: "", objects: objects, target: isOwned ? "fileSystemSynchronizedGroups = (F);" : "")
    let found = try await unbuilt(
      files(languages.map { "Res/\($0)" }, ["App.xcodeproj/project.pbxproj": project]))
    #expect(found.paths == expected)
  }

  @Test func anExceptionOfAnotherTargetIsAnInclusion() async throws {
    let objects = """
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Res; sourceTree = "<group>"; exceptions = (X); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = ("cy.lproj/Localizable.strings"); };
      U = { isa = PBXNativeTarget; name = Extension; };
      """
    let project = project(children: "F", files: "", objects: objects, targets: "T, U")
    let found = try await unbuilt(files(languages.map { "Res/\($0)" }, ["App.xcodeproj/project.pbxproj": project]))
    #expect(found.paths == ["Res/de.lproj/Localizable.strings", "Res/en.lproj/Localizable.strings"])
  }

  @Test func anExceptionOfAnUnknownTargetSaysNothing() async throws {
    let objects = """
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Res; sourceTree = "<group>"; exceptions = (X); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = GONE; membershipExceptions = ("cy.lproj/Localizable.strings"); };
      """
    let owned = project(
      children: "F", files: "", objects: objects, target: "fileSystemSynchronizedGroups = (F);")
    let found = try await unbuilt(files(languages.map { "Res/\($0)" }, ["App.xcodeproj/project.pbxproj": owned]))
    #expect(found.paths == [])
  }

  /// Two formats of a table, one of which is in no target, are no conflict.
  @Test func anUnbuiltFormatIsNoSecondFormat() async throws {
    let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {}}}"#
    let objects = """
      B = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = SOURCE_ROOT; };
      """
    let project = project(children: "F", files: "B", objects: objects)
    let found = try await unbuilt([
      "Localizable.xcstrings": catalog, "de.lproj/Localizable.strings": "", "App.xcodeproj/project.pbxproj": project,
    ])
    #expect(found.paths == ["de.lproj/Localizable.strings"])
  }

  /// Non-ASCII names, and differences in case, which Apple's file systems ignore.
  @Test(arguments: [
    ("Übersetzungen", "CY.lproj/Localizable.strings"), ("资源", "cy.lproj"), ("Ü", "/Localized: localizable.strings"),
    ("RES", "cy.lproj/localizable.strings"),
  ])
  func aSynchronizedFolderHasAnyName(name: String, exception: String) async throws {
    let objects = """
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name.lowercased())"; sourceTree = "<group>"; exceptions = (X); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("\(exception)"); };
      """
    let project = project(
      children: "F", files: "", objects: objects, target: "fileSystemSynchronizedGroups = (F);")
    let others = ["\(name)/en.lproj/Other.strings", "\(name)/cy.lproj/Other.strings"]
    let found = try await unbuilt(
      files(["\(name)/cy.lproj/Localizable.strings"] + others, ["App.xcodeproj/project.pbxproj": project]))
    #expect(
      found.paths
        == (exception.hasSuffix("lproj")
          ? ["\(name)/cy.lproj/Localizable.strings", others[1]] : ["\(name)/cy.lproj/Localizable.strings"]))
  }

  @Test func foldersWithoutVisibleFilesGiveOneNote() async throws {
    let project = plain(["App/en.lproj/Localizable.strings"])
    let input = ["de-DE", "en-US", "ja"].map { "store/screenshots/\($0)/title.strings" }
    let found = try await unbuilt(
      files(
        input + ["App/en.lproj/Localizable.strings", "Old/en.lproj/A.strings"],
        ["App.xcodeproj/project.pbxproj": project]))
    #expect(
      found.notes == [
        "Old/en.lproj/A.strings: no target of App.xcodeproj builds this file; it is never shown to users",
        "store/screenshots/de-DE/title.strings: no target of App.xcodeproj builds store/screenshots (3 files); "
          + "they are never shown to users",
      ])
  }

  /// The files of a target whose property list or build settings say that it has no interface.
  @Test(
    arguments: [
      ("<true/>", "", true), ("<string>1</string>", "", true), ("<false/>", "", false), (nil, "YES", true),
      (nil, "NO", false),
    ] as [(String?, String, Bool)])
  func anAppWithoutAnInterfaceShowsNothing(value: String?, setting: String, isUnseen: Bool) async throws {
    let objects = """
      U = { isa = PBXNativeTarget; name = Launcher; buildPhases = (S); buildConfigurationList = L; };
      S = { isa = PBXResourcesBuildPhase; files = (C); };
      C = { isa = PBXBuildFile; fileRef = W; };
      W = { isa = PBXFileReference; path = "Launcher/de.lproj/Main.strings"; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (M); };
      M = { isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/Launcher/Info.plist"; INFOPLIST_KEY_LSBackgroundOnly = "\(setting)"; }; };
      """
    let project = project(
      children: "V, W", files: "B", objects: variants(["en.lproj/Localizable.strings"]) + objects, targets: "T, U")
    let key = value.map { "<key>LSBackgroundOnly</key>\($0)" } ?? ""
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project, "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Launcher/Info.plist": "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(key)</dict></plist>",
      "Launcher/de.lproj/Main.strings": "\"a\" = \"A\";",
    ])
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    #expect(workspace.catalog.bundles.map(\.path) == (isUnseen ? [""] : ["", "Launcher"]))
    #expect(
      workspace.diagnostics.map(\.message)
        == (isUnseen
          ? [
            "this file is only in a background target without an interface (LSBackgroundOnly): Launcher; "
              + "it is never shown to users"
          ] : []))
  }

  /// Two targets without an interface, one of which finds its property list by braces.
  @Test func severalAppsWithoutAnInterfaceAreNamed() async throws {
    let targets = [("U", "Launcher", "$(SRCROOT)"), ("V", "Agent", "${PROJECT_DIR}")].map { id, name, root in
      """
      \(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S); buildConfigurationList = \(id)L; };
      \(id)L = { isa = XCConfigurationList; buildConfigurations = (\(id)M); };
      \(id)M = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "\(root)/Info.plist"; }; };
      """
    }
    let objects = """
      S = { isa = PBXResourcesBuildPhase; files = (C); };
      C = { isa = PBXBuildFile; fileRef = W; };
      W = { isa = PBXVariantGroup; children = (W1, W2); sourceTree = "<group>"; };
      W1 = { isa = PBXFileReference; path = "de.lproj/Main.strings"; sourceTree = "<group>"; };
      W2 = { isa = PBXFileReference; path = "en.lproj/Main.strings"; sourceTree = "<group>"; };
      """
    let project = project(
      children: "W", files: "", objects: objects + targets.joined(separator: "\n"), targets: "T, U, V")
    let list = "<plist version=\"1.0\"><dict><key>LSBackgroundOnly</key><true/></dict></plist>"
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project, "Info.plist": list, "de.lproj/Main.strings": "\"a\" = \"A\";",
      "en.lproj/Main.strings": "\"a\" = \"A\";",
    ])
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    #expect(
      workspace.diagnostics.map(\.message) == [
        "this folder (2 files) is only in background targets without an interface (LSBackgroundOnly): Agent, Launcher; "
          + "they are never shown to users"
      ])
  }

  /// What only tests contain no user sees; the app's own target keeps it.
  @Test(arguments: [("unit-test", true), ("ui-testing", true), ("application", false)])
  func aFileOfATestTargetIsNotShown(type: String, isUnseen: Bool) async throws {
    let objects = """
      U = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.\(isUnseen ? "bundle." : "")\(type)";
        buildPhases = (S); };
      S = { isa = PBXResourcesBuildPhase; files = (C); };
      C = { isa = PBXBuildFile; fileRef = W; };
      W = { isa = PBXFileReference; path = "Checks/de.lproj/InfoPlist.strings"; sourceTree = "<group>"; };
      """
    let project = project(
      children: "V, W", files: "B", objects: variants(["en.lproj/Localizable.strings"]) + objects, targets: "T, U")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project, "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Checks/de.lproj/InfoPlist.strings": "\"a\" = \"A\";",
    ])
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    #expect(workspace.catalog.bundles.map(\.path) == (isUnseen ? [""] : ["", "Checks"]))
    let note = "this file is only in a test target: Checks; it is never shown to users"
    #expect(workspace.diagnostics.map(\.message) == (isUnseen ? [note] : []))
    #expect(workspace.diagnostics.compactMap(\.reason) == (isUnseen ? ["tests"] : []))
  }

  /// What only tests compile makes nothing that users see.
  @Test(arguments: [("unit-test", "the file is only in a test target: Checks"), ("ui-testing.other", nil)])
  func aSourceOfATestTargetIsNotRead(type: String, reason: String?) async throws {
    let objects = """
      A = { isa = PBXFileReference; path = Specs/A.swift; sourceTree = "<group>"; };
      FA = { isa = PBXBuildFile; fileRef = A; };
      U = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.\(type)"; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (FA); };
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(children: "A", files: "", objects: objects, targets: "T, U"),
      "Specs/A.swift": "import UIKit",
    ])
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    let source = workspace.inputs.first { $0.path == "Specs/A.swift" }
    #expect(source?.skipped == reason ?? "source code is not read")
  }

  @Test func aSubfolderIsJudgedByTheProjectAroundIt() async throws {
    let text = plain(["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"])
    let workspace = try await audit("App", project: text)
    let notes = workspace.diagnostics.filter { $0.kind == .notBuilt }
    #expect(notes.map(\.location.file) == ["cy.lproj/Localizable.strings"], "\(workspace.diagnostics)")
    #expect(workspace.inputs.filter { $0.skipped == nil && $0.format == .strings }.count == 2)
    let bundle = try #require(workspace.catalog.bundles.first)
    #expect(bundle.developmentLanguageSource == "../App.xcodeproj/project.pbxproj")
  }

  /// Naming a language's folder is not naming its files.
  @Test func theFolderOfALanguageIsJudgedByTheProjectAroundIt() async throws {
    let text = plain(["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"])
    let workspace = try await audit("App", project: text, given: ["App/cy.lproj", "App/de.lproj"])
    let notes = workspace.diagnostics.filter { $0.kind == .notBuilt }
    #expect(notes.map(\.location.file) == ["cy.lproj/Localizable.strings"], "\(workspace.diagnostics)")
    #expect(workspace.givenLocales?.map(\.identifier) == ["cy", "de"])
  }

  /// With a configuration, findings are relative to its folder, and the project may be in that.
  @Test(arguments: [false, true]) func theProjectInTheRootJudgesAPart(isExcluded: Bool) async throws {
    let text = plain(["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"])
    let tables = Dictionary(uniqueKeysWithValues: languages.map { ("App/\($0)", #""a" = "A";"#) })
    let folder = try TemporaryFolder(
      tables.merging(["App.xcodeproj/project.pbxproj": text, ".git/HEAD": ""]) { one, _ in one })
    let root = FilePath(folder.url.path)
    let loader = Loader(root: root, isExcluded: { isExcluded && $0.hasSuffix(".xcodeproj") })
    let notes = try await loader.load([root.appending("App")]).diagnostics.filter { $0.kind == .notBuilt }
    #expect(notes.map(\.location.file) == (isExcluded ? [] : ["App/cy.lproj/Localizable.strings"]))
  }

  @Test func aProjectThatBuildsNothingOfAPartSaysNothing() async throws {
    let text = plain(["Elsewhere/en.lproj/Localizable.strings"])
    let workspace = try await audit("App", project: text)
    #expect(!workspace.diagnostics.contains { $0.kind == .notBuilt })
  }

  /// Loads a folder that contains three languages, below a project.
  private func audit(_ part: String, project: String, given: [String]? = nil) async throws -> Workspace {
    let tables = Dictionary(uniqueKeysWithValues: languages.map { ("\(part)/\($0)", #""a" = "A";"#) })
    let folder = try TemporaryFolder(tables.merging(["App.xcodeproj/project.pbxproj": project]) { one, _ in one })
    return try await Loader().load((given ?? [part]).map { FilePath(folder.url.path).pushing(FilePath($0)) })
  }
}
