import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The main menu of apps for the Mac that show none.
@Suite struct MainMenuTests {
  private static let menu = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
    <menu title="Main Menu" systemMenu="main" id="m"><items><menuItem title="Edit" id="e"/></items></menu>
    <menu title="Status" id="s"><items><menuItem title="Quit" id="q"/></items></menu>
    </objects></document>
    """
  private static func project(_ settings: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = { isa = PBXFileReference; path = MainMenu.xib; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (R); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
    }; }
    """
  }
  private static func list(_ key: String) -> String {
    "<plist version=\"1.0\"><dict><key>\(key)</key><true/></dict></plist>"
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var settings: String
    var files: [String: String] = [:]
    var isHidden: Bool
    var testDescription: String { "\(settings) \(files.keys.sorted())" }
  }

  @Test(arguments: [
    Case(settings: "INFOPLIST_KEY_LSUIElement = YES;", isHidden: true),
    Case(settings: "INFOPLIST_KEY_LSUIElement = NO;", isHidden: false),
    Case(settings: "INFOPLIST_FILE = Info.plist;", files: ["Info.plist": list("LSUIElement")], isHidden: true),
    Case(settings: "INFOPLIST_FILE = Info.plist;", files: ["Info.plist": list("LSMultipleInstances")], isHidden: false),
    // Code may show it.
    Case(
      settings: "INFOPLIST_KEY_LSUIElement = YES;",
      files: ["A.swift": "func show() { NSApp.setActivationPolicy(.regular) }"], isHidden: false),
    Case(
      settings: "INFOPLIST_KEY_LSUIElement = YES;",
      files: ["A.swift": "func hide() { NSApp.setActivationPolicy(.accessory) }"], isHidden: true),
    Case(
      settings: "INFOPLIST_KEY_LSUIElement = YES;",
      files: ["A.m": "[NSApp setActivationPolicy:NSApplicationActivationPolicyRegular];"], isHidden: false),
  ])
  func isHiddenWithoutAMenuBar(_ test: Case) async throws {
    let own = ["MainMenu.xib": Self.menu, "A.xcodeproj/project.pbxproj": Self.project(test.settings)]
    let folder = try TemporaryFolder(own.merging(test.files) { $1 })
    let workspace = try await Loader(sourceReader: NoSources()).load([FilePath(folder.url.path)])
    let tree = try #require(workspace.trees.first)
    #expect(tree.hasMenuBar == (test.isHidden ? false : nil))
    #expect(tree.screens.map(\.root.isHidden) == [test.isHidden ? true : nil, nil])
  }
}

extension MainMenuTests {
  /// The main menu that code makes is hidden as that of a file is.
  @Test(arguments: [("YES", "", true), ("NO", "", false), ("YES", "NSApp.setActivationPolicy(.regular)", false)])
  func menuOfCode(agent: String, code: String, isHidden: Bool) async throws {
    let project = Self.project("INFOPLIST_KEY_LSUIElement = \(agent);")
      .replacing("MainMenu.xib", with: "Menu.swift").replacing("PBXResourcesBuildPhase", with: "PBXSourcesBuildPhase")
    let folder = try TemporaryFolder(["Menu.swift": "// menu\n\(code)", "A.xcodeproj/project.pbxproj": project])
    let workspace = try await Loader(sourceReader: OneMenu()).load([FilePath(folder.url.path)])
    let tree = try #require(workspace.trees.first)
    #expect(tree.hasMenuBar == (isHidden ? false : nil))
    #expect(tree.screens[0].root.children.map(\.isHidden) == [isHidden ? true : nil, nil])
  }
}

/// A reader of sources that finds a main menu and another one in each.
private struct OneMenu: SourceReader {
  func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
  ) async -> SourceReadings {
    var root = Element(id: "M", kind: .view)
    root.children = [Element(id: "m", kind: .menuItem), Element(id: "n", kind: .menuItem)]
    root.children[0].layout.role = .mainMenu
    let trees = sources.map { source in
      var tree = InterfaceTree(source: source.path, platform: .macOS)
      (tree.isMadeInCode, tree.screens) = (true, [Screen(id: "M", root: root)])
      return SourceReading(trees: [tree])
    }
    return SourceReadings(files: trees, interfaces: interfaces)
  }
}

/// A reader of sources that finds nothing in them.
private struct NoSources: SourceReader {
  func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
  ) async -> SourceReadings {
    SourceReadings(files: sources.map { _ in SourceReading() }, interfaces: interfaces)
  }
}
