import AuditModel
import SwiftSource
import Testing

/// Branches that no system takes for which the app is built.
@Suite struct AvailableReleaseTests {
  private static let deployment = ([.iOS: "16.4", .macOS: "13"] as [Platform: String]).compactMapValues {
    SystemVersion($0)
  }

  /// A body, the platforms for which it is compiled, and the words that are left.
  static let bodies: [(String, Platform, [String])] = [
    ("if #available(iOS 15, *) { Text(\"a\") } else { Text(\"b\") }", .iOS, ["a"]),
    ("if #available(iOS 16.4, *) { Text(\"a\") } else { Text(\"b\") }", .iOS, ["a"]),
    ("if #available(iOS 16.5, *) { Text(\"a\") } else { Text(\"b\") }", .iOS, ["a", "b"]),
    ("if #available(iOS 26, macOS 13, *) { Text(\"a\") } else { Text(\"b\") }", .macOS, ["a"]),
    ("if #available(macOS 26, *) { Text(\"a\") } else { Text(\"b\") }", .iOS, ["a"]),
    ("if #unavailable(iOS 16) { Text(\"a\") } else { Text(\"b\") }", .iOS, ["b"]),
    ("if #unavailable(iOS 16) { Text(\"a\") }", .iOS, []),
    ("if #available(iOS 15, *), isOn { Text(\"a\") } else { Text(\"b\") }", .iOS, ["a", "b"]),
    ("if #available(iOS 15, *) { return Text(\"a\") }\nreturn Text(\"b\")", .iOS, ["a"]),
    ("guard #available(iOS 15, *) else { return Text(\"b\") }\nreturn Text(\"a\")", .iOS, ["a"]),
    // A member that is named nowhere else is not shown.
    (
      "if #available(iOS 15, *) { Text(\"a\") } else { old } }\nvar old: some View { HStack { Text(\"b\") }", .iOS,
      ["a"]
    ),
    // The first release of the system is not known.
    ("if #available(watchOS 8, *) { Text(\"a\") } else { Text(\"b\") }", .watchOS, ["a", "b"]),
  ]

  @Test(arguments: bodies) func reachedBranches(body: String, platform: Platform, words: [String]) async throws {
    var source = SourceFile(
      path: "V.swift", bytes: Array("import SwiftUI\nstruct V: View { var body: some View { \(body) } }".utf8),
      platforms: [platform])
    source.deploymentTargets = Self.deployment
    let screens = await SwiftUIReader().read([source], jobs: 1)[0].trees.flatMap(\.screens)
    var shown: [String] = []
    for screen in screens {
      screen.root.forEach { element, _ in shown += [element.control.text?.value].compactMap(\.self) }
    }
    #expect(shown == words)
    #expect(screens.count == 1)
  }

  @Test(arguments: [("16", "16.0", false), ("16", "16.1", true), ("9.3", "10", true), ("10.15.7", "11", true)])
  func releasesAreInOrder(first: String, second: String, isEarlier: Bool) throws {
    let (first, second) = (try #require(SystemVersion(first)), try #require(SystemVersion(second)))
    #expect((first < second) == isEarlier)
    #expect((first == second) == !isEarlier)
  }

  @Test(arguments: ["", "v16", "16.", "$(TARGET)", "-1"]) func textsThatAreNoReleases(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
