import AuditModel
import Testing

@testable import Loading

@Suite struct LayoutTests {
  @Test func constraintsGuidesMarginsAndPriorities() throws {
    let xml = """
      <view misplaced="YES" ambiguous="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000" \
      translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="1" y="-2.5" width="3" height="4"/>
      <viewLayoutGuide key="safeArea" id="s"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="80" priority="750" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="bottom" multiplier="16:9" \
      placeholder="YES" symbolic="YES" constant="nan" id="c2"><variation key="widthClass=compact" constant="5"/></constraint>
      </constraints></view>
      """
    let element = try InterfaceDocument.iOS(xml).element()
    let layout = element.layout
    #expect(element.frame == Rect(x: 1, y: -2.5, width: 3, height: 4))
    #expect(layout.isMisplaced == true && layout.isAmbiguous == true && layout.usesConstraints == true)
    #expect(layout.hugging == AxisPriorities(horizontal: 251))
    #expect(layout.compressionResistance == AxisPriorities(vertical: 1000))
    #expect(layout.guides == [.safeArea: "s"] && layout.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var first = LayoutConstraint(firstAttribute: .width)
    (first.id, first.relation, first.constant, first.priority) = ("c1", .lessThanOrEqual, 80, 750)
    #expect(layout.constraints?.first == first)
    let second = try #require(layout.constraints?.last)
    #expect(second.firstItem == "a" && second.secondItem == "s" && second.secondAttribute == .bottom)
    #expect(second.multiplier == "16:9" && second.isPlaceholder == true && second.isSymbolic == true)
    #expect(second.constant == nil && layout.variations?.first?.attributes == ["c2.constant": "5"])
  }

  @Test func aConstraintMayHaveAnOutlet() throws {
    let xml = """
      <view id="x"><constraints><constraint firstAttribute="width" constant="80" id="c1"/>
      <constraint firstAttribute="height" constant="80" id="c2"/></constraints>
      <connections><outlet property="height" destination="c2" id="o"/></connections></view>
      """
    let constraints = try #require(InterfaceDocument.iOS(xml).element().layout.constraints)
    #expect(constraints.map(\.hasOutlet) == [nil, true])
  }

  @Test(
    arguments: [
      ("", .horizontal, nil), ("axis=\"vertical\" spacing=\"8.5\"", .vertical, 8.5),
      ("spacingType=\"standard\"", .horizontal, 8),
    ] as [(String, LayoutProperties.Axis, Points?)])
  func stacks(attributes: String, axis: LayoutProperties.Axis, spacing: Points?) throws {
    let xml = "<stackView distribution=\"fillEqually\" alignment=\"center\" \(attributes) id=\"x\"/>"
    let layout = try InterfaceDocument.iOS(xml).element().layout
    #expect(layout.axis == axis && layout.spacing == spacing)
    #expect(layout.distribution == .fillEqually && layout.alignment == .center)
  }

  @Test func fixedFramesKeepTheirMask() throws {
    let xml =
      "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"x\"><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\" heightSizable=\"NO\"/></view>"
    let layout = try InterfaceDocument.iOS(xml).element().layout
    #expect(layout.usesConstraints == nil && layout.autoresizing == [.flexibleMaxY, .widthSizable])
  }

  @Test func aSizeClassSetsWhatChildrenOfTheVariationSay() throws {
    let xml = """
      <stackView id="x"><variation key="heightClass=compact" axis="vertical" spacing="4">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></variation></stackView>
      """
    let variation = try #require(InterfaceDocument.iOS(xml).element().layout.variations?.first)
    #expect(variation.attributes == ["axis": "vertical", "spacing": "4"] && variation.font?.style == .body)
    #expect(variation.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(variation.marginsAreDirectional == true)
  }

  @Test func aControllerHasItsOldGuides() throws {
    let xml = """
      <viewController id="x"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides><view key="view" id="v">
      <viewLayoutGuide key="safeArea" id="s"/></view></viewController>
      """
    let elements = try InterfaceDocument.iOS(xml).elements()
    #expect(elements["x"]?.layout.guides == [.top: "t", .bottom: "b"])
    #expect(elements["v"]?.layout.guides == [.safeArea: "s"])
  }

  @Test func elementsThatTheDefaultSizeClassLeavesOutStayInTheTree() throws {
    let variations = """
      <variation key="default"><mask key="subviews"><exclude reference="x"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="x"/></mask></variation>
      """
    let elements = try InterfaceDocument.iOS("<button id=\"x\"/><button id=\"y\"/>", rest: variations).elements()
    #expect(elements["x"]?.isNotInstalled == true && elements["y"]?.isNotInstalled == nil)
    let read = try #require(elements["root"]?.layout.variations)
    #expect(read.map(\.key) == ["default", "heightClass=regular-widthClass=regular"])
    #expect(read[0].excluded == ["x"] && read[1].included == ["x"])
  }
}
