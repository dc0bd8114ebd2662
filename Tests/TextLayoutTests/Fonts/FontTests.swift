import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

@Suite struct FontTests {
  private static let inter = FontFiles(folders: FontFolders.all).path(of: "Inter-Regular.otf")

  @Test(.enabled(if: inter != nil)) func aFileIsMeasuredAsItIs() throws {
    let path = try #require(Self.inter)
    let face = try #require(FontFace(path: path))
    let bold = ResolvedFont(pointSize: 17, weight: .bold, file: path)
    let measured = engine.measure(TextRequest(text: "Save", font: bold))
    let untracked = engine.measure(TextRequest(text: "Save", font: ResolvedFont(pointSize: 17, tracking: 0)))
    let model = try #require(SystemFontModel.entry(weight: .regular, pointSize: 17))
    let additions = "Save".utf16.map { model.addition(to: $0) * 17 }.reduce(0, +)
    #expect(abs(measured.naturalWidth + additions - untracked.naturalWidth) < 0.02)
    #expect(additions != 0)
    #expect(measured.faces == ["Inter-Regular"])
    #expect(measured.lineHeight == Points((face.ascent + face.descent) * 17))
  }

  @Test func theSystemFontIsTracked() {
    let plain = ResolvedFont(pointSize: 17, tracking: 0)
    let wide = engine.measure(TextRequest(text: "Save", font: plain)).naturalWidth
    #expect(abs(wide - engine.measure(request("Save", size: 17)).naturalWidth - 4 * 0.43) < 1e-6)
  }

  @Test func aFamilyThatIsMissingHasAStandIn() {
    let engine = TextEngine()
    var missing = request("Save changes", width: 20)
    missing.font.family = "Nonesuch-Bold"
    let measured = engine.measure(missing)
    #expect(
      measured.verdict == .needsReview(reason: "the font Nonesuch-Bold is not installed; measured with Inter-Regular"))
    #expect(engine.fontsUsed().map(\.role) == ["stand-in for Nonesuch-Bold"])
    missing.width = 300
    #expect(engine.measure(missing).verdict.name == "fits")
  }

  @Test func aFamilyThatIsThereIsUsed() {
    var serif = request("Save", width: 100)
    serif.font.family = "Noto Serif"
    serif.font.weight = .bold
    #expect(engine.measure(serif).faces == ["NotoSerif-Bold"])
  }

  @Test func fontsAreNamedWithTheirRole() {
    let engine = TextEngine()
    _ = engine.measure(request("Save إعدادات", locale: "ar"))
    let uses = engine.fontsUsed()
    #expect(uses.map(\.file) == ["Inter-Regular.otf", "NotoSansArabic-Regular.ttf"])
    #expect(uses.map(\.role) == ["system font (stand-in for SF Pro)", "Arabic (stand-in for SF Arabic)"])
    #expect(uses.allSatisfy { !$0.version.isEmpty && !$0.family.isEmpty })
  }

  /// Where only some weights of a family are installed, the nearest of them is taken.
  @Test(arguments: [FontWeight.thin, .regular, .medium, .semibold, .heavy], ["ar", "he", "th", "ja", "ko", "zh-Hant"])
  func everyWeightOfAScriptIsNamed(weight: FontWeight, language: String) throws {
    let engine = TextEngine()
    let text = try #require(["zh-Hant": "設定"][language] ?? texts.first { $0.locale == language }?.text)
    var weighted = request(text.filter { !$0.isWhitespace }, locale: language)
    weighted.font.weight = weight
    let measured = engine.measure(weighted)
    #expect(measured.basis == .standIn && !measured.hasMissingGlyphs)
    for use in engine.fontsUsed() {
      #expect(use.role.contains("(stand-in for ") && !use.version.isEmpty && use.file.contains("-"))
    }
  }

  @Test(arguments: [17.0, 24]) func digitsOfOneWidth(size: Double) {
    func width(_ text: String, _ isMonospaced: Bool) -> Double {
      var request = request(text, size: size)
      request.font.hasMonospacedDigits = isMonospaced
      return engine.measure(request).naturalWidth
    }
    #expect(width("1111", false) < width("0000", false))
    let widths = Set((0...9).map { width(String(repeating: "\($0)", count: 4), true) })
    #expect(widths.count == 1)
    #expect(size >= 20 || width("Save", true) == width("Save", false))
  }

  @Test(arguments: [
    ("Avenir-Heavy", FontWeight.heavy, false), ("Lato-BoldItalic", .bold, true), ("Foo-UltraLight", .ultraLight, false),
    ("Foo-SemiBold", .semibold, false), ("Proxima-MediumOblique", .medium, true),
  ])
  func traitsOfANamesEnding(name: String, weight: FontWeight, isItalic: Bool) {
    let traits = FontNameTraits(name)
    #expect(traits.weight == weight)
    #expect(traits.isItalic == isItalic)
  }
}
