import AuditModel
import Testing

@testable import Loading

/// Colours of views and buttons.
@Suite struct ColorTests {
  private static let resources = """
    <namedColor name="Accent"><color red="0.25" green="0.5" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></namedColor>
    <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
    """

  private func x(_ xml: String) throws -> Element {
    try InterfaceDocument.iOS(xml, resources: Self.resources).element()
  }

  private func background(_ color: String) throws -> ColorReference? {
    try x("<view id=\"x\"><color key=\"backgroundColor\" \(color)/></view>").appearance.backgroundColor
  }

  private static let accent = ColorComponents(red: 0.25, green: 0.5, blue: 1, alpha: 1)
  private static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)

  @Test func colorsByComponents() throws {
    let gray = ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.75)
    #expect(try background("white=\"0.5\" alpha=\"0.75\" colorSpace=\"calibratedWhite\"") == .init(components: gray))
    let blue = "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    #expect(try background(blue) == ColorReference(components: Self.accent))
    let wide = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    #expect(try background(wide)?.components == ColorComponents(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func namesStandBesideWhatTheFileRepeats() throws {
    #expect(try background("name=\"Accent\"") == ColorReference(name: "Accent", components: Self.accent))
    #expect(try background("name=\"Other\"") == ColorReference(name: "Other"))
    let label = ColorReference(system: "labelColor", components: Self.black)
    #expect(try background("systemColor=\"labelColor\"") == label)
    #expect(try background("cocoaTouchSystemColor=\"darkTextColor\"") == ColorReference(system: "darkTextColor"))
    // What systems before iOS 13 show in its place.
    #expect(try background("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"") == label)
    let catalog = "name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\""
    #expect(try background(catalog) == label)
  }

  @Test func anUnknownColorIsNil() throws {
    #expect(try background("red=\"1\" green=\"x\" blue=\"0\"") == nil)
    #expect(try x("<view id=\"x\"><nil key=\"backgroundColor\"/></view>").appearance == Appearance())
  }

  @Test func aViewsColorsAndOpacity() throws {
    let label = try x(
      "<label id=\"x\" alpha=\"0.5\"><color key=\"textColor\" name=\"Accent\"/><color key=\"tintColor\" name=\"T\"/></label>"
    )
    #expect(label.appearance.textColor?.name == "Accent")
    #expect(label.appearance.tintColor?.name == "T")
    #expect(label.appearance.alpha == 0.5)
  }

  @Test func titlesHaveAColorForEachState() throws {
    let states = try x(
      """
      <button id="x" adjustsImageWhenHighlighted="NO" showsTouchWhenHighlighted="YES"><state key="normal" title="A">
      <color key="titleColor" name="Accent"/></state><state key="selected"><attributedString key="attributedTitle">
      <fragment content="B"><attributes><color key="NSColor" name="Two"/></attributes></fragment></attributedString>
      </state></button>
      """
    ).control
    #expect(states.states?[.normal]?.titleColor?.name == "Accent")
    #expect(states.states?[.selected]?.titleColor?.name == "Two")
    #expect(states.adjustsImageWhenHighlighted == false)
    #expect(states.showsTouchWhenHighlighted == true)
  }

  @Test func configurationsHaveTheirOwnColors() throws {
    let configuration = try #require(
      try x(
        """
        <button id="x"><buttonConfiguration key="configuration" style="filled" showsActivityIndicator="YES">
        <backgroundConfiguration key="background"><color key="backgroundColor" name="Fill"/></backgroundConfiguration>
        <color key="baseForegroundColor" name="Accent"/><color key="baseBackgroundColor" name="Base"/>
        </buttonConfiguration></button>
        """
      ).control.configuration)
    #expect(configuration.foregroundColor?.name == "Accent")
    #expect(configuration.backgroundColor?.name == "Fill")
    #expect(configuration.showsActivityIndicator == true)
  }
}
