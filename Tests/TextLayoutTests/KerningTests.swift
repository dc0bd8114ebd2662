import AuditModel
import Testing

@testable import TextLayout

/// The kerning of an attributed text comes on top of the space that its font asks for.
@Suite struct KerningTests {
  @Test(
    arguments: texts.filter { ["en", "de", "el", "ru", "ja", "ko"].contains($0.locale) }, [-0.5, 0.25, 3.0])
  func itIsAddedAfterEachGlyph(text: (locale: String, text: String), kerning: Double) {
    var kerned = request(text.text, size: 17, locale: text.locale)
    let plain = engine.measure(kerned)
    kerned.font.kerning = kerning
    let wide = engine.measure(kerned)
    // Each cluster of these scripts is one glyph, but for a combination that no face has composed.
    let (least, most) = (text.text.count, text.text.unicodeScalars.count)
    let added = (wide.naturalWidth - plain.naturalWidth) / kerning
    #expect((Double(least) - 0.01...Double(most) + 0.01).contains(added))
    #expect(wide.lineHeight == plain.lineHeight)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func kerningThatIsNotANumberAddsNothing(kerning: Double) {
    var kerned = request("Save changes now")
    let plain = engine.measure(kerned)
    kerned.font.kerning = kerning
    #expect(engine.measure(kerned) == plain)
  }
}
