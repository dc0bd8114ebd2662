import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The only appearance that an app has by its settings.
@Suite struct InterfaceStyleTests {
  private static func project(_ settings: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (); };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
    }; }
    """
  }

  private static func list(_ style: String) -> String {
    "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"
  }

  /// The style of property lists and of a project's settings; none if they disagree, or if the app follows the system.
  @Test(
    arguments: [
      ("", ["Info.plist": list("Light")], .light), ("", ["Info.plist": list("Dark")], .dark),
      ("INFOPLIST_KEY_UIUserInterfaceStyle = Light;", [:], .light), ("", ["Info.plist": list("Automatic")], nil),
      ("", ["Info.plist": "<plist version=\"1.0\"><dict/></plist>"], nil), ("", [:], nil),
      ("", ["A/Info.plist": list("Light"), "B/Info.plist": list("Dark")], nil),
      ("INFOPLIST_KEY_UIUserInterfaceStyle = Dark;", ["Info.plist": list("Light")], nil),
      ("INFOPLIST_KEY_UIUserInterfaceStyle = Light;", ["Info.plist": list("Light")], .light),
    ] as [(String, [String: String], InterfaceStyle?)])
  func styles(settings: String, lists: [String: String], style: InterfaceStyle?) async throws {
    let own = ["A.xcodeproj/project.pbxproj": Self.project(settings), "en.lproj/A.strings": "\"a\" = \"A\";"]
    let folder = try TemporaryFolder(own.merging(lists) { $1 })
    #expect(try await Loader(jobs: 1).load([FilePath(folder.url.path)]).interfaceStyle == style)
  }
}
