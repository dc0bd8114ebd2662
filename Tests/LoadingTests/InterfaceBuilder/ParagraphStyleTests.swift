import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

/// One attribute of `<paragraphStyle>` and what it says; nil is nothing.
struct ParagraphCase: Sendable, CustomTestStringConvertible {
  var attributes: String
  var style: ParagraphStyle?

  /// A case whose style differs from an empty one by `change`; without one it says nothing.
  init(_ attributes: String, _ change: ((inout ParagraphStyle) -> Void)? = nil) {
    self.attributes = attributes
    guard let change else { return }
    var style = ParagraphStyle()
    change(&style)
    self.style = style
  }

  var testDescription: String { attributes }
}

@Suite struct ParagraphStyleTests {
  static let cases: [ParagraphCase] = [
    ParagraphCase("alignment=\"left\"") { $0.alignment = .left },
    ParagraphCase("alignment=\"justified\"") { $0.alignment = .justified },
    ParagraphCase("alignment=\"natural\"") { $0.alignment = .natural },
    ParagraphCase("alignment=\"upwards\""),
    ParagraphCase("baseWritingDirection=\"natural\""),
    ParagraphCase("baseWritingDirection=\"rightToLeft\"") { $0.baseWritingDirection = .rightToLeft },
    ParagraphCase("baseWritingDirection=\"leftToRight\"") { $0.baseWritingDirection = .leftToRight },
    ParagraphCase("lineBreakMode=\"wordWrapping\"") { $0.lineBreakMode = .wordWrap },
    ParagraphCase("lineBreakMode=\"charWrapping\"") { $0.lineBreakMode = .characterWrap },
    ParagraphCase("lineBreakMode=\"clipping\"") { $0.lineBreakMode = .clip },
    ParagraphCase("lineBreakMode=\"truncatingHead\"") { $0.lineBreakMode = .truncatingHead },
    ParagraphCase("lineBreakMode=\"truncatingMiddle\"") { $0.lineBreakMode = .truncatingMiddle },
    ParagraphCase("lineBreakMode=\"truncatingTail\"") { $0.lineBreakMode = .truncatingTail },
    ParagraphCase("lineBreakMode=\"tailTruncation\"") { $0.lineBreakMode = .truncatingTail },
    ParagraphCase("firstLineHeadIndent=\"3\"") { $0.firstLineHeadIndent = 3 },
    ParagraphCase("headIndent=\"4.5\"") { $0.headIndent = 4.5 },
    ParagraphCase("headIndent=\"-4.5\""), ParagraphCase("headIndent=\"0.0\""),
    ParagraphCase("tailIndent=\"200\"") { $0.tailIndent = 200 },
    ParagraphCase("tailIndent=\"-20\"") { $0.tailIndent = -20 },
    ParagraphCase("tailIndent=\"0\""),
    ParagraphCase("hyphenationFactor=\"0.60000002384185791\"") { $0.hyphenationFactor = 0.60000002384185791 },
    ParagraphCase("hyphenationFactor=\"7\"") { $0.hyphenationFactor = 1 },
    ParagraphCase("hyphenationFactor=\"0.0\""), ParagraphCase("hyphenationFactor=\"-1\""),
    ParagraphCase("tighteningFactorForTruncation=\"0.0\"") { $0.tighteningFactorForTruncation = 0 },
    ParagraphCase("tighteningFactorForTruncation=\"0.4\"") { $0.tighteningFactorForTruncation = 0.4 },
    ParagraphCase("tighteningFactorForTruncation=\"-0.4\""),
    ParagraphCase("allowsDefaultTighteningForTruncation=\"NO\"") { $0.allowsDefaultTighteningForTruncation = false },
    ParagraphCase("lineHeightMultiple=\"1.2\"") { $0.lineHeightMultiple = 1.2 },
    ParagraphCase("minimumLineHeight=\"25\"") { $0.minimumLineHeight = 25 },
    ParagraphCase("maximumLineHeight=\"22\"") { $0.maximumLineHeight = 22 },
    ParagraphCase("maximumLineHeight=\"0\""),
    ParagraphCase("lineSpacing=\"10\"") { $0.lineSpacing = 10 },
    ParagraphCase("paragraphSpacing=\"3\"") { $0.paragraphSpacing = 3 },
    ParagraphCase("paragraphSpacingBefore=\"2\"") { $0.paragraphSpacingBefore = 2 },
    ParagraphCase("defaultTabInterval=\"33.7\"") { $0.defaultTabInterval = 33.7 },
    ParagraphCase("lineSpacing=\"nan\""), ParagraphCase("lineSpacing=\"inf\""), ParagraphCase("lineSpacing=\"\""),
    ParagraphCase("lineSpacing=\"ten\" headerLevel=\"6\""),
  ]

