import AuditModel
import Testing

@testable import PlatformData

@Suite struct AppleFontTests {
  @Test(arguments: [
    ("Avenir Next", 1.366), ("AvenirNext-Heavy", 1.366), ("Avenir-Book", 1.366), ("Helvetica", 1.15),
    ("HelveticaNeue-Light", 1.193), ("TimesNewRomanPS-BoldMT", 1.1499), ("ArialMT", 1.1499), ("Menlo-Bold", 1.164),
    ("Georgia", 1.1362), ("Futura-Medium", 1.328),
  ])
  func aNameOfAnyKindHasTheLineOfItsFont(name: String, height: Double) throws {
    let line = try #require(AppleFont.named(name)?.line)
    #expect(abs(line.ascent + line.descent + line.leading - height) < 1e-9)
  }

  @Test(arguments: ["Lato-Regular", "Avenir Nextish", "Arial Black", "", "-Bold", "SF Pro Text"])
  func nothingIsKnownOfOtherFonts(name: String) { #expect(AppleFont.named(name) == nil) }

  @Test(arguments: [(FontWeight.regular, 0.956), (.semibold, 0.956), (.bold, 1.072), (.heavy, 1.072)])
  func aWeightHasItsFactor(weight: FontWeight, factor: Double) throws {
    let widths = try #require(AppleFont.named("Georgia")?.widths)
    #expect(widths.advance(0.5, glyphs: 1, weight: weight) == 0.5 * factor)
  }

  @Test(arguments: [(0, 0.0), (1, 0.6021), (2, 1.2042)])
  func allGlyphsOfMenloAreOfOneWidth(glyphs: Int, ems: Double) throws {
    let widths = try #require(AppleFont.named("Menlo")?.widths)
    #expect(widths.advance(0.31, glyphs: glyphs, weight: .regular) == ems)
  }

  @Test func aFontOfUnknownWidthsIsAsDoubtfulAsAnyMissingFont() {
    for font in AppleFont.fonts.value where font.widths == nil {
      #expect(font.tolerance == MeasurementTolerance.missingFont.value)
    }
    for font in AppleFont.fonts.value where font.widths != nil {
      #expect(font.tolerance < MeasurementTolerance.missingFont.value)
    }
  }

  @Test func noNameMeansTwoFonts() {
    let names = AppleFont.fonts.value.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { AppleFont.named($0) != nil })
  }
}
