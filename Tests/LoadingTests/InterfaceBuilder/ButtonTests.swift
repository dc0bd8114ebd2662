import AuditModel
import Testing

@testable import Loading

@Suite struct ButtonTests {
  private func button(_ attributes: String, _ content: String = "", resources: String = "") throws -> Element {
    let xml = "<button \(attributes) id=\"x\">\(content)</button>"
    return try InterfaceDocument.iOS(xml, resources: resources).element()
  }

  @Test(arguments: [
    ("buttonType=\"roundedRect\"", "system"), ("buttonType=\"system\"", "system"), ("", "custom"),
    ("buttonType=\"close\"", "close"),
  ])
  func theTypeHasUIKitsName(attributes: String, type: String) throws {
    #expect(try button(attributes).control.type?.name == type)
  }

  @Test(
    arguments: [
      ("title=\"Button\"", "image=\"heart\"", nil), ("title=\"Buy\"", "image=\"heart\"", "Buy"),
      ("title=\"Button\"", "title=\"Buy\"", "Button"), ("title=\"Button\"", nil, "Button"),
    ] as [(String, String?, String?)])
  func theTitleOfANewButtonIsNotThatOfAConfiguration(state: String, configuration: String?, title: String?) throws {
    let configured = configuration.map { "<buttonConfiguration key=\"configuration\" style=\"gray\" \($0)/>" } ?? ""
    let read = try button("", "<state key=\"normal\" \(state)/>" + configured).control
    #expect(read.title(for: .normal)?.value == title)
  }

  @Test func everyStateHasItsTitleAndImages() throws {
    let content = """
      <state key="normal" title="Go" image="arrow" backgroundImage="pill"/>
      <state key="selected"><string key="title">Gone
      now</string><imageReference key="image" image="checkmark" catalog="system" symbolScale="large"/></state>
      <state key="disabled"><mutableString key="title">No</mutableString></state>
      <state key="highlighted" title=""/><state key="focused" title="On"/><state key="sideways" title="?"/>
      """
    let resources =
      "<image name=\"arrow\" width=\"24\" height=\"20.5\"/><image name=\"checkmark\" catalog=\"system\" width=\"128\" height=\"114\"/>"
    let states = try #require(try button("", content, resources: resources).control.states)
    #expect(states[.normal]?.title == LocalizableText.keyed("Go", "x.normalTitle"))
    #expect(states[.normal]?.image == ImageReference("arrow", size: Size(width: 24, height: 20.5)))
    #expect(states[.normal]?.backgroundImage == ImageReference("pill"))
    #expect(states[.selected]?.title == LocalizableText.keyed("Gone\nnow", "x.selectedTitle"))
    var symbol = SymbolConfiguration()
    symbol.scale = .large
    let checkmark = ImageReference(
      "checkmark", isSystem: true, size: Size(width: 128, height: 114), symbol: symbol)
    #expect(states[.selected]?.image == checkmark)
    #expect(states[.disabled]?.title?.key == "x.disabledTitle")
    #expect(states[.highlighted]?.title == LocalizableText(""))
    #expect(states[.focused]?.title?.key == "x.focusedTitle" && states.count == 5)
  }

  @Test func anAttributedTitleIsItsFragmentsWithTheFirstFont() throws {
    let attributed = """
      <state key="normal" title="Stale"><attributedString key="attributedTitle">
      <fragment content="Log "><attributes><font key="NSFont" size="15" metaFont="systemBold"/></attributes></fragment>
      <fragment><string key="content" base64-UTF8="YES">SW4</string></fragment></attributedString></state>
      """
    let title = try button("hasAttributedTitle=\"YES\"", attributed).control.title(for: .normal)
    #expect(title?.value == "Log In" && title?.font == FontDescription(size: 15, weight: .bold))
    #expect(try button("", attributed).control.title(for: .normal)?.value == "Stale")
  }

  @Test func aConfigurationHasItsOwnTexts() throws {
    let content = """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" image="cart" catalog="system" \
      imagePlacement="trailing" imagePadding="8" titlePadding="2" cornerStyle="capsule" buttonSize="large">
      <string key="subtitle">now</string>
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration>
      """
    let configuration = try #require(try button("", content).control.configuration)
    #expect(configuration.title == LocalizableText.keyed("Buy", "x.configuration.title"))
    #expect(configuration.subtitle == LocalizableText.keyed("now", "x.configuration.subtitle"))
    #expect(configuration.image == ImageReference("cart", isSystem: true))
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 8)
    #expect(configuration.titlePadding == 2 && configuration.cornerStyle == .capsule && configuration.size == .large)
    #expect(configuration.titleFont == FontDescription(size: 18, weight: .bold))
    #expect(configuration.contentInsets == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func theSmallestNumberIsAnInsetOfZero() throws {
    let content = """
      <inset key="contentEdgeInsets" minX="2.2250738585072014e-308" minY="2" maxX="12" maxY="nan"/>
      <inset key="imageEdgeInsets" minX="-4" minY="0.0" maxX="4" maxY="1e308"/>
      """
    let insets = try #require(try button("", content).control.insets)
    #expect(insets.content == Insets(top: 2, leading: 0, bottom: 0, trailing: 12))
    #expect(insets.image?.leading == -4 && insets.title == nil)
  }

  @Test(arguments: [
    ("middleTruncation", LineBreakMode.truncatingMiddle), ("wordWrap", .wordWrap), ("clip", .clip),
    ("characterWrap", .characterWrap), ("tailTruncation", .truncatingTail), ("headTruncation", .truncatingHead),
  ])
  func lineBreakModesHaveTheContractsNames(name: String, mode: LineBreakMode) throws {
    #expect(try button("lineBreakMode=\"\(name)\"").control.lineBreakMode == mode)
  }

  @Test func flagsRoleAndConnectionsAreRead() throws {
    let content = """
      <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
      <attributedString key="userComments"><fragment content="A verb"/></attributedString>
      """
    let element = try button(
      "enabled=\"NO\" selected=\"YES\" role=\"destructive\" hidden=\"YES\" customClass=\"Big\" userLabel=\"Go\"",
      content)
    #expect(element.control.isEnabled == false && element.control.isSelected == true)
    #expect(element.control.role == .destructive && element.isHidden == true)
    #expect(element.customClass == "Big" && element.userLabel == "Go" && element.localizerNote == "A verb")
    #expect(element.actions == ["go:"] && element.outlets == ["all", "main"])
  }

  @Test(arguments: [("alpha=\"0.0\"", true), ("alpha=\"0.25\"", nil), ("", nil)] as [(String, Bool?)])
  func aTransparentElementIsHidden(attributes: String, expected: Bool?) throws {
    #expect(try button(attributes).isHidden == expected)
  }

  @Test func aMenuIsInsideWithItsCommands() throws {
    let menu =
      "<menu key=\"menu\" id=\"m\"><children><command title=\"Cut\" id=\"c\"/><menu title=\"More\" id=\"n\"/></children></menu>"
    let element = try button("", menu)
    #expect(element.children.first?.children.map(\.kind) == [.menuItem, .menu])
    #expect(element.children.first?.children.first?.control.title == LocalizableText.keyed("Cut", "c.title"))
  }
}
