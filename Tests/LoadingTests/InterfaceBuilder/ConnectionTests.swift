import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

@Suite struct ConnectionTests {
  private func x(_ connections: String, objects: String = "") throws -> Element {
    try InterfaceDocument.iOS("<view id=\"x\"><connections>\(connections)</connections></view>\(objects)").element()
  }

  private func gesture(_ name: String) throws -> Element {
    try x(
      "<outletCollection property=\"gestureRecognizers\" destination=\"g\" appends=\"YES\" id=\"c\"/>",
      objects:
        "<\(name) id=\"g\"><connections><action selector=\"go:\" destination=\"-1\" id=\"a\"/></connections></\(name)>")
  }

  @Test(arguments: [
    ("tapGestureRecognizer", ElementConnections.Gesture.tap), ("pongPressGestureRecognizer", .longPress),
    ("longPressGestureRecognizer", .longPress), ("swipeGestureRecognizer", .swipe),
    ("screenEdgePanGestureRecognizer", .screenEdgePan), ("clickGestureRecognizer", .tap),
    ("magnificationGestureRecognizer", .pinch), ("customObject", .custom),
  ])
  func gesturesHaveOneNameEach(name: String, gesture expected: ElementConnections.Gesture) throws {
    let element = try gesture(name)
    #expect(element.gestures == [expected] && element.gestureActions == ["go:"] && element.actions == nil)
  }

  @Test func aDisabledOrMissingRecognizerIsNotAGesture() throws {
    let connection = "<outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"c\"/>"
    #expect(try x(connection).gestures == nil)
    #expect(try x(connection, objects: "<tapGestureRecognizer id=\"g\" enabled=\"NO\"/>").gestures == nil)
    for several in ["numberOfTapsRequired=\"3\"", "numberOfTouchesRequired=\"2\""] {
      #expect(try x(connection, objects: "<tapGestureRecognizer id=\"g\" \(several)/>").gestures == nil)
    }
    #expect(
      try x(connection, objects: "<tapGestureRecognizer id=\"g\" numberOfTapsRequired=\"1\"/>").gestures == [.tap])
    let untouchable = """
      <view id="x" userInteractionEnabled="NO"><connections>\(connection)</connections></view>
      <tapGestureRecognizer id="g"/>
      """
    #expect(try InterfaceDocument.iOS(untouchable).element().gestures == nil)
    let other = "<outletCollection property=\"views\" destination=\"g\" id=\"c\"/>"
    #expect(try x(other, objects: "<tapGestureRecognizer id=\"g\"/>").gestures == nil)
  }

  @Test(
    "A plain control is tapped by its action, other classes and events are not taps",
    arguments: [
      ("UIControl", "touchUpInside", ["go:"]), ("UIControl", "valueChanged", nil), ("Rating", "touchUpInside", nil),
    ] as [(String, String, [String]?)])
  func tapsOfPlainControls(name: String, event: String, actions: [String]?) throws {
    let connection = "<action selector=\"go:\" destination=\"-1\" eventType=\"\(event)\" id=\"a\"/>"
    let element = try InterfaceDocument.iOS(
      "<view id=\"x\" customClass=\"\(name)\"><connections>\(connection)</connections></view>"
    ).element()
    #expect(element.gestureActions == actions && element.gestures == actions.map { _ in [.tap] })
    #expect(element.actions == ["go:"] && element.kind == .view)
  }

  @Test func seguesSayWhatOpens() throws {
    let element = try x(
      """
      <segue destination="a" kind="show" id="s1"/><segue destination="b" kind="relationship" id="s2"/>
      <segue destination="c" kind="presentation" id="s3"/><segue destination="d" kind="unwind" id="s4"/>
      <action selector="go:" destination="-1" id="a1"/>
      """)
    #expect(element.opens == [.show, .presentation] && element.actions == ["go:"])
  }

  @Test func seguesOfACellAreItsControls() throws {
    let button = """
      <button id="x"><buttonCell key="cell" title="Options" id="y"><connections>
      <segue destination="a" kind="sheet" id="s"/></connections></buttonCell></button>
      """
    #expect(try InterfaceDocument.macOS(button).element().opens == [.sheet])
  }

  @Test func bitsOfTraitsHaveNamesAsFarAsThereAreAny() {
    #expect(AccessibilityReader.traits(bits: 1 << 53 | 1) == [.button, .toggleButton])
    #expect(AccessibilityReader.traits(bits: 1 << 18 | 1 << 40) == [.textEntry, .other("bit 40")])
    #expect(AccessibilityReader.traits(bits: 0).isEmpty)
  }

  @Test(
    arguments: [
      ("SUPPORTS_MACCATALYST = YES;", true), ("SUPPORTS_MACCATALYST = NO;\n\tSUPPORTS_MACCATALYST = \"YES\";", true),
      ("SUPPORTS_MACCATALYST = NO;", false), ("developmentRegion = en;", nil), ("SUPPORTS_MACCATALYST", nil),
    ] as [(String, Bool?)])
  func aProjectSaysWhetherItSupportsMacCatalyst(text: String, expected: Bool?) {
    #expect(ProjectSettings.supportsCatalyst(project: Array(text.utf8)) == expected)
  }

  @Test func theNearestProjectDecides() async throws {
    let xib = InterfaceDocument.iOS("<view id=\"x\"/>").text
    let folder = try TemporaryFolder([
      "App/Main.xib": xib, "App/Mac.xcodeproj/project.pbxproj": "SUPPORTS_MACCATALYST = YES;", "Other/Main.xib": xib,
      "App/Deep/Main.xib": xib, "App/Deep/No.xcodeproj/project.pbxproj": "SUPPORTS_MACCATALYST = NO;",
    ])
    let trees = try await Loader(jobs: 1).load([FilePath(folder.url.path)]).trees
    #expect(trees.map(\.source) == ["App/Deep/Main.xib", "App/Main.xib", "Other/Main.xib"])
    #expect(trees.map(\.supportsCatalyst) == [false, true, nil])
  }
}
