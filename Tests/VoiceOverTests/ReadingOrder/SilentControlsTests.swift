import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Why controls are not spoken")
struct SilentControlsTests {
  @Test("reasons", arguments: cases)
  func reason(_ node: Node, _ expected: SilenceReason?) throws {
    let root = Node(.view, "root") { node }
    let silent = try TestScreen(root: root).screen().silentControls(on: .iOS)
    #expect(silent.first { $0.element.id == "x" }?.reason == expected)
    #expect(silent.contains { $0.element.id == "x" } == (expected != nil))
  }

  static let cases: [(Node, SilenceReason?)] = [
    (Node(.button, "x", ["title": "Save"]), nil),
    (Node(.button, "x"), nil),
    (Node(.label, "x", ["text": "Name"]), nil),
    (Node(.label, "x"), .empty),
    (Node(.button, "x", ["isHidden": true]), .hidden(by: nil)),
    (Node(.view, "v", ["isHidden": true]) { Node(.button, "x") }, .hidden(by: "v")),
    (Node(.view, "v", ["accessibility": ["isElement": true]]) { Node(.button, "x") }, .spokenBy("v")),
    (Node(.view, "v", ["accessibility": ["elements": []]]) { Node(.button, "x") }, .leftOut(by: "v")),
    (Node(.button, "x", ["accessibility": ["isElement": false]]), .notAnElement),
    (Node(.barButtonItem, "x", ["systemItem": "flexibleSpace"]), .space),
    (Node(.barButtonItem, "x") { Node(.button, ["title": "Save"]) }, .inParts),
    (Node(.segmentedControl, "x") { Node(.segment, ["title": "A"]) }, .inParts),
    (Node(.cell, "c") { Node(.label, "x") }, .spokenBy("c")),
    (Node(.tableView, "x"), .filledByApp), (Node(.unknown("webView"), "x"), .filledByApp),
    (Node(.tableView, "x") { Node(.cell, "c") { Node(.label, ["text": "Name"]) } }, nil),
    (
      Node(.toolbar, "t", ["accessibility": ["elements": ["y"]]]) {
        Node(.toolbarItem, "y", ["title": "Save"])
        Node(.toolbarItem, "x", ["title": "Print"])
      }, .offered(by: "t")
    ),
    (
      Node(.toolbar, "t", ["accessibility": ["elements": []]]) {
        Node(.toolbarItem, "i") { Node(.button, "x", ["title": "Print"]) }
      }, .offered(by: "t")
    ),
    (
      Node(.toolbar, "t", ["accessibility": ["elements": []]]) { Node(.barButtonItem, "x", ["title": "Print"]) },
      .leftOut(by: "t")
    ),
  ]

  @Test func aCollapsedGroupIsNotReadButIsAudited() throws {
    let root = Node(.view, "root") {
      Node(.button, "g", ["title": "More", "type": "disclosure", "accessibility": ["expandedStatus": "collapsed"]])
      Node(.button, "x", ["title": "Save"])
    }
    let screen = try TestScreen(root: root).screen()
    #expect(screen.silentControls(on: .iOS, framework: .swiftUI).map(\.reason) == [.collapsed])
    let spoken = SpeechModel().transcript(
      of: screen, platform: .iOS, framework: .swiftUI, locale: .english, resolve: resolveText)
    #expect(spoken.map(\.isCollapsed) == [false, true])
  }
}
