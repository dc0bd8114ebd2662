import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Loads a folder, or paths in it.
func load(_ folder: TemporaryFolder, _ paths: [String] = [""], jobs: Int = 2) async throws -> Workspace {
  try await Loader(jobs: jobs).load(paths.map { FilePath(folder.url.appendingPathComponent($0).path) })
}

extension Workspace {
  /// The inputs that were skipped, with their reasons.
  var skipped: [String: String] {
    Dictionary(inputs.compactMap { input in input.skipped.map { (input.path, $0) } }) { $1 }
  }

  /// The paths of the files of all tables.
  var tableFiles: [String] { catalog.bundles.flatMap(\.tables).flatMap(\.files).map(\.path) }
}

private let document = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155">
    <objects>
      <view contentMode="scaleToFill" id="aaa-aa-aaa">
        <subviews>
          <button opaque="NO" id="bbb-bb-bbb"><state key="normal" title="Go"/></button>
        </subviews>
      </view>
    </objects>
  </document>
  """

private func plist(_ region: String) -> String {
  "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
}

@Suite("The loader")
struct LoaderTests {
  /// Interface files of tests and previews are skipped with the reason, unless the user names them.
  @Test(arguments: [
    ("App/Main.xib", false), ("AppTests/Main.xib", true), ("AlertTest/Base.lproj/Main.storyboard", false),
    ("Test/Main.xib", true), ("app-tests/Main.xib", true),
    ("Preview Content/Main.xib", true), ("Contest2/Main.xib", false),
  ]) func interfacesOfTests(path: String, isSkipped: Bool) async throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"/></objects></document>
      """
    let folder = try TemporaryFolder([path: xib])
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(jobs: 1).load([root])
    #expect(workspace.trees.isEmpty == isSkipped)
    #expect(workspace.inputs.map(\.skipped) == [isSkipped ? "the file belongs to tests or previews" : nil])
    #expect(try await Loader(jobs: 1).load([FilePath(root.string + "/" + path)]).trees.count == 1)
  }

  /// The class of File's Owner, unless it is one of the system's.
  @Test(
    arguments: [
      (#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player"/>"#, "Player"),
      (#"<customObject id="-2" userLabel="File's Owner" customClass="Panel"/>"#, "Panel"),
      (#"<customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>"#, nil),
      (#"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#, nil),
    ] as [(String, String?)]) func ownerClass(object: String, expected: String?) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(document.replacing("<objects>", with: "<objects>\(object)").utf8), to: "View.xib")
    #expect(try await load(folder).trees.map(\.ownerClass) == [expected])
  }

  @Test("puts tables together by bundle, name and locale")
  func tables() async throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/Localizable.strings": "a = b;", "App/de.lproj/Localizable.strings": "a = c; a = d;",
      "App/zh_CN.lproj/Localizable.strings": "a = e;", "App/English.lproj/Other.strings": "",
      "Kit/Base.lproj/Localizable.strings": "k = v;", "Kit/Info.plist": plist("fr"),
    ])
    let workspace = try await load(folder)
    #expect(workspace.catalog.bundles.map(\.path) == ["App", "Kit"])
    let app = workspace.catalog.bundles[0]
    #expect(app.developmentLanguage.identifier == "fr")
    #expect(app.tables.map(\.name) == ["Localizable", "Other"])
    #expect(app.tables[0].files.map(\.locale.identifier) == ["de", "en", "zh-Hans"])
    #expect(app.tables[0].files.map(\.folder) == ["de", "en", "zh_CN"])
    #expect(app.tables[1].files.map(\.locale.identifier) == ["en"])
    #expect(app.tables[1].files[0].isRejected)
    let kit = workspace.catalog.bundles[1]
    #expect(kit.developmentLanguageSource == "Kit/Info.plist")
    #expect(kit.tables[0].files[0].locale.identifier == "fr")
    #expect(workspace.inputs.first { $0.path == "App/de.lproj/Localizable.strings" }?.entries == 2)
  }

  @Test("ties interfaces to their bundle, table and language")
  func interfaces() async throws {
    let folder = try TemporaryFolder([
      "Info.plist": plist("en-US"), "Base.lproj/Main.xib": document, "en.lproj/Cell.xib": document,
      "de.lproj/Cell.xib": document, "de.lproj/Main.strings": "\"bbb-bb-bbb.normalTitle\" = \"Los\";",
      "de.lproj/Cell.strings": "a=b;", "Lone.xib": document, "Beside.xib": document, "de.lproj/Beside.strings": "a=b;",
    ])
    let workspace = try await load(folder)
    func tree(_ source: String) throws -> InterfaceTree {
      try #require(workspace.trees.first { $0.source == source })
    }
    #expect(try tree("Base.lproj/Main.xib").bundle == "")
    #expect(try tree("Base.lproj/Main.xib").locale == nil)
    #expect(try tree("Base.lproj/Main.xib").developmentLanguage?.identifier == "en")
    #expect(try tree("en.lproj/Cell.xib").locale == nil)
    #expect(try tree("de.lproj/Cell.xib").locale?.identifier == "de")
    #expect(try tree("Lone.xib").bundle == nil)
    #expect(try tree("Beside.xib").bundle == "")
    let files = workspace.catalog.bundles[0].tables.map(\.interfaceFile)
    #expect(files == ["Beside.xib", "en.lproj/Cell.xib", "Base.lproj/Main.xib"])
    #expect(workspace.inputs.first { $0.path == "Lone.xib" }?.buttons == 1)
  }

  @Test(
    "takes the development language from the nearest source",
    arguments: [
      (["App/Info.plist": plist("de")], "de", "App/Info.plist"),
      (["Info.plist": plist("German")], "de", "Info.plist"),
      (["Elsewhere/Info.plist": plist("fr")], "fr", "Elsewhere/Info.plist"),
      (["A/Info.plist": plist("fr"), "B/Info.plist": plist("de")], "en", "assumed"),
      (["A/Info.plist": plist("en-US"), "B/Info.plist": plist("en")], "en", "B/Info.plist"),
      (["App/Info.plist": plist("$(DEVELOPMENT_LANGUAGE)")], "en", "assumed"),
      (
        [
          "App/Info.plist": plist("$(DEVELOPMENT_LANGUAGE)"),
          "X.xcodeproj/project.pbxproj": "{ developmentRegion = \"pt-BR\"; }",
        ], "pt-BR", "X.xcodeproj/project.pbxproj"
      ),
      (["X.xcodeproj/project.pbxproj": "{ developmentRegion = ja; }"], "ja", "X.xcodeproj/project.pbxproj"),
      (["App/Info.plist": "not a property list <"], "en", "assumed"),
    ])
  func developmentLanguage(_ files: [String: String], _ language: String, _ source: String) async throws {
    let folder = try TemporaryFolder(files.merging(["App/xx.lproj/L.strings": "a=b;"]) { $1 })
    let bundle = try #require(try await load(folder).catalog.bundles.first)
    #expect(bundle.developmentLanguage.identifier == language)
    #expect(bundle.developmentLanguageSource == source)
  }

  @Test("enters folders that are named like Swift files")
  func folderOfPackage() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#""a" = "A";"#.utf8), to: "Reachability.swift/en.lproj/Localizable.strings")
    let workspace = try await load(folder)
    #expect(workspace.tableFiles == ["Reachability.swift/en.lproj/Localizable.strings"])
    #expect(workspace.diagnostics.isEmpty)
  }

  @Test("names what it does not read")
  func skipped() async throws {
    let folder = try TemporaryFolder([
      "Lone.strings": "a=b;", "mul.lproj/M.strings": "a=b;", "qqq.lproj/M.strings": "a=b;",
      "A.swift": "", "data.json": "{}",
      "Pods/en.lproj/X.strings": "a=b;", "build/en.lproj/X.strings": "a=b;", "Carthage/X.strings": "a=b;",
      "DerivedData/X.strings": "a=b;", ".git/X.strings": "a=b;", "node_modules/X.strings": "a=b;",
      "Old.app/en.lproj/X.strings": "a=b;", "Settings.bundle/en.lproj/Root.strings": "a=b;",
    ])
    let workspace = try await load(folder)
    #expect(workspace.tableFiles == ["Settings.bundle/en.lproj/Root.strings"])
    #expect(
      Set(workspace.skipped.keys) == [
        "Lone.strings", "mul.lproj/M.strings", "qqq.lproj/M.strings", "A.swift",
        "Pods", "build", "Carthage", "DerivedData", "node_modules", "Old.app",
      ])
    #expect(workspace.skipped["Lone.strings"] == "outside any .lproj folder")
    #expect(workspace.diagnostics.isEmpty)
  }

  @Test("reads a lone table that is given by itself, and files in an lproj folder that is given by itself")
  func explicit() async throws {
    let folder = try TemporaryFolder(["x/Lone.strings": "a=b;", "y/de.lproj/L.strings": "a=b;"])
    let lone = try await load(folder, ["x/Lone.strings"])
    #expect(lone.tableFiles == ["Lone.strings"])
    #expect(lone.catalog.bundles.map(\.path) == [""])
    let german = try await load(folder, ["y/de.lproj"])
    #expect(german.tableFiles == ["de.lproj/L.strings"])
    #expect(german.catalog.bundles[0].path == "")
    #expect(german.catalog.bundles[0].tables[0].files[0].locale.identifier == "de")
    let both = try await load(folder, ["x", "y"])
    #expect(both.tableFiles == ["y/de.lproj/L.strings"])
  }

  @Test("follows no link out of the tree or round in circles")
  func links() async throws {
    let outside = try TemporaryFolder(["fr.lproj/L.strings": "a=b;", "Out.strings": "a=b;"])
    let folder = try TemporaryFolder(["App/en.lproj/L.strings": "a=b;"])
    try folder.link("App/loop", to: "..")
    try folder.link("App/self.lproj", to: ".")
    try folder.link("App/en-GB.lproj", to: "en.lproj")
    try folder.link("App/de.lproj/L.strings", to: "../en.lproj/L.strings")
    try folder.link("App/fr.lproj", to: outside.url.appendingPathComponent("fr.lproj").path)
    try folder.link("App/it.lproj/L.strings", to: outside.url.appendingPathComponent("Out.strings").path)
    try folder.link("App/gone.strings", to: "nowhere")
    let workspace = try await load(folder)
    #expect(
      workspace.tableFiles == [
        "App/de.lproj/L.strings", "App/en.lproj/L.strings", "App/en-GB.lproj/L.strings",
      ])
    #expect(workspace.diagnostics.map(\.location.file) == ["App/gone.strings"])
    #expect(workspace.diagnostics.map(\.kind) == [.fileUnreadable])
    #expect(workspace.skipped["App/fr.lproj"] == "symbolic link to a location outside the audited folders")
    #expect(workspace.skipped["App/it.lproj/L.strings"] == "symbolic link to a location outside the audited folders")
  }

  @Test("says which files it cannot read")
  func unreadable() async throws {
    let folder = try TemporaryFolder(["en.lproj/Folder.strings/x": "", "de.lproj/Secret.strings": "a=b;"])
    let secret = folder.url.appendingPathComponent("de.lproj/Secret.strings").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    let workspace = try await load(folder)
    // The superuser may read everything.
    let mayRead = FileManager.default.isReadableFile(atPath: secret)
    let expected = (mayRead ? [] : ["de.lproj/Secret.strings"]) + ["en.lproj/Folder.strings"]
    #expect(workspace.diagnostics.map(\.location.file) == expected)
    #expect(workspace.skipped["en.lproj/Folder.strings"] != nil)
  }

  @Test("refuses a file beyond the size limit")
  func large() async throws {
    let folder = try TemporaryFolder(["en.lproj/Small.strings": "a=b;"])
    try folder.write(Data(repeating: UInt8(ascii: "\n"), count: 33 << 20), to: "en.lproj/Large.strings")
    let workspace = try await load(folder)
    #expect(workspace.diagnostics.map(\.location.file) == ["en.lproj/Large.strings"])
    #expect(workspace.tableFiles == ["en.lproj/Small.strings"])
  }

  @Test("throws for a path that does not exist")
  func missing() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: LoadingError.pathDoesNotExist(folder.url.appendingPathComponent("no").path)) {
      try await load(folder, ["no"])
    }
    await #expect(throws: LoadingError.nothingGiven) { try await Loader().load([]) }
  }

  @Test("loads nothing from an empty folder")
  func empty() async throws {
    #expect(try await load(TemporaryFolder()) == Workspace())
  }
}
