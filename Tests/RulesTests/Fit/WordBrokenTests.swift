import AuditModel
import TestSupport
import Testing

/// Whether a broken word is certain where the title has arguments.
@Suite struct WordBrokenTests {
  /// A word of the title breaks whatever replaces the arguments; a sample, and a word with one in it, may not.
  @Test(arguments: [
    ("Notifications-settings (%d)", nil), ("%@ notifications", nil), ("Notifications%@ on", "sample-argument"),
    ("All %d%@notifications", "sample-argument"), ("Notifications on", nil),
  ])
  func aWordWithoutASampleIsCertain(title: String, reason: String?) async throws {
    let button = Node(
      .button, "b",
      ["title": JSON(title), "lineBreakMode": "wordWrap", "frame": .frame(0, 0, 60, 300)])
    let root = Node(.view, "root") { [button] }
    let found = try await TestScreen(root: root, size: nil).findings(of: "word-broken")
    #expect(found.map { $0.outcome == .fails ? nil : $0.reason } == [reason])
  }
}
