import AuditModel
import Testing

@testable import Loading

/// Images with their sizes, and symbols with how they are set.
@Suite struct ImageTests {
  private static let resources = """
    <image name="star" width="30" height="20"/><image name="star" catalog="system" width="128" height="116"/>
    """

  private func x(_ xml: String) throws -> Control {
    try InterfaceDocument.iOS(xml, resources: Self.resources).element().control
  }

  private func symbol(_ change: (inout SymbolConfiguration) -> Void) -> SymbolConfiguration {
    var symbol = SymbolConfiguration()
    change(&symbol)
    return symbol
  }

  @Test func anAssetAndASymbolOfOneNameHaveTheirOwnSizes() throws {
    #expect(
      try x("<imageView image=\"star\" id=\"x\"/>").image == ImageReference("star", size: Size(width: 30, height: 20)))
    let star = ImageReference("star", isSystem: true, size: Size(width: 128, height: 116))
    #expect(try x("<imageView image=\"star\" catalog=\"system\" id=\"x\"/>").image == star)
  }

  @Test func aReferencesScaleOverridesThePreferredOne() throws {
    let xml = """
      <imageView id="x"><imageReference key="image" image="star" catalog="system" symbolScale="large"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="24" \
      scale="small" weight="semibold"/></imageView>
      """
    let expected = symbol { ($0.pointSize, $0.weight, $0.scale) = (24, .semibold, .large) }
    #expect(try x(xml).image?.symbol == expected)
  }

  @Test(
    arguments: [
      ("<fontDescription key=\"font\" style=\"UICTFontTextStyleBody\"/>", TextStyle.body, nil, nil),
      ("<fontDescription key=\"font\" type=\"system\" weight=\"bold\" pointSize=\"20\"/>", nil, 20, .bold),
      ("", nil, nil, nil),
    ] as [(String, TextStyle?, Double?, FontWeight?)])
  func aSymbolScalesWithItsFont(font: String, style: TextStyle?, size: Double?, weight: FontWeight?) throws {
    let xml = """
      <button id="x"><state key="normal" image="star" catalog="system"><preferredSymbolConfiguration \
      key="preferredSymbolConfiguration" configurationType="font" scale="default">\(font)</preferredSymbolConfiguration>
      </state></button>
      """
    let expected = symbol { ($0.style, $0.pointSize, $0.weight) = (style, size, weight) }
    let read = try x(xml).states?[.normal]?.image?.symbol
    #expect(read == (expected == SymbolConfiguration() ? nil : expected))
  }

  @Test func aConfigurationSetsItsSymbol() throws {
    let xml = """
      <button id="x"><buttonConfiguration key="configuration" style="plain" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/></buttonConfiguration></button>
      """
    #expect(try x(xml).configuration?.image?.symbol == symbol { $0.scale = .large })
  }

  @Test func anAppKitButtonHasItsCellsImage() throws {
    let xml = """
      <button id="x"><buttonCell key="cell" type="square" id="c"><imageReference key="image" image="gear" \
      catalog="system" symbolScale="large"/></buttonCell></button>
      """
    let image = try InterfaceDocument.macOS(xml).element().control.states?[.normal]?.image
    #expect(image?.isSystem == true && image?.symbol?.scale == .large)
  }
}
