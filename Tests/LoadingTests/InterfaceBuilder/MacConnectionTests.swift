import AuditModel
import Testing

@testable import Loading

/// What connections of AppKit's objects say: title elements, bindings, the controllers of tabs, the items of toolbars.
@Suite struct MacConnectionTests {
  private func x(_ xml: String) throws -> Element { try InterfaceDocument.macOS(xml).element() }

  private static let label =
    #"<textField id="l"><textFieldCell key="cell" title="Filter by:" id="lc"/></textField>"#
  private static let connection =
    #"<connections><accessibilityConnection property="title" destination="l" id="a"/></connections>"#
  private static let title = LocalizableText(value: "Filter by:", key: "lc.title", table: "Main")

  @Test(
    "The label that is connected as the title names a control without a title",
    arguments: [
      "<switch id=\"x\">@</switch>", "<tableView id=\"x\">@</tableView>",
      "<popUpButton id=\"x\"><popUpButtonCell key=\"cell\" title=\"All\" id=\"c\"/>@</popUpButton>",
      "<textField id=\"x\"><textFieldCell key=\"cell\" editable=\"YES\" id=\"c\"/>@</textField>",
      "<button id=\"x\"><buttonCell key=\"cell\" title=\"A\" imagePosition=\"only\" image=\"i\" id=\"c\"/>@</button>",
    ])
  func titleElements(xml: String) throws {
    let element = try x(xml.replacing("@", with: Self.connection) + Self.label)
    #expect(element.accessibility.label == Self.title && element.accessibility.titleElement == nil)
  }

  @Test("A control with a title keeps it, and a static text is its own title")
  func ownTitles() throws {
    let cell = "<buttonCell key=\"cell\" type=\"check\" title=\"MP2\" id=\"c\"/>"
    let check = try x("<button id=\"x\">\(cell)\(Self.connection)</button>\(Self.label)")
    #expect(check.accessibility.label == nil && check.accessibility.titleElement == Self.title)
    let text = "<textField id=\"x\"><textFieldCell key=\"cell\" title=\"3\" id=\"c\"/>\(Self.connection)</textField>"
    #expect(try x(text + Self.label).accessibility.isEmpty)
  }

  @Test("Bindings are read by name, each once, from the view and its cell")
  func bindings() throws {
    let bound = { (names: [String]) in
      "<connections>" + names.map { "<binding destination=\"d\" name=\"\($0)\" keyPath=\"k\" id=\"b\($0)\"/>" }.joined()
        + "</connections>"
    }
    let field = try x(
      "<textField id=\"x\"><textFieldCell key=\"cell\" id=\"c\">\(bound(["enabled"]))</textFieldCell>"
        + "\(bound(["value", "enabled"]))</textField>")
    #expect(field.connections.bindings == ["enabled", "value"] && field.isFilledByBinding)
    let check = try x(
      "<button id=\"x\"><buttonCell key=\"cell\" type=\"check\" title=\"A\" id=\"c\"/>\(bound(["value"]))</button>")
    #expect(!check.isFilledByBinding && check.textsFilledByBinding.isEmpty)
    let titled = try x(
      "<button id=\"x\"><buttonCell key=\"cell\" title=\"A\" id=\"c\"/>\(bound(["displayPatternTitle1"]))</button>")
    #expect(titled.textsFilledByBinding.map(\.value) == ["A"])
    #expect(try x("<textField id=\"x\"/>").connections.bindings == nil)
  }

  @Test(
    "A view with a class of AppKit's own is of its kind", arguments: [("NSSecureTextField", true), ("MyField", false)])
  func ownClasses(name: String, isSecure: Bool) throws {
    let cell = "<textFieldCell key=\"cell\" editable=\"YES\" id=\"c\"/>"
    let element = try x("<textField id=\"x\" customClass=\"\(name)\">\(cell)</textField>")
    #expect((element.control.isSecure == true) == isSecure && element.kind == .textField)
    #expect(element.customClass == (isSecure ? nil : name))
  }

  @Test func aViewOfAnotherKindTakesThatOfItsClass() throws {
    #expect(try x("<customView id=\"x\" customClass=\"NSSlider\"/>").kind == .slider)
  }

  @Test(
    "Segments are chosen one at a time, or as the cell says",
    arguments: [("selectOne", nil), ("momentary", ControlType.momentary), ("selectAny", .selectAny)])
  func trackingModes(mode: String, type: ControlType?) throws {
    let xml =
      "<segmentedControl id=\"x\"><segmentedCell key=\"cell\" trackingMode=\"\(mode)\" id=\"c\"><segments>"
      + "<segment label=\"A\"/></segments></segmentedCell></segmentedControl>"
    #expect(try x(xml).children.map(\.control.type) == [type])
  }

  @Test("A button whose cell shows its state keeps one", arguments: [("changeBackground", false), ("pushIn", nil)])
  func states(flag: String, isOn: Bool?) throws {
    let xml =
      "<button id=\"x\"><buttonCell key=\"cell\" type=\"push\" id=\"c\"><behavior key=\"behavior\" \(flag)=\"YES\"/>"
      + "</buttonCell></button>"
    #expect(try x(xml).control.isOn == isOn)
  }

  @Test func aToolbarShowsItsDefaultItemsInTheirOrder() throws {
    let toolbar = try x(
      """
      <toolbar displayMode="iconOnly" id="x"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="NSToolbarCustomizeToolbarItem" id="a"/>
      <searchToolbarItem label="Search" id="b"><searchField key="view" id="f"/></searchToolbarItem>
      </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="b"/><toolbarItem reference="a"/>
      </defaultToolbarItems></toolbar>
      """)
    #expect(toolbar.accessibility.elements == ["b", "a"] && toolbar.control.imagePosition == .only)
    #expect(toolbar.children.map(\.kind) == [.toolbarItem, .toolbarItem])
    #expect(toolbar.children.map(\.control.systemItem) == [.customizeToolbar, nil])
    #expect(toolbar.children.last?.control.title?.value == "Search")
    #expect(try x("<toolbar id=\"x\"/>").accessibility.elements == nil)
  }

  @Test func aTabWithoutALabelHasTheTitleOfItsController() throws {
    let document = InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <scenes><scene sceneID="s1"><objects><tabViewController id="t" sceneMemberID="viewController"><tabViewItems>
      <tabViewItem id="x"/><tabViewItem label="Own" id="y"/></tabViewItems><connections>
      <segue destination="v1" kind="relationship" relationship="tabItems" id="g1"/>
      <segue destination="v2" kind="relationship" relationship="tabItems" id="g2"/></connections></tabViewController>
      </objects></scene><scene sceneID="s2"><objects><viewController title="Syncing" id="v1" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="s3"><objects><viewController title="Other" id="v2" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """)
    let elements = try document.elements()
    #expect(elements["x"]?.control.title == LocalizableText.keyed("Syncing", "v1.title"))
    #expect(elements["y"]?.control.title?.value == "Own")
  }
}
