import AuditModel
import Foundation
import Layout
import TestSupport
import Testing

@Suite struct ControlTitlesTests {
  /// The slots of the first button on a screen of 400 pt of a root.
  private func slots(_ root: Node, platform: Platform = .iOS, toolsVersion: String? = nil) throws -> [TitleSlot] {
    let slots = try TestScreen(root: root, size: nil, platform: platform, toolsVersion: toolsVersion).titleSlots()
    return slots["b"] ?? []
  }

  private func width(_ slot: TitleSlot?) -> Points? { slot?.availableSize.size?.width }

  private static let frame: Members = ["frame": .frame(0, 0, 120, 44)]

  @Test(
    arguments: [
      ([:], 120), (["insets": ["content": ["top": 0, "leading": 8, "bottom": 0, "trailing": 12]]], 100),
      (["insets": ["title": ["top": 0, "leading": 10, "bottom": 0, "trailing": 0]]], 110),
      (["states": ["normal": ["title": "Go", "image": ["name": "a", "size": ["width": 24, "height": 24]]]]], 96),
      (["configuration": ["title": "Go"]], 96),
      (
        ["configuration": ["title": "Go", "contentInsets": ["top": 0, "leading": 1, "bottom": 0, "trailing": 2]]], 117
      ),
    ] as [(Members, Int)])
  func theAvailableWidthIsTheFrameLessInsetsImageAndPadding(members: Members, expected: Int) throws {
    let title: Members = members["states"] == nil ? ["title": "Go"] : [:]
    let slot = try slots(Node(.button, "b").with(Self.frame).with(title).with(members)).first
    #expect(width(slot) == Points(expected))
  }

  @Test(
    "UIKit emphasizes the title of a primary button with a configuration",
    arguments: [("primary", true), ("cancel", nil)])
  func titlesOfPrimaryButtons(role: String, isBold: Bool?) throws {
    let button = Node(.button, "b", ["role": JSON(role), "configuration": ["title": "Go"]]).with(Self.frame)
    #expect(try slots(button).first?.defaultFont.isBold == isBold)
  }

  @Test(arguments: [([:], nil), (["font": ["style": "callout"]], Points(120))] as [(Members, Points?)])
  func onTVOSOnlyAFontOfTheFileIsMeasured(font: Members, expected: Points?) throws {
    let slot = try slots(Node(.button, "b", ["title": "Go"]).with(Self.frame).with(font), platform: .tvOS).first
    #expect(width(slot) == expected)
    if expected == nil {
      #expect(slot?.availableSize == .unknown(reason: "the default font of a button in tvOS is unknown"))
    }
  }

