import AuditModel
import Testing

@testable import Loading

@Suite struct FontTests {
  @Test(
    arguments: [
      ("type=\"system\" pointSize=\"15\"", FontDescription(size: 15)),
      ("type=\"system\" weight=\"semibold\" pointSize=\"17\"", FontDescription(size: 17, weight: .semibold)),
      ("type=\"boldSystem\" pointSize=\"12\"", FontDescription(size: 12, weight: .bold)),
      ("type=\"italicSystem\" pointSize=\"12\"", FontDescription(size: 12, isItalic: true)),
      ("style=\"UICTFontTextStyleTitle0\"", FontDescription(style: .largeTitle)),
      ("style=\"UICTFontTextStyleSubhead\"", FontDescription(style: .subheadline)),
      ("name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"13\"", FontDescription(size: 13, family: "Avenir-Book")),
      (
        "name=\".SFUIText-SemiboldItalic\" pointSize=\"13\"",
        FontDescription(size: 13, weight: .semibold, isItalic: true)
      ),
      ("type=\"system\" size=\"system\"", FontDescription(size: 14)),
      ("type=\"system\" pointSize=\"nan\"", nil),
      ("type=\"system\" pointSize=\"0.0\"", nil),
    ] as [(String, FontDescription?)])
  func uiKitsSpellings(attributes: String, font: FontDescription?) throws {
    let xml = "<label id=\"x\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
    #expect(try InterfaceDocument.iOS(xml).element().control.font == font)
  }

  @Test(
    arguments: [
      ("metaFont=\"system\"", FontDescription(size: 13)),
      ("metaFont=\"smallSystemBold\"", FontDescription(size: 11, weight: .bold)),
      ("metaFont=\"systemSemibold\" size=\"20\"", FontDescription(size: 20, weight: .semibold)),
      ("textStyle=\"caption1\" name=\".SFNS-Regular\"", FontDescription(style: .caption1, weight: .regular)),
      ("size=\"12\" name=\"Menlo-Regular\"", FontDescription(size: 12, family: "Menlo-Regular")),
      ("usesAppearanceFont=\"YES\"", FontDescription(size: 13)),
    ] as [(String, FontDescription?)])
  func appKitsSpellings(attributes: String, font: FontDescription?) throws {
    let xml =
      "<textField id=\"x\"><textFieldCell key=\"cell\" id=\"c\"><font key=\"font\" \(attributes)/></textFieldCell></textField>"
    #expect(try InterfaceDocument.macOS(xml).element().control.font == font)
  }
}
