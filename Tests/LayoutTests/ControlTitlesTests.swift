import AuditModel
import Foundation
import Layout
import Testing

@Suite struct ControlTitlesTests {
  /// The slots of the first button on a screen of 400 pt that is given as JSON.
  private func slots(_ root: String, platform: Platform = .iOS, toolsVersion: String? = nil) throws -> [TitleSlot] {
    let element = try JSONDecoder().decode(Element.self, from: Data(root.utf8))
    var tree = InterfaceTree(source: "t.json", platform: platform)
    tree.toolsVersion = toolsVersion
    let titles = ControlTitles(screen: Screen(id: "s", root: element), tree: tree)
    var index = 0
    var found: [TitleSlot] = []
    element.forEach { element, _ in
      if found.isEmpty { found = titles.slots(of: element, at: index) }
      index += 1
    }
    return found
  }

  private func width(_ slot: TitleSlot?) -> Points? { slot?.room.size?.width }

  private static let frame = #""frame":{"x":0,"y":0,"width":120,"height":44}"#

  @Test(arguments: [
    ("", 120), (#","insets":{"content":{"top":0,"leading":8,"bottom":0,"trailing":12}}"#, 100),
    (#","insets":{"title":{"top":0,"leading":10,"bottom":0,"trailing":0}}"#, 110),
    (#","states":{"normal":{"title":"Go","image":{"name":"a","size":{"width":24,"height":24}}}}"#, 96),
    (#","configuration":{"title":"Go"}"#, 96),
    (#","configuration":{"title":"Go","contentInsets":{"top":0,"leading":1,"bottom":0,"trailing":2}}"#, 117),
  ])
  func theRoomIsTheFrameLessInsetsImageAndPadding(members: String, expected: Int) throws {
    let title = members.contains("states") ? "" : #","title":"Go""#
    let slot = try slots(#"{"kind":"button","id":"b",\#(Self.frame)\#(title)\#(members)}"#).first
    #expect(width(slot) == Points(expected))
  }

  @Test(arguments: [("", nil), (#","font":{"style":"callout"}"#, Points(120))] as [(String, Points?)])
  func onTVOSOnlyAFontOfTheFileIsMeasured(font: String, expected: Points?) throws {
    let slot = try slots(#"{"kind":"button","id":"b","title":"Go",\#(Self.frame)\#(font)}"#, platform: .tvOS).first
    #expect(width(slot) == expected)
    if expected == nil {
      #expect(slot?.room == .unknown(reason: "the font that a button of tvOS takes by itself is not known"))
    }
  }

  @Test func everyStateAndTheSubtitleHaveASlot() throws {
    let states = #""states":{"normal":{"title":"A"},"selected":{"title":"B"},"disabled":{"title":" "}}"#
    #expect(try slots(#"{"kind":"button","id":"b",\#(states)}"#).map(\.name) == ["normal", "selected"])
    let configuration = #""configuration":{"title":"A","subtitle":"B"}"#
    #expect(try slots(#"{"kind":"button","id":"b",\#(configuration)}"#).map(\.name) == ["normal", "subtitle"])
    #expect(
      try slots(#"{"kind":"button","id":"b",\#(configuration),\#(states)}"#).map(\.name) == ["normal", "subtitle"])
  }

  @Test func aStatesTitleBesideAConfigurationWithoutOneIsDoubtful() throws {
    let members = #""states":{"normal":{"title":"A"}},"configuration":{"style":"filled"}"#
    let found = try slots(#"{"kind":"button","id":"b",\#(Self.frame),\#(members)}"#)
    #expect(found.map(\.name) == ["normal"])
    #expect(found.first?.room.size == nil)
  }

  @Test(arguments: [
    (#""kind":"button","id":"b","title":"A""#, "the file records no frame"),
    (
      #""kind":"button","id":"b","title":"A","frame":{"x":0,"y":0,"width":0,"height":0}"#, "the recorded frame is empty"
    ),
    (
      #""kind":"button","id":"b","title":"A",\#(frame),"layout":{"isMisplaced":true}"#,
      "the recorded frame differs from the constraints"
    ),
    (
      #""kind":"button","id":"b",\#(frame),"states":{"normal":{"title":"A","image":"x"}}"#,
      "the file does not tell the size of the image beside the title"
    ),
  ])
  func whereNoWidthIsKnownTheReasonIsGiven(button: String, reason: String) throws {
    #expect(try slots("{\(button)}").first?.room == .unknown(reason: reason))
  }

  /// A button in a root view, with constraints given as (first item, attribute, second item, attribute).
  private func constrained(
    _ constraints: [String], inside wrapper: (String) -> String = { $0 }
  ) throws -> TitleRoom? {
    let button = #"{"kind":"button","id":"b","title":"A",\#(Self.frame)}"#
    let root = """
      {"kind":"view","id":"root","layout":{"guides":{"safeArea":"safe"}},"constraints":[\(constraints.joined(separator: ","))],
       "children":[\(wrapper(button))]}
      """
    return try slots(root).first?.room
  }

  private static let leading =
    #"{"firstItem":"b","firstAttribute":"leading","secondItem":"safe","secondAttribute":"leading"}"#
  private static let trailing =
    #"{"firstItem":"safe","firstAttribute":"trailing","secondItem":"b","secondAttribute":"trailing"}"#
  private static let width =
    #"{"firstItem":"b","firstAttribute":"width","constant":90}"#
  private static let fixed = Size(width: 120, height: 44)

  @Test func bothEdgesPinTheWidth() throws {
    #expect(try constrained([Self.leading, Self.trailing]) == .fixed(Self.fixed))
  }

  @Test func oneEdgeLetsTheButtonGrow() throws {
    #expect(try constrained([Self.leading]) == .grows(Self.fixed))
  }

  @Test func aConstantWidthIsTheRoom() throws {
    #expect(try constrained([Self.leading, Self.width]) == .fixed(Size(width: 90, height: 44)))
  }

  @Test(arguments: [
    (#""priority":250"#, true), (#""isPlaceholder":true"#, true), (#""relation":"lessThanOrEqual""#, false),
  ])
  func aWeakOrPlaceholderWidthDoesNotLimit(member: String, grows: Bool) throws {
    let weak = Self.width.dropLast() + ",\(member)}"
    #expect(
      try constrained([Self.leading, String(weak)])
        == (grows ? .grows(Self.fixed) : .fixed(Size(width: 90, height: 44))))
  }

  @Test(arguments: [
    (#""axis":"vertical""#, false), (#""distribution":"fillEqually""#, false),
    (#""axis":"vertical","alignment":"center""#, true),
  ])
  func aStackDecidesForWhatItArranges(layout: String, grows: Bool) throws {
    let stackLeading = Self.leading.replacingOccurrences(of: "\"b\"", with: "\"st\"")
    let stackTrailing = Self.trailing.replacingOccurrences(of: "\"b\"", with: "\"st\"")
    let room = try constrained([stackLeading, stackTrailing]) {
      #"{"kind":"stackView","id":"st","layout":{\#(layout)},"children":[\#($0),{"kind":"label","id":"l"}]}"#
    }
    #expect(room == (grows ? .grows(Self.fixed) : .fixed(Self.fixed)))
  }

  @Test func aPinToAViewThatGrowsDoesNotLimit() throws {
    let toBox = [Self.leading, Self.trailing].map { $0.replacingOccurrences(of: "\"safe\"", with: "\"box\"") }
    let boxLeading = Self.leading.replacingOccurrences(of: "\"b\"", with: "\"box\"")
    let room = try constrained(toBox + [boxLeading]) { #"{"kind":"view","id":"box","children":[\#($0)]}"# }
    #expect(room == .grows(Self.fixed))
  }

  @Test(arguments: [
    ("push", "22505", 86), ("push", "15000", 80), ("push", "24100", 96), ("check", "22505", 94), ("check", "15000", 98),
  ])
  func anAppKitButtonKeepsRoomByItsTypeAndRelease(type: String, tools: String, expected: Int) throws {
    let slot = try slots(
      #"{"kind":"button","id":"b","type":"\#(type)","isBordered":true,"title":"A",\#(Self.frame)}"#, platform: .macOS,
      toolsVersion: tools
    ).first
    #expect(width(slot) == Points(expected))
    #expect(slot?.lineBreakMode == .clip)
  }

  @Test func aControlPlacedByConstraintsWithoutAnyGrows() throws {
    let cell = Self.frame + #","layout":{"usesConstraints":true}"#
    let grid = #"{"kind":"gridView","id":"g","children":[{"kind":"button","id":"b","title":"A",\#(cell)}]}"#
    #expect(try slots(grid).first?.room == .grows(Self.fixed))
  }

  @Test(arguments: [(#""size":"small""#, true), (#""size":"medium""#, false), (#""subtitle":"B""#, false)])
  func insetsThatAreOnlyCommonlyKnownMakeAnEstimate(members: String, isEstimated: Bool) throws {
    let button = #"{"kind":"button","id":"b",\#(Self.frame),"configuration":{"title":"A",\#(members)}}"#
    let slot = try #require(try slots(button).first)
    if case .estimated = slot.room { #expect(isEstimated) } else { #expect(!isEstimated) }
    #expect(slot.lineBreakMode == .wordWrap && slot.numberOfLines == 0)
  }

  @Test func aSymbolsWidthIsUncertain() throws {
    let image = #"{"name":"star","isSystem":true}"#
    let states = #""states":{"normal":{"title":"Go","image":\#(image)}},"font":{"size":16}"#
    let slot = try #require(try slots(#"{"kind":"button","id":"b",\#(Self.frame),\#(states)}"#).first)
    // A square whose side is 1.18 times the point size, as the intrinsic size has it.
    #expect(abs((slot.room.size?.width.value ?? 0) - 101.12) < 0.01)
    #expect(slot.tolerance == 8)
  }

  @Test func aWrappingAppKitTitleTakesTheLinesOfItsHeight() throws {
    let slot = try slots(
      #"{"kind":"button","id":"b","type":"check","lineBreakMode":"wordWrap","title":"A",\#(Self.frame)}"#,
      platform: .macOS
    ).first
    #expect(slot?.numberOfLines == 0)
    #expect(slot?.isHeightLimited == true)
  }

  @Test func aDeepTreeIsJudgedInLinearTime() throws {
    var element = Element(id: "b", kind: .button)
    element.control.states = [.normal: StateContent(title: "A")]
    for depth in 0..<200 {
      var parent = Element(id: "v\(depth)", kind: .view)
      parent.children = [element]
      for attribute in ["leading", "trailing", "width", "centerX"] {
        var constraint = LayoutConstraint(firstAttribute: attribute)
        (constraint.firstItem, constraint.secondItem, constraint.secondAttribute) = (element.id, parent.id, attribute)
        parent.layout.constraints = (parent.layout.constraints ?? []) + [constraint]
      }
      element = parent
    }
    let titles = ControlTitles(screen: Screen(id: "s", root: element), tree: InterfaceTree(source: "t", platform: .iOS))
    var button = Element(id: "b", kind: .button)
    button.control.states = [.normal: StateContent(title: "A")]
    #expect(titles.slots(of: button, at: 200).count == 1)
  }
}