  private func title(_ fragments: String) throws -> LocalizableText {
    let xml = """
      <label id="x" usesAttributedText="YES"><attributedString key="attributedText">\(fragments)</attributedString></label>
      """
    return try #require(InterfaceDocument.iOS(xml).element().control.text)
  }

  private func fragment(_ attributes: String) -> String {
    "<fragment content=\"Go\"><attributes>\(attributes)</attributes></fragment>"
  }

  @Test(arguments: cases) func eachAttribute(_ paragraph: ParagraphCase) throws {
    let text = try title(fragment("<paragraphStyle key=\"NSParagraphStyle\" \(paragraph.attributes)/>"))
    #expect(text.paragraphStyle == paragraph.style)
  }

  @Test(
    arguments: [
      (
        "<tabStops><textTab alignment=\"left\" location=\"56\"><options/></textTab><textTab location=\"33.5\"/></tabStops>",
        [33.5, 56]
      ),
      ("<tabStops/>", []), ("<tabStops><textTab location=\"nan\"/><textTab/></tabStops>", []), ("", nil),
    ] as [(String, [Double]?)])
  func tabStops(xml: String, stops: [Double]?) throws {
    let text = try title(fragment("<paragraphStyle key=\"NSParagraphStyle\">\(xml)</paragraphStyle>"))
    #expect(text.paragraphStyle?.tabStops == stops)
  }

  @Test func theFirstFragmentSpeaksForAll() throws {
    let style = { (alignment: String) in "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"\(alignment)\"/>" }
    let text = try title(fragment(style("center")) + fragment(style("right")))
    #expect(text.value == "GoGo")
    #expect(text.paragraphStyle?.alignment == .center)
    #expect(try title(fragment("") + fragment(style("right"))).paragraphStyle == nil)
  }

  @Test(
    arguments: [
      ("<real key=\"NSKern\" value=\"-0.29999999999999999\"/>", FontDescription(kerning: -0.3)),
      ("<integer key=\"NSKern\" value=\"2\"/>", FontDescription(kerning: 2)),
      (
        "<font key=\"NSFont\" size=\"12\" name=\"Menlo-Regular\"/><real key=\"NSKern\" value=\"1\"/>",
        FontDescription(size: 12, family: "Menlo-Regular", kerning: 1)
      ),
      ("<real key=\"NSKern\" value=\"0.0\"/>", nil), ("<real key=\"NSKern\" value=\"nan\"/>", nil),
      ("<integer key=\"NSLigature\" value=\"2\"/>", nil),
    ] as [(String, FontDescription?)])
  func kerning(xml: String, font: FontDescription?) throws {
    #expect(try title(fragment(xml)).font == font)
  }

  @Test func aParagraphStyleIsReadBackFromJSON() throws {
    let style = "alignment=\"right\" headIndent=\"4\" tailIndent=\"-2\" hyphenationFactor=\"1\""
    let text = try title(fragment("<paragraphStyle key=\"NSParagraphStyle\" \(style)/>"))
    let tree = """
      {"screens": [{"id": "a", "root": {"kind": "label", "id": "x", "text": {"value": "Go", "paragraphStyle": {
        "alignment": "right", "headIndent": 4, "tailIndent": -2, "hyphenationFactor": 1}}}}]}
      """
    let screens = try #require(JSONTreeReader.read(Array(tree.utf8), path: "a.json").document?.trees.first?.screens)
    #expect(screens.first?.root.control.text == text)
    #expect(try JSONDecoder().decode(LocalizableText.self, from: JSONEncoder().encode(text)) == text)
  }

  @Test(
    "every style in the corpus says something",
    .enabled(if: Corpus.folder != nil, "the corpus is not beside the repository"))
  func corpus() throws {
    let folder = try #require(Corpus.folder)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (written, read) = (0, 0)
    for case let file as URL in files where ["xib", "storyboard"].contains(file.pathExtension) {
      let bytes = try Data(contentsOf: file)
      written += String(decoding: bytes, as: UTF8.self).components(separatedBy: "<paragraphStyle ").count - 1
      guard let root = try? XMLReader.read(Array(bytes)) else { continue }
      root.forEach { node in
        guard node.name == "attributedString", ObjectSource.attributed(node)?.paragraphStyle != nil else { return }
        read += 1
      }
    }
    #expect(read == written)
    #expect(read > 0)
  }
}
