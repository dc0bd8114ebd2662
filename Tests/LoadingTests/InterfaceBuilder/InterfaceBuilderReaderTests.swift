import AuditModel
import Foundation
import Testing

@testable import Loading

@Suite struct InterfaceBuilderReaderTests {
  @Test(arguments: [
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"", Platform.iOS),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"", .iOS),
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"", .macOS),
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", .macOS),
    ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"", .tvOS), ("", .iOS),
  ])
  func thePlatformIsTheDocuments(attributes: String, platform: Platform) {
    let reading = InterfaceDocument("<document \(attributes)><objects/></document>").reading
    #expect(reading.tree?.platform == platform && reading.skipped == nil && reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>", "<archive>"),
    ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>", "watchOS"),
    ("<document type=\"org.example.Other\"/>", "org.example.Other"),
  ])
  func formatsThatAreNotReadAreNamed(text: String, words: String) {
    let reading = InterfaceDocument(text).reading
    #expect(reading.tree == nil && reading.diagnostics.isEmpty && reading.skipped?.contains(words) == true)
  }

  @Test(arguments: [
    ("<document>\n  <objects>\n", 3, 1, "expected </objects>"), ("<plist/>", 1, 1, "expected <document>"),
    ("", 1, 1, "expected an XML document"),
    ("<document><objects>\n<view id=\"a\"/>\n<view id=\"a\"/></objects></document>", 3, 1, "first used on line 2"),
  ])
  func aMalformedFileIsOneDiagnostic(text: String, line: Int, column: Int, words: String) throws {
    let diagnostics = InterfaceDocument(text).reading.diagnostics
    try #require(diagnostics.count == 1)
    #expect(diagnostics[0].kind == .interfaceParseError && diagnostics[0].message.contains(words))
    #expect(diagnostics[0].location == SourceLocation(file: "App/Base.lproj/Main.xib", line: line, column: column))
  }

  @Test func aStoryboardsScenesAreScreens() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23504">
      <device id="retina6_12" orientation="landscape"/><scenes>
      <scene sceneID="s1"><objects><view id="extra"><subviews><button id="eb"/></subviews></view>
      <viewController storyboardIdentifier="login" customClass="LoginController" title="Log In" \
      sceneMemberID="viewController" id="vc"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
      <tabBarItem key="tabBarItem" title="In" id="tb"/><navigationItem key="navigationItem" title="Log In" id="ni"/></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/></objects></scene>
      <scene sceneID="s2"><objects><tableViewController customClass="List" sceneMemberID="viewController" id="tc"/></objects></scene>
      <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Other" sceneMemberID="viewController" id="ph"/></objects></scene>
      </scenes></document>
      """
    let tree = try #require(InterfaceDocument(text).reading.tree)
    #expect(tree.device == "retina6_12" && tree.toolsVersion == "23504" && tree.table == "Main")
    #expect(tree.screens.map(\.id) == ["vc", "tc"] && tree.screens.map(\.title) == ["login", "List"])
    #expect(tree.screens.map(\.size) == [Size(width: 320, height: 568), Size(width: 852, height: 393)])
    #expect(tree.screens[0].root.kind == .viewController)
    #expect(tree.screens[0].root.children.map(\.id) == ["v", "tb", "ni", "extra"])
    #expect(tree.screens[0].root.control.title == LocalizableText.keyed("Log In", "vc.title"))
    #expect(tree.screens[0].root.location == SourceLocation(file: "App/Base.lproj/Main.xib", line: 4, column: 1))
  }

  @Test func ofALaunchScreenOnlyTheObjectsAreRead() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES"><scenes><scene sceneID="s1">
      <objects><viewController sceneMemberID="viewController" id="vc"><view key="view" id="v"/></viewController></objects>
      </scene></scenes></document>
      """
    let reading = InterfaceDocument(text).reading
    #expect(reading.tree?.screens == [] && reading.tree?.objectIDs?.contains("vc") == true)
    #expect(reading.skipped == "a launch screen, which the system shows as a picture")
  }

  @Test func aXibsTopLevelObjectsAreScreens() throws {
    let text = """
      <document><objects><placeholder id="-1"/><customObject id="-3"/><tapGestureRecognizer id="t"/>
      <view customClass="Card" id="a"><rect key="frame" x="0" y="0" width="10" height="20"/></view>
      <tableViewCell userLabel="Row" id="b"/></objects></document>
      """
    let tree = try #require(InterfaceDocument(text).reading.tree)
    #expect(tree.screens.map(\.id) == ["a", "b"] && tree.screens.map(\.title) == ["Card", "Row"])
    #expect(tree.screens[0].size == Size(width: 10, height: 20))
  }

  /// No code can reach a control beside the views without an outlet or a class.
  @Test(arguments: [
    ("", [String]()), ("customClass=\"Fancy\"", ["s"]),
    (
      "><connections><outlet property=\"button\" destination=\"s\" id=\"o\"/></connections></view><view id=\"n\"",
      ["s"]
    ),
  ])
  func strayControlsAreNotShown(rest: String, shown: [String]) throws {
    let isOutlet = rest.hasPrefix(">")
    let objects =
      "<view id=\"v\"\(isOutlet ? rest : "")/><button id=\"s\" \(isOutlet ? "" : rest)><state key=\"normal\" title=\"Button\"/></button>"
    let xib = InterfaceDocument("<document><objects>\(objects)</objects></document>")
    #expect(try #require(xib.reading.tree).screens.map(\.id).filter { $0 == "s" } == shown)
    let scene = "<viewController id=\"c\" sceneMemberID=\"viewController\"/>\(objects)"
    let storyboard = InterfaceDocument(
      "<document><scenes><scene sceneID=\"a\"><objects>\(scene)</objects></scene></scenes></document>")
    #expect(try storyboard.elements().keys.filter { $0 == "s" } == shown)
    // The control is what the file is for.
    let alone = InterfaceDocument("<document><objects><button id=\"s\"/></objects></document>")
    #expect(alone.reading.tree?.screens.map(\.id) == ["s"])
  }

  private static let draftedButton = "<subviews><button id=\"b\"/></subviews>"

  /// Of the views beside the one that the owner has, nothing shows those that neither an outlet nor a class leads to.
  @Test(arguments: [
    ("view", draftedButton, ["v"]), ("view", "", ["v"]), ("card", "", ["v", "draft"]),
    ("view", "<subviews><button id=\"b\" customClass=\"Fancy\"/></subviews>", ["v", "draft"]),
    (
      "view", draftedButton + "<connections><outlet property=\"b\" destination=\"b\" id=\"o\"/></connections>",
      ["v", "draft"]
    ),
  ])
  func draftsAreNotShown(outlet: String, content: String, shown: [String]) throws {
    let owner =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"\(outlet)\" destination=\"v\" id=\"u\"/></connections></placeholder>"
    let xib = InterfaceDocument(
      "<document><objects>\(owner)<view id=\"v\"/><view id=\"draft\">\(content)</view></objects></document>")
    #expect(try #require(xib.reading.tree).screens.map(\.id) == shown)
  }

  @Test func everyObjectIdIsNamed() throws {
    let xml =
      "<textField id=\"x\"><textFieldCell key=\"cell\" id=\"c\"/><constraints><constraint firstAttribute=\"width\" id=\"k\"/></constraints></textField>"
    let tree = try #require(InterfaceDocument.macOS(xml).reading.tree)
    #expect(tree.objectIDs == ["c", "k", "root", "x"])
  }

  @Test func unknownObjectsSurviveWithTheirChildren() throws {
    let xml =
      "<fancyView id=\"x\"><wrapper><deep id=\"d\"><subviews><button id=\"b\"/></subviews></deep></wrapper></fancyView>"
    let element = try InterfaceDocument.iOS(xml).element()
    #expect(element.kind == .unknown("fancyView") && element.children.first?.kind == .unknown("deep"))
    #expect(element.children.first?.children.map(\.kind) == [.button])
  }

  @Test func idsThatPointInACircleAreHarmless() throws {
    let xml = """
      <switch id="x"><connections><accessibilityConnection property="title" destination="x" id="a"/>
      <outlet property="me" destination="x" id="o"/></connections></switch>
      <popUpButton id="p"><popUpButtonCell key="cell" selectedItem="p" id="p2"><menu key="menu" id="m"/></popUpButtonCell></popUpButton>
      """
    #expect(try InterfaceDocument.macOS(xml).element().outlets == ["me"])
  }

  @Test func theDeepestTreeFitsASmallStackAndReadsBack() throws {
    let depth = XMLReader.maximumDepth - 2
    let views = (0..<depth).map { "<view id=\"v\($0)\">" }.joined() + String(repeating: "</view>", count: depth)
    let bytes = Array("<document><objects>\(views)</objects></document>".utf8)
    let count = try onThread(stack: 512 * 1024) { () -> Int in
      guard let tree = InterfaceBuilderReader.read(bytes, path: "Deep.xib").tree else { return 0 }
      var count = 0
      tree.screens[0].root.forEach { _, _ in count += 1 }
      return count
    }
    #expect(count == depth)
    let copy = try onThread(stack: 8 * 1024 * 1024) { () -> InterfaceTree? in
      guard let tree = InterfaceBuilderReader.read(bytes, path: "Deep.xib").tree else { return nil }
      return try JSONDecoder().decode(InterfaceTree.self, from: JSONEncoder().encode(tree))
    }
    #expect(copy?.screens.count == 1)
  }

  /// Runs on a thread with a stack of so many bytes; 512 kB is that of a worker thread on Apple's systems.
  private func onThread<Value: Sendable>(stack: Int, _ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let box = ResultBox<Value>()
    let thread = Thread {
      box.result = Result { try body() }
      box.done.signal()
    }
    thread.stackSize = stack
    thread.start()
    box.done.wait()
    return try #require(try box.result?.get())
  }

  private final class ResultBox<Value: Sendable>: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var result: Result<Value, any Error>?
  }
}
