import AuditModel
import Testing

@testable import Loading

/// Every text that Xcode exports for translation, under Xcode's key.
@Suite struct InterfaceKeyTests {
  private static let accessibility = #"<accessibility key="accessibilityConfiguration" label="L" hint="H" value="V"/>"#

  private func keys(_ document: InterfaceDocument) throws -> Set<String> {
    Set(try document.elements().values.flatMap(\.texts).compactMap(\.key))
  }

  @Test(arguments: [
    (#"<label text="T" id="x"/>"#, ["text"]),
    (
      "<button id=\"x\">\(accessibility)<state key=\"normal\" title=\"T\"/></button>",
      ["normalTitle", "accessibilityLabel", "accessibilityHint", "accessibilityValue"]
    ),
    (
      #"<button id="x"><state key="selected" title="T"/><state key="highlighted" title="T"/><state key="disabled" title="T"/><state key="focused" title="T"/></button>"#,
      ["selectedTitle", "highlightedTitle", "disabledTitle", "focusedTitle"]
    ),
    (
      #"<button id="x"><buttonConfiguration key="configuration" style="plain" title="T" subtitle="S"/></button>"#,
      ["configuration.title", "configuration.subtitle"]
    ),
    (#"<button toolTip="T" id="x"/>"#, ["toolTip"]),
    (#"<textField text="T" placeholder="P" id="x"/>"#, ["text", "placeholder"]),
    (
      #"<searchBar text="T" prompt="R" placeholder="P" id="x"><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>"#,
      ["text", "prompt", "placeholder", "scopeButtonTitles[0]", "scopeButtonTitles[1]"]
    ),
    (
      #"<segmentedControl id="x"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      ["segmentTitles[0]", "segmentTitles[1]"]
    ),
    (#"<navigationItem title="T" prompt="P" backButtonTitle="B" id="x"/>"#, ["title", "prompt", "backButtonTitle"]),
    (#"<barButtonItem title="T" id="x"/>"#, ["title"]),
    (#"<tabBarItem title="T" badgeValue="1" id="x"/>"#, ["title", "badgeValue"]),
    (#"<tableViewSection headerTitle="T" footerTitle="F" id="x"/>"#, ["headerTitle", "footerTitle"]),
    (#"<tableViewController title="T" id="x"/>"#, ["title"]), (#"<switch title="T" id="x"/>"#, ["title"]),
    (
      #"<view id="x"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="caption"><string key="value">T</string></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="hint" localized="YES" value="U"/></userDefinedRuntimeAttributes></view>"#,
      ["ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"]
    ),
  ])
  func keysOfUIKit(xml: String, properties: [String]) throws {
    #expect(try keys(InterfaceDocument.iOS(xml)) == Set(properties.map { "x.\($0)" }))
  }

  @Test(arguments: [
    (
      #"<textField toolTip="H" id="v"><textFieldCell key="cell" title="T" placeholderString="P" id="x"/></textField>"#,
      ["v.ibShadowedToolTip", "x.title", "x.placeholderString"]
    ),
    (
      #"<button id="v"><buttonCell key="cell" title="T" alternateTitle="A" id="x"/></button>"#,
      ["x.title", "x.alternateTitle"]
    ),
    (
      #"<button id="v"><buttonCell key="cell" id="x"/><accessibility description="D" help="H"/></button>"#,
      ["v.ibExternalAccessibilityDescription", "v.ibExternalAccessibilityHelp"]
    ),
    (
      #"<segmentedControl id="v"><segmentedCell key="cell" id="x"><segments><segment label="A" toolTip="H"/></segments></segmentedCell></segmentedControl>"#,
      ["x.ibShadowedLabels[0]", "x.ibShadowedToolTips[0]"]
    ),
    (
      #"<comboBox id="v"><comboBoxCell key="cell" id="x"><objectValues><string>A</string><string>B</string></objectValues></comboBoxCell></comboBox>"#,
      ["x.ibShadowedObjectValues[0]", "x.ibShadowedObjectValues[1]"]
    ),
    (
      #"<textField id="v"><textFieldCell key="cell" id="x"/><connections><binding destination="z" name="value" keyPath="a" id="y"><dictionary key="options"><string key="NSNullPlaceholder">N</string></dictionary></binding></connections></textField>"#,
      ["y.ibShadowedIsNilPlaceholder"]
    ),
    (
      #"<tabView id="v"><tabViewItems><tabViewItem label="T" toolTip="H" id="x"/></tabViewItems></tabView>"#,
      ["x.label", "x.toolTip"]
    ),
    (
      #"<tableColumn headerToolTip="H" id="x"><tableHeaderCell key="headerCell" title="T"/></tableColumn>"#,
      ["x.headerCell.title", "x.headerToolTip"]
    ),
    (#"<toolbarItem label="T" paletteLabel="P" toolTip="H" id="x"/>"#, ["x.label", "x.paletteLabel", "x.toolTip"]),
    (#"<box title="T" id="x"/>"#, ["x.title"]), (#"<window title="T" id="x"/>"#, ["x.title"]),
    (
      #"<popUpButton id="v"><popUpButtonCell key="cell" title="B" selectedItem="y" id="x"><menu key="menu" title="M" id="m"><items><menuItem title="A" id="w"/><menuItem title="B" id="y"/></items></menu></popUpButtonCell></popUpButton>"#,
      ["m.title", "w.title", "y.title"]
    ),
    (
      #"<slider id="v"><connections><accessibilityConnection property="title" destination="p" id="c"/></connections></slider><popUpButton id="p"><popUpButtonCell key="cell" title="B" id="x"/></popUpButton>"#,
      []
    ),
  ])
  func keysOfAppKit(xml: String, keys expected: [String]) throws {
    #expect(try keys(InterfaceDocument.macOS(xml)) == Set(expected))
  }

  /// Menus are trees.
  @Test func menusAreReadToTheirLeaves() throws {
    let leaf = #"<menuItem title="Leaf" toolTip="H" localization="NO" id="i9"/>"#
    let menu = (0..<9).reversed().reduce(leaf) { inner, level in
      #"<menuItem title="I" id="i\#(level)"><menu key="submenu" title="M" id="m\#(level)"><items>\#(inner)</items></menu></menuItem>"#
    }
    let found = try keys(InterfaceDocument.macOS(#"<menu title="Main" id="main"><items>\#(menu)</items></menu>"#))
    let levels = (0..<9).flatMap { ["i\($0).title", "m\($0).title"] }
    #expect(found == Set(levels + ["main.title", "i9.title", "i9.toolTip"]))
  }
}
