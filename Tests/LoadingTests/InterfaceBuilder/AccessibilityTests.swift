import AuditModel
import Testing

@testable import Loading

@Suite struct AccessibilityTests {
  private func x(_ content: String) throws -> Element {
    try InterfaceDocument.iOS("<button id=\"x\">\(content)</button>").element()
  }

  @Test func everyPropertyIsRead() throws {
    let properties = try x(
      """
      <accessibility key="accessibilityConfiguration" hint="Pays" value="3" identifier="buy" language="de">
      <string key="label">Buy</string><accessibilityTraits key="traits" header="YES" button="YES" link="NO"/>
      <bool key="isElement" value="NO"/></accessibility>
      """
    ).accessibility
    #expect(properties.label == LocalizableText.keyed("Buy", "x.accessibilityLabel"))
    #expect(properties.hint == LocalizableText.keyed("Pays", "x.accessibilityHint"))
    #expect(properties.value == LocalizableText.keyed("3", "x.accessibilityValue"))
    #expect(properties.identifier == "buy" && properties.language == "de" && properties.isElement == false)
    #expect(properties.traits == [.button, .header])
  }

  @Test func noneMeansNoTraitAtAll() throws {
    let none = "<accessibility><accessibilityTraits key=\"traits\" none=\"YES\"/></accessibility>"
    #expect(try x(none).accessibility.traits == [])
    #expect(try x("<accessibility hint=\"h\"/>").accessibility.traits == nil)
  }

  @Test func traitsBeyondTheFirstBitsHaveNames() throws {
    // Bits 0 and 53: a button that toggles.
    let element = try x(
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
      <integer key="value" value="9007199254740993"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(element.accessibility.traits == [.button, .toggleButton])
  }

  @Test func runtimeAttributesWin() throws {
    let element = try x(
      """
      <accessibility label="Old"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="New"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" localized="YES" value="Do"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits"><integer key="value" value="65537"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="own"><string key="value">text</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string"/></userDefinedRuntimeAttributes>
      """)
    #expect(element.accessibility.label == LocalizableText("New"))
    #expect(
      element.accessibility.hint
        == LocalizableText.keyed("Do", "x.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"))
    #expect(element.accessibility.elementsHidden == true && element.accessibility.traits == [.button, .header])
    #expect(element.control.numberOfLines == 2 && element.runtimeAttributes?.count == 6)
    #expect(element.runtimeAttributes?.last == RuntimeAttribute(keyPath: "own", type: .string, value: "text"))
  }
}
