import AuditModel
import Testing

@testable import Loading

@Suite struct AppKitTests {
  private func x(_ xml: String) throws -> Element { try InterfaceDocument.macOS(xml).element() }

  @Test func aButtonTakesItsCellsContent() throws {
    let element = try x(
      """
      <button toolTip="Hold" id="x"><rect key="frame" x="20" y="10" width="90" height="32"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES" widthSizable="YES"/>
      <buttonCell key="cell" type="check" title="Go" alternateTitle="Stop" bezelStyle="rounded" image="NSAddTemplate" \
      imagePosition="left" alignment="center" borderStyle="border" state="on" controlSize="small" id="c">
      <accessibility description="Start"/></buttonCell></button>
      """)
    let control = element.control
    #expect(element.kind == .button && control.type == .check && element.children.isEmpty)
    #expect(control.states?[.normal]?.title == LocalizableText.keyed("Go", "c.title"))
    #expect(control.states?[.normal]?.image == ImageReference("NSAddTemplate", isSystem: true))
    #expect(control.subtitle == LocalizableText.keyed("Stop", "c.alternateTitle"))
    #expect(control.toolTip == LocalizableText.keyed("Hold", "x.ibShadowedToolTip"))
    #expect(control.isOn == true && control.isBordered == true && control.controlSize == .small)
    #expect(control.lineBreakMode == .wordWrap && control.imagePosition == .left && control.bezelStyle == .rounded)
    #expect(control.font == nil)
    #expect(element.accessibility.label == LocalizableText.keyed("Start", "c.ibExternalAccessibilityDescription"))
    #expect(element.frame == Rect(x: 20, y: 258, width: 90, height: 32))
    #expect(element.layout.autoresizing == [.flexibleMaxY, .widthSizable])
  }

  @Test(
    arguments: [
      ("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nDQ\n</string>", "\r"),
      ("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nGw\n</string>", "\u{1b}"),
      ("<string key=\"keyEquivalent\">k</string><modifierMask key=\"keyEquivalentModifierMask\"/>", "k"),
      (
        "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ</string>"
          + "<modifierMask key=\"keyEquivalentModifierMask\" command=\"YES\"/>", nil
      ), ("<string key=\"keyEquivalent\"/>", nil), ("", nil),
    ] as [(String, String?)])
  func aButtonHasTheKeyThatTriggersItByItself(xml: String, key: String?) throws {
    let element = try x("<button id=\"x\"><buttonCell key=\"cell\" type=\"push\" id=\"c\">\(xml)</buttonCell></button>")
    #expect(element.control.keyEquivalent == key)
  }

  @Test(
    "Only buttons that keep their state have one",
    arguments: [
      ("smallSquare", "pushIn=\"YES\" lightByBackground=\"YES\"", "on", nil), ("push", "pushIn=\"YES\"", "mixed", nil),
      ("roundTextured", "lightByContents=\"YES\"", "on", nil), ("recessed", "changeBackground=\"YES\"", "on", true),
      ("square", "changeContents=\"YES\"", nil, false), ("radio", "", nil, false), ("check", "", "on", true),
    ] as [(String, String, String?, Bool?)])
  func states(type: String, behavior: String, state: String?, isOn: Bool?) throws {
    let state = state.map { "state=\"\($0)\"" } ?? ""
    let cell =
      "<buttonCell key=\"cell\" type=\"\(type)\" \(state) id=\"c\"><behavior key=\"behavior\" \(behavior)/></buttonCell>"
    let control = try x("<button id=\"x\">\(cell)</button>").control
    #expect(control.isOn == isOn && control.value == nil)
  }

