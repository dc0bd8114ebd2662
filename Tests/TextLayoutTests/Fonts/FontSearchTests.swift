import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Where a font that is asked for by name is looked for.
@Suite(.enabled(if: TestFont(installed: "Inter-Regular.otf") != nil, "fonts-inter is not installed"))
struct FontSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/broken.ttf": "no font"])
    let fonts: [(String, String, String)] = [
      ("Given/a.otf", "Inter-Regular.otf", "Brand"), ("App/a.otf", "Inter-Bold.otf", "Brand"),
      ("App/b.otf", "Inter-Light.otf", "Own"), ("App/c.otf", "Inter-Black.otf", "Noto Serif"),
    ]
    for (path, source, family) in fonts {
      try folder.write(try #require(TestFont(installed: source)).named(family).data, to: path)
    }
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func library(given: Bool = true, names: [String: [String]] = [:]) -> FontLibrary {
    let files = ["App/a.otf", "App/b.otf", "App/broken.ttf", "App/c.otf", "App/missing.otf"]
    return FontLibrary(
      folders: given ? [path("Given")] : [],
      bundled: files.map { BundledFont(file: path($0), names: names[$0] ?? []) })
  }

  private func file(_ name: String, in library: FontLibrary) -> String? {
    library.ownFace(of: ResolvedFont(pointSize: 17, family: name), FaceTraits())?.path
  }

  @Test func givenFontsBeforeTheAppsOwnBeforeInstalledOnes() {
    #expect(file("Brand", in: library()) == path("Given/a.otf"))
    #expect(file("Brand", in: library(given: false)) == path("App/a.otf"))
    #expect(file("Own-Regular", in: library()) == path("App/b.otf"))
    #expect(file("Noto Serif", in: library()) == path("App/c.otf"))
    #expect(file("Nonesuch", in: library()) == nil)
  }

  @Test func aNameThatOnlyTheInterfaceKnows() {
    #expect(file("Renamed-Black", in: library(names: ["App/c.otf": ["Renamed-Black"]])) == path("App/c.otf"))
    #expect(file("Own", in: library(names: ["App/missing.otf": ["Own"]])) == path("App/b.otf"))
  }

  @Test func aFoundFontHasItsOwnWidths() {
    let engine = TextEngine(bundledFonts: [BundledFont(file: path("App/a.otf"))])
    let measured = engine.measure(
      TextRequest(text: "Save", font: ResolvedFont(pointSize: 17, family: "Brand-Regular"), width: 20))
    #expect(measured.verdict.name == "truncates" && measured.substitution == nil && measured.basis == .font)
    #expect(engine.fontsUsed().map(\.role) == ["custom"])
  }

  @Test(.enabled(if: TestFont(installed: "NotoSans-Regular.ttf") != nil, "fonts-noto-core is not installed"))
  func installedFontsByTheirNames() throws {
    let fonts = InstalledFonts()
    let names = ["Noto Sans", "noto sans", "NotoSans-Regular", "Noto Sans Regular"]
    for name in names {
      let match = try #require(fonts.match(name, FaceTraits()))
      #expect(match.location.path.hasSuffix("/NotoSans-Regular.ttf"))
    }
    let bold = try #require(fonts.match("Noto Sans", FaceTraits(weight: .semibold, isItalic: true)))
    #expect(bold.location.path.hasSuffix("/NotoSans-BoldItalic.ttf"))
  }

  /// Asked for a match, fontconfig would name another font for each of these.
  @Test(arguments: ["Nonesuch", "Noto", "Noto Sa", "sans-serif", "", "Noto Sans:bold", "*", "\u{1F600}"])
  func substitutesAreNotFound(name: String) {
    #expect(InstalledFonts().match(name, FaceTraits()) == nil)
  }

  @Test func aMissingFontSaysSo() {
    let engine = TextEngine()
    var missing = request("Save", width: 100)
    missing.font.family = "Nonesuch"
    let measured = engine.measure(missing)
    #expect(measured.verdict.name == "fits" && measured.basis == .substitute)
    #expect(measured.substitution == "the font Nonesuch is not installed; measured with Inter-Regular")
    missing.font.weight = .bold
    #expect(engine.measure(missing).faces == ["Inter-Bold"])
  }

  @Test func eachFolderIsLookedAtOnce() throws {
    try folder.link("Given/loop", to: ".")
    try folder.link("Given/again", to: "../App")
    try folder.link("App/back", to: "../Given")
    let names = FontFiles(folders: [path("Given"), path("App")]).paths.map {
      URL(fileURLWithPath: $0).lastPathComponent
    }
    #expect(names.sorted() == ["a.otf", "a.otf", "b.otf", "broken.ttf", "c.otf"])
  }
}
