import AuditModel
import Testing

@testable import Loading

/// Tables, collections, cells, stacks and AppKit's containers.
@Suite struct ContainerLayoutTests {
  private func iOS(_ xml: String) throws -> LayoutProperties {
    try InterfaceDocument.iOS(xml).element().layout
  }

  @Test(arguments: [("dataMode=\"prototypes\"", true), ("dataMode=\"static\"", nil), ("", nil)] as [(String, Bool?)])
  func tablesOfPrototypes(attributes: String, holdsPrototypes: Bool?) throws {
    let table = try InterfaceDocument.iOS("<tableView \(attributes) id=\"x\"/>").element()
    #expect(table.layout.holdsPrototypes == holdsPrototypes)
  }

  @Test(
    arguments: [
      ("rowHeight=\"-1\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"-1\" style=\"plain\"", "plain", nil, 28, nil),
      ("rowHeight=\"44\" style=\"insetGrouped\"", "insetGrouped", 44, nil, nil),
      ("rowHeight=\"tall\"", nil, nil, nil, nil),
    ] as [(String, String?, Points?, Points?, Points?)])
  func tablesSayTheHeightsOfRows(
    attributes: String, style: String?, row: Points?, header: Points?, footer: Points?
  ) throws {
    let layout = try iOS("<tableView id=\"x\" \(attributes)/>")
    #expect(layout.style?.name == style && layout.rowHeight == row)
    #expect(layout.sectionHeaderHeight == header && layout.sectionFooterHeight == footer)
  }

  @Test func cellsSayTheirStyleAndAccessory() throws {
    let layout = try iOS(
      "<tableViewCell style=\"IBUITableViewCellStyleValue1\" accessoryType=\"disclosureIndicator\" rowHeight=\"60\" id=\"x\"/>"
    )
    #expect(layout.style == .cellValue1 && layout.accessory == .disclosureIndicator)
    #expect(layout.rowHeight == 60)
  }

  @Test(
    arguments: [
      ("", Size(width: 50, height: 60)),
      ("<size key=\"estimatedItemSize\" width=\"0.0\" height=\"0.0\"/>", Size(width: 50, height: 60)),
      ("<size key=\"estimatedItemSize\" width=\"-1\" height=\"-1\"/>", nil),
    ] as [(String, Size?)])
  func itemsHaveASizeUnlessTheyAreSizedByTheirContent(estimate: String, size: Size?) throws {
    let xml = """
      <collectionView id="x"><collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="60"/>\(estimate)</collectionViewFlowLayout></collectionView>
      """
    #expect(try iOS(xml).itemSize == size)
  }

  @Test func aCollectionCellHasASizeOfItsOwn() throws {
    let cell = "<collectionViewCell id=\"x\"><size key=\"customSize\" width=\"70\" height=\"80\"/></collectionViewCell>"
    #expect(try iOS(cell).itemSize == Size(width: 70, height: 80))
  }

  @Test func anAppKitStackHasItsOwnPriorities() throws {
    let xml = """
      <stackView distribution="fill" orientation="vertical" alignment="leading" horizontalStackHuggingPriority="249.99" \
      verticalStackHuggingPriority="250" horizontalHuggingPriority="251" verticalClippingResistancePriority="400" \
      detachesHiddenViews="YES" id="x"><edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/></stackView>
      """
    let layout = try InterfaceDocument.macOS(xml).element().layout
    #expect(layout.axis == .vertical && layout.spacing == 8 && layout.distribution == .fill)
    #expect(layout.hugging == AxisPriorities(horizontal: 251))
    #expect(layout.stackHugging == AxisPriorities(horizontal: 249.99, vertical: 250))
    #expect(layout.clippingResistance == AxisPriorities(vertical: 400) && layout.detachesHiddenViews == true)
    #expect(layout.edgeInsets == Insets(top: 3, leading: 1, bottom: 4, trailing: 2))
  }

  @Test func anAppKitStackHasAreasAndDistances() throws {
    let xml = """
      <stackView id="x"><beginningViews><button id="a"/></beginningViews><middleViews><button id="b"/></middleViews>
      <endViews><button id="c"/></endViews><customSpacing><real value="3.4028234663852886e+38"/><real value="12"/>
      </customSpacing></stackView>
      """
    let elements = try InterfaceDocument.macOS(xml).elements()
    #expect(
      elements["x"]?.children.map(\.id) == ["a", "b", "c"] && elements["x"]?.layout.distribution == .gravityAreas)
    #expect(["a", "b", "c"].map { elements[$0]?.layout.gravity } == [.leading, .center, .trailing])
    #expect(["a", "b", "c"].map { elements[$0]?.layout.spacingAfter } == [nil, 12, nil])
  }

  @Test(
    arguments: [
      ("boxType=\"custom\" borderType=\"line\"", "", 1, 1), ("boxType=\"custom\" borderType=\"none\"", "", 0, 0),
      ("boxType=\"custom\" borderWidth=\"3\"", "<size key=\"contentViewMargins\" width=\"5\" height=\"4\"/>", 8, 7),
      ("boxType=\"separator\"", "", nil, nil), ("", "", nil, nil),
    ] as [(String, String, Points?, Points?)])
  func aCustomBoxKeepsItsLineRoundItsContent(attributes: String, content: String, x: Points?, y: Points?) throws {
    let layout = try InterfaceDocument.macOS("<box \(attributes) id=\"x\">\(content)</box>").element().layout
    let insets = x.flatMap { x in y.map { Insets(top: $0, leading: x, bottom: $0, trailing: x) } }
    #expect(layout.edgeInsets == insets)
  }

  @Test(
    arguments: [
      ("<box boxType=\"separator\" id=\"x\"/>", "separator", nil),
      ("<tabView type=\"noTabsNoBorder\" id=\"x\"/>", "noTabsNoBorder", nil),
      ("<splitView vertical=\"YES\" dividerStyle=\"thin\" id=\"x\"/>", "thin", "horizontal"),
      ("<splitView id=\"x\"/>", nil, "vertical"), ("<tableView tableStyle=\"inset\" id=\"x\"/>", "inset", nil),
    ] as [(String, String?, String?)])
  func appKitsContainersHaveStyles(xml: String, style: String?, axis: String?) throws {
    let layout = try InterfaceDocument.macOS(xml).element().layout
    #expect(layout.style?.name == style && layout.axis?.name == axis)
  }
}
