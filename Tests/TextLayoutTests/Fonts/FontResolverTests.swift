import AuditModel
import Testing

@testable import TextLayout

@Suite struct FontResolverTests {
  private let button = FontDescription(size: 15)

  @Test func absentFontPropertiesHaveDefaults() {
    let font = FontResolver.resolve(nil, default: button, at: .accessibility5, platform: .iOS)
    #expect(font == ResolvedFont(pointSize: 15))
    let bold = FontResolver.resolve(FontDescription(weight: .bold), default: button, at: .large, platform: .iOS)
    #expect(bold == ResolvedFont(pointSize: 15, weight: .bold))
  }

  @Test func aStyleFollowsTheContentSize() {
    let headline = FontDescription(style: .headline)
    let font = FontResolver.resolve(headline, default: button, at: .accessibility1, platform: .iOS)
    #expect(font == ResolvedFont(pointSize: 28, weight: .semibold, leading: 34))
    #expect(FontResolver.scales(headline, default: button, platform: .iOS))
    #expect(!FontResolver.scales(headline, default: button, platform: .macOS))
    #expect(!FontResolver.scales(nil, default: button, platform: .iOS))
  }

  @Test func aFixedSizeDoesNotTakeTheDefaultsStyle() {
    let font = FontResolver.resolve(
      FontDescription(size: 20), default: FontDescription(style: .body), at: .accessibility5, platform: .iOS)
    #expect(font == ResolvedFont(pointSize: 20))
  }

  /// The first two are published readings; on a device of two pixels a point the same length falls on a half.
  @Test(
    arguments: [
      (.medium, nil, 49.0 / 3), (.accessibility5, nil, 48), (.large, nil, 17), (.medium, 2, 16), (.xLarge, 1, 19),
      (.xLarge, 0, 19), (.large, 1, 17),
    ] as [(ContentSizeCategory, Int?, Double)])
  func aFamilyInAStyleGrowsToWholePixels(size: ContentSizeCategory, pixels: Int?, points: Double) {
    let font = FontResolver.resolve(
      FontDescription(style: .body, size: 17, family: "Avenir-Heavy"), default: button, at: size, platform: .iOS,
      pixelsPerPoint: pixels)
    #expect(abs(font.pointSize - points) < 1e-9)
    #expect(font.family == "Avenir-Heavy" && font.weight == .heavy && font.leading == nil)
  }

  @Test(
    arguments: [
      (FontDescription(style: .body, isBold: true), .iOS, .semibold),
      (FontDescription(style: .title1, isBold: true), .iOS, .bold),
      (FontDescription(style: .headline, isBold: true), .macOS, .heavy),
      (FontDescription(style: .headline, isBold: true), .tvOS, .bold),
      (FontDescription(style: .body, weight: .black, isBold: true), .iOS, .black),
      (FontDescription(style: .body, isBold: false), .iOS, .regular),
      (FontDescription(size: 12, isBold: true), .iOS, .bold),
      (FontDescription(style: .body, size: 17, family: "Avenir-Book", isBold: true), .iOS, .bold),
      (FontDescription(style: .caption2), .macOS, .medium),
    ] as [(FontDescription, Platform, FontWeight)])
  func weights(font: FontDescription, platform: Platform, weight: FontWeight) {
    #expect(FontResolver.resolve(font, default: button, at: .large, platform: platform).weight == weight)
  }

  @Test func digitsOfOneWidthAreAskedFor() {
    let digits = FontDescription(monospacedDigits: true)
    #expect(FontResolver.resolve(digits, default: button, at: .large, platform: .iOS).hasMonospacedDigits)
    #expect(FontResolver.resolve(nil, default: digits, at: .large, platform: .iOS).hasMonospacedDigits)
    #expect(!FontResolver.resolve(button, default: digits, at: .large, platform: .iOS).hasMonospacedDigits)
  }

  @Test(arguments: [".SFUI-Semibold", "SFProText-Semibold", ".AppleSystemUIFontSemibold"])
  func theSystemFontByItsName(name: String) {
    let font = FontResolver.resolve(
      FontDescription(size: 12, family: name), default: button, at: .large, platform: .iOS)
    #expect(font.family == nil)
  }

  @Test(
    arguments: [
      FontDescription(size: 17, kerning: 1), FontDescription(kerning: 1), FontDescription(style: .body, kerning: 1),
      FontDescription(size: 17, family: "Menlo", kerning: 1),
      FontDescription(style: .body, size: 17, family: "Menlo", kerning: 1),
    ])
  func aKerningIsKept(font: FontDescription) {
    let resolved = FontResolver.resolve(font, default: button, at: .accessibility1, platform: .iOS)
    #expect(resolved.kerning == 1 && resolved.tracking == nil)
    #expect(FontResolver.resolve(FontDescription(size: 17), default: button, at: .large, platform: .iOS).kerning == 0)
  }
}
