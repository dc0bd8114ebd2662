import AuditModel
import Layout
import TestSupport
import Testing

@Suite struct TextSlotTests {
  private func slots(_ kind: ElementKind, _ members: Members, platform: Platform = .iOS) throws -> [TitleSlot] {
    try #require(try TestScreen(root: Node(kind, "a", sized(100) + members), platform: platform).titleSlots()["a"])
  }

  @Test(
    arguments: [
      (.label, ["text": "A"], Platform.iOS, 100), (.textField, ["text": "A"], .iOS, 100),
      (.textField, ["type": "roundedRect", "placeholder": "A"], .iOS, 86),
      (.textField, ["type": "label", "text": "A"], .macOS, 96),
      // A label with a text does not show its placeholder.
      (.textField, ["type": "label", "text": "A", "placeholder": "B"], .macOS, 96),
    ] as [(ElementKind, Members, Platform, Int)])
  func aTextIsNotATitle(kind: ElementKind, members: Members, platform: Platform, width: Int) throws {
    let slots = try slots(kind, members, platform: platform)
    #expect(slots.map(\.isTitle) == [false])
    #expect(slots.first?.availableSize.size?.width == Points(width))
  }

  @Test(
    arguments: [
      (nil, .xxLarge, .accessibility3, .xxLarge), (nil, .xxLarge, .large, .large), (.large, nil, .small, .large),
      (.large, nil, .xLarge, .xLarge), (.small, .xxLarge, .accessibility1, .xxLarge), (nil, nil, .small, .small),
    ] as [(ContentSizeCategory?, ContentSizeCategory?, ContentSizeCategory, ContentSizeCategory)])
  func contentSizesAreLimited(
    least: ContentSizeCategory?, most: ContentSizeCategory?, chosen: ContentSizeCategory, expected: ContentSizeCategory
  ) {
    var slot = TitleSlot.plain("A")
    slot.contentSizes = ContentSizeLimits(minimum: least, maximum: most)
    #expect(slot.contentSize(for: chosen) == expected)
  }

  @Test(arguments: [(nil, 1, LineBreakMode.truncatingTail), (0, 0, .truncatingTail), (2, 2, .truncatingTail)])
  func aLabelHasTheLinesOfItsFile(lines: Int?, expected: Int, mode: LineBreakMode) throws {
    let member: Members = lines.map { ["numberOfLines": JSON($0)] } ?? [:]
    let slot = try #require(try slots(.label, ["text": "A"] + member).first)
    #expect(slot.numberOfLines == expected && slot.lineBreakMode == mode)
    #expect(slot.defaultFont == FontDescription(size: 17))
    #expect(slot.isHeightLimited == (expected != 1))
  }

  @Test(
    arguments: [
      ([:], 17.0, 1.0), (["minimumScaleFactor": 0.5], 17, 0.5),
      (["minimumScaleFactor": 0.5, "adjustsFontSizeToFitWidth": false], 17, 1),
      (["minimumFontSize": 8.5, "adjustsFontSizeToFitWidth": true], 17, 0.5),
      (["minimumFontSize": 20, "adjustsFontSizeToFitWidth": true], 17, 1),
      (["minimumFontSize": 8.5, "minimumScaleFactor": 0.9, "adjustsFontSizeToFitWidth": true], 17, 0.9),
    ] as [(Members, Double, Double)])
  func aTextShrinksAsFarAsItMay(members: Members, size: Double, factor: Double) throws {
    let slot = try #require(try slots(.label, ["text": "A"] + members).first)
    #expect(slot.minimumScaleFactor(at: size) == factor)
  }

  @Test(arguments: [
    (LineBreakMode.clip, false), (.truncatingTail, true), (.truncatingMiddle, true), (.wordWrap, false),
  ])
  func appKitTightensWhatItWouldTruncateWithAnEllipsis(mode: LineBreakMode, tightens: Bool) throws {
    let members: Members = ["text": "A", "lineBreakMode": JSON(mode.rawValue)]
    #expect(try slots(.textField, members, platform: .macOS).first?.allowsTightening == tightens)
  }
}
