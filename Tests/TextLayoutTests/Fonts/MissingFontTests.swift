import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// What an engine says of fonts that are not installed.
@Suite(
  .enabled(
    if: ["Inter-Regular.otf", "DejaVuSans.ttf", "NotoSansThai-Regular.ttf"].allSatisfy {
      TestFont(installed: $0) != nil
    },
    "fonts-inter, fonts-dejavu-core or fonts-noto-core is not installed"))
struct MissingFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An engine on a system with some font files.
  private func engine(_ files: String...) throws -> TextEngine {
    for file in files { try folder.write(try #require(TestFont(installed: file)).data, to: file) }
    return TextEngine(library: FontLibrary(folders: [], installed: InstalledFonts(folders: [folder.url.path])))
  }

  @Test func withoutAnyFontTheSystemFontIsMissing() throws {
    let engine = try engine()
    #expect(engine.missingSystemFont()?.package == "fonts-inter")
    #expect(engine.missingFonts().isEmpty, "nothing was measured")
    #expect(engine.measure(request("Save", width: 10)).verdict.name == "needsReview")
    #expect(engine.missingFonts().map(\.family) == ["Inter"])
    #expect(engine.missingFonts().map(\.isSystemFont) == [true])
  }

  @Test func theDesignForLargeSizesIsMissingByItsName() throws {
    let engine = try engine("Inter-Regular.otf")
    var large = request("Save", width: 10)
    large.font.pointSize = 28
    let measured = engine.measure(large)
    #expect(measured.substitution?.hasPrefix("Inter Display, the system font's stand-in, is not installed") == true)
    #expect(engine.missingFonts().map(\.family) == ["Inter Display"])
  }

  @Test func anotherLatinFontDoesNotStandIn() throws {
    let engine = try engine("DejaVuSans.ttf")
    #expect(engine.missingSystemFont() != nil)
    #expect(engine.measure(request("Save", width: 10)).verdict.name == "needsReview")
    #expect(engine.missingFonts().map(\.isSystemFont) == [true])
  }

  @Test func aFontOfItsOwnNeedsNoOther() throws {
    let engine = try engine("DejaVuSans.ttf")
    var own = request("Save", width: 10)
    own.font.file = folder.url.appendingPathComponent("DejaVuSans.ttf").path
    #expect(engine.measure(own).verdict.name == "truncates")
    #expect(engine.missingFonts().isEmpty)
  }

  @Test func theFontOfAScriptIsNamedWithItsPackage() throws {
    let engine = try engine("Inter-Regular.otf")
    #expect(engine.missingSystemFont() == nil)
    #expect(engine.measure(request("Save", width: 10)).verdict.name == "truncates")
    #expect(engine.missingFonts().isEmpty)
    #expect(engine.measure(request("บันทึก", width: 10, locale: "th")).verdict.name == "needsReview")
    _ = engine.measure(request("設定", width: 100, locale: "ja"))
    _ = engine.measure(request("😀", width: 100))
    let missing = engine.missingFonts()
    #expect(missing.map(\.package) == ["fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core"])
    #expect(missing.map(\.family) == ["Noto Sans CJK JP", "Noto Color Emoji", "Noto Sans Thai"])
    #expect(missing.map(\.isSystemFont) == [false, false, false])
  }

  /// DejaVu Sans has Arabic letters of other widths.
  @Test func aTextInAFontOfOtherWidthsIsForReview() throws {
    let engine = try engine("Inter-Regular.otf", "DejaVuSans.ttf")
    let truncated = engine.measure(request("إعدادات الإشعارات", width: 30, locale: "ar"))
    #expect(truncated.verdict.name == "needsReview" && truncated.basis == .substitute)
    #expect(truncated.substitution?.contains("Noto Sans Arabic") == true)
    #expect(engine.measure(request("إعدادات", width: 300, locale: "ar")).verdict.name == "fits")
    #expect(engine.missingFonts().map(\.family) == ["Noto Sans Arabic"])
  }

  @Test func nothingIsMissingWhereTheStandInsAre() throws {
    let engine = try engine("Inter-Regular.otf", "NotoSansThai-Regular.ttf")
    let thai = engine.measure(request("บันทึก", width: 10, locale: "th"))
    #expect(thai.verdict.name == "truncates" && thai.substitution == nil)
    #expect(engine.missingFonts().isEmpty)
  }
}
