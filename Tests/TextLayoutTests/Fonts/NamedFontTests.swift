import AuditModel
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Fonts of Apple's platforms that an app names and that are not installed.
@Suite(.enabled(if: TestFont(installed: "Inter-Regular.otf") != nil, "fonts-inter is not installed"))
struct NamedFontTests {
  /// Without installed fonts that could be the named one itself.
  private func measure(
    _ text: String, _ family: String?, weight: FontWeight = .regular, width: Points? = nil, locale: String? = nil
  ) -> TextMeasurement {
    let font = ResolvedFont(pointSize: 20, weight: weight, family: family)
    return engine.measure(TextRequest(text: text, locale: locale.flatMap { LocaleTag($0) }, font: font, width: width))
  }

  @Test(arguments: [("AvenirNext-Regular", 27.32), ("Futura-Medium", 26.56), ("HelveticaNeue", 23.86)])
  func linesHaveTheHeightOfTheNamedFont(family: String, height: Double) {
    let measured = measure("Save", family)
    guard measured.basis != .font else { return }
    #expect(abs(measured.lineHeight.value - height) < 0.02)
  }

  @Test func aFontOfKnownWidthsIsMeasuredWithThem() {
    let (named, missing) = (measure("Settings", "HelveticaNeue"), measure("Settings", "Nonesuch"))
    guard named.basis != .font else { return }
    #expect(abs(named.naturalWidth / missing.naturalWidth - 0.956) < 1e-4)
    #expect(named.basis == .scaled && named.substitution == nil)
    #expect(missing.basis == .substitute && missing.substitution != nil)
  }

  @Test func allLettersOfMenloAreOfOneWidth() {
    let (narrow, wide) = (measure("illi", "Menlo-Regular"), measure("WMWM", "Menlo-Regular"))
    guard narrow.basis != .font else { return }
    #expect(narrow.naturalWidth == wide.naturalWidth)
    #expect(abs(narrow.naturalWidth - 4 * 20 * 0.6021) < 0.01)
  }

  @Test func aTitleInAFontOfUnknownWidthsIsForReviewWhereOneOfKnownWidthsIsCut() {
    let known = measure("Settings", "HelveticaNeue", width: 20)
    let unknown = measure("Settings", "Avenir-Book", width: 20)
    guard known.basis != .font, unknown.basis != .font else { return }
    #expect(known.verdict.name == "truncates")
    #expect(unknown.verdict.name == "needsReview")
  }

  @Test(.enabled(if: TestFont(installed: "NotoSansArabic-Regular.ttf") != nil, "fonts-noto-core is not installed"))
  func arabicInGeezaProIsNarrowerThanInTheSystemFont() {
    let (system, named) = (measure("حفظ", nil, locale: "ar"), measure("حفظ", "GeezaPro", locale: "ar"))
    guard named.basis != .font else { return }
    #expect(abs(named.naturalWidth / system.naturalWidth - 0.87) < 1e-4)
  }

  /// What is known of a font holds for its letters alone.
  @Test(.enabled(if: TestFont(installed: "NotoSansArabic-Regular.ttf") != nil, "fonts-noto-core is not installed"))
  func lettersThatTheNamedFontLacksAreNotScaled() {
    let (system, named) = (measure("حفظ", nil, locale: "ar"), measure("حفظ", "HelveticaNeue", locale: "ar"))
    guard named.basis != .font else { return }
    #expect(named.naturalWidth == system.naturalWidth)
  }
}