  @Test("A toolbar item has a size only if both a minimum and a maximum are given")
  func toolbarItems() throws {
    let sizes = ["minSize", "maxSize"].map { "<size key=\"\($0)\" width=\"90\" height=\"25\"/>" }
    #expect(
      try x("<toolbarItem id=\"x\">\(sizes.joined())</toolbarItem>").layout.itemSize == Size(width: 90, height: 25))
    #expect(try x("<toolbarItem sizingBehavior=\"auto\" id=\"x\"/>").layout.itemSize == nil)
  }

  @Test(arguments: [("primary", "Options"), ("custom", nil), ("separator", nil)] as [(String, String?)])
  func customBoxesShowNoTitle(type: String, title: String?) throws {
    #expect(try x("<box boxType=\"\(type)\" title=\"Options\" id=\"x\"/>").control.title?.value == title)
  }

  @Test func aTouchBarIsAScreenOfItsOwn() throws {
    let bar = """
      <touchBar key="touchBar" id="bar"><touchBarItems><touchBarItem id="i"><viewController key="viewController" id="v">
      <button key="view" id="b"><buttonCell key="cell" type="push" title="Bold" id="c"/></button></viewController>
      </touchBarItem></touchBarItems></touchBar>
      """
    let tree = try #require(InterfaceDocument.macOS("<textView id=\"x\">\(bar)</textView>").reading.tree)
    #expect(tree.screens.map(\.id) == ["root", "bar"])
    #expect(try x("<textView id=\"x\">\(bar)</textView>").children.isEmpty)
    var ids: [String] = []
    tree.screens.last?.root.forEach { element, _ in ids.append(element.id) }
    #expect(ids == ["bar", "i", "v", "b"])
  }

  @Test(
    arguments: [
      ("hasDestructiveAction=\"YES\"", "", "", "destructive"), ("", "hasDestructiveAction=\"YES\"", "", "destructive"),
      ("", "hasDestructiveAction=\"NO\"", "", nil),
      (
        "", "",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hasDestructiveAction\""
          + " value=\"YES\"/></userDefinedRuntimeAttributes>", "destructive"
      ),
    ] as [(String, String, String, String?)])
  func aButtonThatDestroysSomethingHasThatRole(view: String, cell: String, rest: String, role: String?) throws {
    let element = try x(
      "<button \(view) id=\"x\"><buttonCell key=\"cell\" type=\"push\" \(cell) id=\"c\"/>\(rest)</button>")
    #expect(element.control.role?.name == role)
  }

  @Test(
    arguments: [
      ("", LineBreakMode.wordWrap, 0, "label"), ("lineBreakMode=\"clipping\"", .clip, 1, "label"),
      ("lineBreakMode=\"truncatingTail\" editable=\"YES\"", .truncatingTail, 1, nil),
      ("usesSingleLineMode=\"YES\"", .wordWrap, 1, "label"),
    ] as [(String, LineBreakMode, Int, String?)])
  func aTextFieldThatCannotBeEditedIsALabel(
    attributes: String, mode: LineBreakMode, lines: Int, type: String?
  ) throws {
    let control = try x(
      "<textField id=\"x\"><textFieldCell key=\"cell\" \(attributes) title=\"Name\" placeholderString=\"P\" id=\"c\"/></textField>"
    ).control
    #expect(control.text == LocalizableText.keyed("Name", "c.title"))
    #expect(control.placeholder == LocalizableText.keyed("P", "c.placeholderString"))
    #expect(control.lineBreakMode == mode && control.numberOfLines == lines && control.type?.name == type)
  }

  /// A line break in the title begins a line, unless the cell is in single line mode.
  @Test(arguments: [("", 0), ("usesSingleLineMode=\"YES\"", 1)])
  func aClippedTitleMayHaveLines(attribute: String, lines: Int) throws {
    let title = "<string key=\"title\">A\nb</string>"
    let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" \(attribute) id=\"c\">\(title)</textFieldCell>"
    #expect(try x("<textField id=\"x\">\(cell)</textField>").control.numberOfLines == lines)
  }

  @Test(arguments: [("", "popUp"), ("pullsDown=\"YES\"", "pullDown")])
  func aPopUpShowsAnItemOfItsMenu(attributes: String, type: String) throws {
    let element = try x(
      """
      <popUpButton id="x"><popUpButtonCell key="cell" type="push" title="B" \(attributes) selectedItem="i2" id="c">
      <menu key="menu" id="m"><items><menuItem title="A" id="i1"/><menuItem id="i2"><string key="title">B</string></menuItem>
      <menuItem isSeparatorItem="YES" id="i3"/></items></menu></popUpButtonCell></popUpButton>
      """)
    #expect(element.control.type?.name == type && element.children.first?.children.count == 3)
    #expect(element.children.first?.children.last?.control.type == .separator)
    let shown = type == "popUp" ? element.control.value : element.control.title
    #expect(
      shown == (type == "popUp" ? LocalizableText.keyed("B", "i2.title") : LocalizableText.keyed("A", "i1.title")))
  }

  /// A binding decides which item is shown.
  @Test(arguments: [("selectedTag", "values.side" as String?), ("content", nil)])
  func aBindingChoosesAnItem(name: String, expression: String?) throws {
    let element = try x(
      """
      <popUpButton id="x"><popUpButtonCell key="cell" type="push" title="B" selectedItem="i" id="c"><menu key="menu" id="m">
      <items><menuItem title="B" id="i"/></items></menu></popUpButtonCell><connections>
      <binding destination="d" name="\(name)" keyPath="values.side" id="b"/></connections></popUpButton>
      """)
    #expect(element.control.value?.expression == expression)
  }

  /// A button that does not change its contents never shows its alternate title.
  @Test(arguments: [
    ("pushIn=\"YES\" lightByBackground=\"YES\"", true as Bool?), ("lightByContents=\"YES\"", nil),
    ("changeContents=\"YES\"", nil),
  ])
  func alternateTitles(behavior: String, isHidden: Bool?) throws {
    let element = try x(
      """
      <button id="x"><buttonCell key="cell" type="push" title="Go" alternateTitle="Stop" bezelStyle="rounded" id="c">
      <behavior key="behavior" \(behavior)/></buttonCell></button>
      """)
    #expect(element.control.hidesAlternateTitle == isHidden)
    #expect(element.control.subtitle == LocalizableText.keyed("Stop", "c.alternateTitle"))
  }

  @Test func aConnectedTitleIsTheLabel() throws {
    let element = try x(
      """
      <switch state="on" id="x"><connections><accessibilityConnection property="title" destination="l" id="a"/>
      </connections></switch><textField id="l"><textFieldCell key="cell" title="Wi-Fi" id="lc"/></textField>
      """)
    #expect(element.accessibility.label == LocalizableText.keyed("Wi-Fi", "lc.title") && element.control.isOn == true)
  }

  @Test func segmentsAreReadFromTheCell() throws {
    let element = try x(
      """
      <segmentedControl id="x"><segmentedCell key="cell" id="c"><segments><segment label="One" toolTip="First"/>
      <segment selected="YES" image="NSAddTemplate"/></segments></segmentedCell></segmentedControl>
      """)
    #expect(element.children[0].control.title == LocalizableText.keyed("One", "c.ibShadowedLabels[0]"))
    #expect(element.children[0].control.toolTip == LocalizableText.keyed("First", "c.ibShadowedToolTips[0]"))
    #expect(element.children[1].control.isSelected == true)
  }

  @Test func columnsTabsBoxesAndToolbarItemsHaveTitles() throws {
    let xml = """
      <tableColumn headerToolTip="H" id="c"><tableHeaderCell key="headerCell" title="Size"/>\
      <textFieldCell key="dataCell" title="x" id="d"/><prototypeCellViews><tableCellView id="v"/></prototypeCellViews></tableColumn>
      <tabView id="t"><rect key="frame" x="0" y="0" width="100" height="80"/><tabViewItems><tabViewItem label="Tab" id="i">
      <view key="view" id="iv"><rect key="frame" x="10" y="10" width="50" height="20"/></view></tabViewItem></tabViewItems></tabView>
      <box title="Box" titlePosition="noTitle" id="b"/><box title="Group" id="g"/>
      <toolbarItem label="Run" paletteLabel="Run it" toolTip="R" id="r"><button key="view" id="rb"/></toolbarItem>
      <toolbarItem reference="r"/><menuItem title="Dont" localization="NO" id="n"/>
      """
    let elements = try InterfaceDocument.macOS(xml).elements()
    #expect(elements["c"]?.control.title == LocalizableText.keyed("Size", "c.headerCell.title"))
    #expect(elements["v"]?.isPrototype == true && elements["d"] == nil)
    #expect(elements["i"]?.control.title == LocalizableText.keyed("Tab", "i.label"))
    #expect(elements["iv"]?.frame == Rect(x: 10, y: 50, width: 50, height: 20))
    #expect(elements["b"]?.control.title == nil && elements["g"]?.control.title?.key == "g.title")
    #expect(elements["r"]?.control.toolTip == LocalizableText.keyed("R", "r.toolTip"))
    #expect(elements["rb"]?.kind == .button)
    #expect(elements["n"]?.control.title == LocalizableText.keyed("Dont", "n.title"))
  }
}
