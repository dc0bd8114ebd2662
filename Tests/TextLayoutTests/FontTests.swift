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
    let double = engine.measure(TextRequest(text: "Save", font: ResolvedFont(pointSize: 34, file: path)))
    #expect(double.naturalWidth == 2 * measured.naturalWidth)
    #expect(measured.naturalWidth != engine.measure(request("Save", size: 17)).naturalWidth)
    #expect(measured.faces == ["Inter-Regular"])
    #expect(measured.lineHeight == Points((face.ascent + face.descent) * 17))
    #expect(engine.canRead(fontFile: path))
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

  @Test func aBrokenFileIsNoFont() throws {
    let folder = try TemporaryFolder(["a.otf": "", "b.ttf": "no font"])
    for name in ["a.otf", "b.ttf", "missing.otf"] {
      let path = folder.url.appendingPathComponent(name).path
      let engine = TextEngine(fontFolders: [folder.url.path])
      #expect(!engine.canRead(fontFile: path))
      let measured = engine.measure(
        TextRequest(text: "Save", font: ResolvedFont(pointSize: 17, file: path), width: 5))
      #expect(measured.verdict.name == "needsReview")
    }
  }

  @Test func aFileThatIsCutShortDoesNoHarm() throws {
    let whole = try #require(Self.inter.flatMap { FileManager.default.contents(atPath: $0) })
    let folder = try TemporaryFolder()
    try folder.write(whole.prefix(5000), to: "c.otf")
    let font = ResolvedFont(pointSize: 17, file: folder.url.appendingPathComponent("c.otf").path)
    let measured = TextEngine(fontFolders: [folder.url.path]).measure(TextRequest(text: "Save", font: font, width: 5))
    #expect(measured.naturalWidth.isFinite)
  }

  @Test func fontsAreNamedWithTheirRole() {
    let engine = TextEngine()
    _ = engine.measure(request("Save إعدادات", locale: "ar"))
    let uses = engine.fontsUsed()
    #expect(uses.map(\.file) == ["Inter-Regular.otf", "NotoSansArabic-Regular.ttf"])
    #expect(uses.map(\.role) == ["system font (stand-in for SF Pro)", "Arabic (stand-in for SF Arabic)"])
    #expect(uses.allSatisfy { !$0.version.isEmpty && !$0.family.isEmpty })
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