  @Test func everyStateAndTheSubtitleHaveASlot() throws {
    let states: Members = [
      "states": ["normal": ["title": "A"], "selected": ["title": "B"], "disabled": ["title": " "]]
    ]
    #expect(try slots(Node(.button, "b").with(states)).map(\.name) == ["normal", "selected"])
    let configuration: Members = ["configuration": ["title": "A", "subtitle": "B"]]
    #expect(try slots(Node(.button, "b").with(configuration)).map(\.name) == ["normal", "subtitle"])
    #expect(
      try slots(Node(.button, "b").with(configuration).with(states)).map(\.name) == ["normal", "subtitle"])
  }

  @Test func aStatesTitleBesideAConfigurationWithoutOneIsDoubtful() throws {
    let members: Members = ["states": ["normal": ["title": "A"]], "configuration": ["style": "filled"]]
    let found = try slots(Node(.button, "b").with(Self.frame).with(members))
    #expect(found.map(\.name) == ["normal"])
    #expect(found.first?.availableSize.size == nil)
  }

  @Test(arguments: [
    (Node(.button, "b", ["title": "A"]), "the file records no frame"),
    (
      Node(.button, "b", ["title": "A", "frame": .frame(0, 0, 0, 0)]),
      "the recorded frame is empty"
    ),
    (
      Node(.button, "b", ["title": "A", "layout": ["isMisplaced": true]]).with(frame),
      "the recorded frame differs from the constraints"
    ),
    (
      Node(.button, "b", ["states": ["normal": ["title": "A", "image": "x"]]]).with(frame),
      "the file does not tell the size of the image beside the title"
    ),
  ])
  func whereNoWidthIsKnownTheReasonIsGiven(button: Node, reason: String) throws {
    #expect(try slots(button).first?.availableSize == .unknown(reason: reason))
  }

  /// A button in a root view, with constraints given as (first item, attribute, second item, attribute).
  private func constrained(
    _ constraints: [Members], inside wrapper: (Node) -> Node = { $0 }
  ) throws -> AvailableSize? {
    let button = Node(.button, "b", ["title": "A"]).with(Self.frame)
    let root = Node(
      .view, "root", ["layout": ["guides": ["safeArea": "safe"]], "constraints": JSON(constraints.map(JSON.object))]
    ) {
      wrapper(button)
    }
    return try slots(root).first?.availableSize
  }

  private static let leading: Members =
    ["firstItem": "b", "firstAttribute": "leading", "secondItem": "safe", "secondAttribute": "leading"]
  private static let trailing: Members =
    ["firstItem": "safe", "firstAttribute": "trailing", "secondItem": "b", "secondAttribute": "trailing"]
  private static let width: Members =
    ["firstItem": "b", "firstAttribute": "width", "constant": 90]
  private static let fixed = Size(width: 120, height: 44)

  @Test func bothEdgesPinTheWidth() throws {
    #expect(try constrained([Self.leading, Self.trailing]) == .fixed(Self.fixed))
  }

  @Test func oneEdgeLetsTheButtonGrow() throws {
    #expect(try constrained([Self.leading]) == .grows(Self.fixed))
  }

  @Test func aConstantWidthIsTheAvailableWidth() throws {
    #expect(try constrained([Self.leading, Self.width]) == .fixed(Size(width: 90, height: 44)))
  }

  @Test(
    arguments: [
      (["priority": 250], true), (["isPlaceholder": true], true), (["relation": "lessThanOrEqual"], false),
    ] as [(Members, Bool)])
  func aWeakOrPlaceholderWidthDoesNotLimit(member: Members, grows: Bool) throws {
    #expect(
      try constrained([Self.leading, Self.width + member])
        == (grows ? .grows(Self.fixed) : .fixed(Size(width: 90, height: 44))))
  }

  @Test(
    arguments: [
      (["axis": "vertical"], false), (["distribution": "fillEqually"], false),
      (["axis": "vertical", "alignment": "center"], true),
    ] as [(Members, Bool)])
  func aStackDecidesForWhatItArranges(layout: Members, grows: Bool) throws {
    let stackLeading = Self.leading + ["firstItem": "st"]
    let stackTrailing = Self.trailing + ["secondItem": "st"]
    let available = try constrained([stackLeading, stackTrailing]) { button in
      Node(.stackView, "st", ["layout": .object(layout)]) {
        button
        Node(.label, "l")
      }
    }
    #expect(available == (grows ? .grows(Self.fixed) : .fixed(Self.fixed)))
  }

  @Test func aPinToAViewThatGrowsDoesNotLimit() throws {
    let toBox = [Self.leading + ["secondItem": "box"], Self.trailing + ["firstItem": "box"]]
    let boxLeading = Self.leading + ["firstItem": "box"]
    let available = try constrained(toBox + [boxLeading]) { button in
      Node(.view, "box") { button }
    }
    #expect(available == .grows(Self.fixed))
  }

  @Test(arguments: [
    ("push", "22505", 86), ("push", "15000", 80), ("push", "24100", 96), ("check", "22505", 94), ("check", "15000", 98),
  ])
  func anAppKitButtonReservesWidthByItsTypeAndRelease(type: String, tools: String, expected: Int) throws {
    let slot = try slots(
      Node(.button, "b", ["type": JSON(type), "isBordered": true, "title": "A"]).with(Self.frame), platform: .macOS,
      toolsVersion: tools
    ).first
    #expect(width(slot) == Points(expected))
    #expect(slot?.lineBreakMode == .clip)
  }

  @Test func aControlPlacedByConstraintsWithoutAnyGrows() throws {
    let cell = Self.frame + ["layout": ["usesConstraints": true]]
    let grid = Node(.unknown("gridView"), "g") {
      Node(.button, "b", ["title": "A"]).with(cell)
    }
    #expect(try slots(grid).first?.availableSize == .grows(Self.fixed))
  }

  @Test(
    arguments: [(["size": "small"], true), (["size": "medium"], false), (["subtitle": "B"], false)] as [(Members, Bool)]
  )
  func insetsThatAreOnlyCommonlyKnownMakeAnEstimate(members: Members, isEstimated: Bool) throws {
    let button = Node(.button, "b", ["configuration": .object(["title": "A"] + members)]).with(Self.frame)
    let slot = try #require(try slots(button).first)
    if case .estimated = slot.availableSize { #expect(isEstimated) } else { #expect(!isEstimated) }
    #expect(slot.lineBreakMode == .wordWrap && slot.numberOfLines == 0)
  }

  @Test func aSymbolsWidthIsUncertain() throws {
    let image: JSON = ["name": "star", "isSystem": true]
    let states: Members = ["states": ["normal": ["title": "Go", "image": image]], "font": ["size": 16]]
    let slot = try #require(try slots(Node(.button, "b").with(Self.frame).with(states)).first)
    // A square whose side is 1.16 times the point size, as the intrinsic size has it.
    #expect(abs((slot.availableSize.size?.width.value ?? 0) - 101.44) < 0.01)
    #expect(slot.tolerance == 8)
  }

  @Test func aWrappingAppKitTitleTakesTheLinesOfItsHeight() throws {
    let slot = try slots(
      Node(.button, "b", ["type": "check", "lineBreakMode": "wordWrap", "title": "A"]).with(Self.frame),
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
      for attribute in [LayoutConstraint.Attribute.leading, .trailing, .width, .centerX] {
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
