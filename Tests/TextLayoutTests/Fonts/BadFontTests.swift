import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

#if canImport(Glibc)
  import Glibc
#endif

/// Nothing that a font file holds may stop the measurer, and what is wrong with it is said.
@Suite struct BadFontTests {
  private static let inter = FontFiles(folders: FontFolders.all).path(of: "Inter-Regular.otf")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["empty.otf": "", "text.ttf": "no font", "folder.ttf/inside.txt": ""])
    guard var font = TestFont(installed: "Inter-Regular.otf") else { return }
    try folder.write(font.data.prefix(5000), to: "short.otf")
    font["cmap"] = nil
    try folder.write(font.named("Mute").data, to: "mute.otf")
    font["head"] = nil
    try folder.write(font.data, to: "headless.otf")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  @Test(arguments: [
    ("missing.otf", "does not exist"), ("empty.otf", "is empty; expected an OpenType or TrueType font"),
    ("text.ttf", "is broken or of another kind; expected an OpenType or TrueType font"),
    ("folder.ttf", "is a folder or a device; expected a font file"), ("empty.otf/x.otf", "does not exist"),
  ])
  func aBadFontHasAReason(file: String, fault: String) {
    #expect(FontFileFault.describe(path(file)) == fault)
    let font = ResolvedFont(pointSize: 17, file: path(file))
    let measured = TextEngine(fontFolders: [folder.url.path]).measure(TextRequest(text: "Save", font: font, width: 5))
    #expect(measured.verdict.name == "needsReview" && measured.basis == .substitute)
  }

  @Test(.enabled(if: inter != nil, "fonts-inter is not installed")) func aFontWithoutCharacters() {
    #expect(
      FontFileFault.describe(path("mute.otf")) == "maps no character to a glyph; expected a font with a cmap table")
    let font = ResolvedFont(pointSize: 17, file: path("mute.otf"))
    #expect(engine.measure(TextRequest(text: "Save", font: font, width: 500)).faces != ["Mute-Regular"])
  }

  @Test(
    .enabled(if: inter != nil, "fonts-inter is not installed"), arguments: ["short.otf", "headless.otf", "mute.otf"])
  func aDamagedFontDoesNoHarm(file: String) {
    let engine = TextEngine(fontFolders: [folder.url.path], bundledFonts: [BundledFont(file: path(file), names: ["X"])])
    for font in [ResolvedFont(pointSize: 17, file: path(file)), ResolvedFont(pointSize: 17, family: "X")] {
      let measured = engine.measure(TextRequest(text: "Save 設定", font: font, width: 5))
      #expect(measured.naturalWidth.isFinite && measured.lineHeight > 0)
    }
  }

  @Test(.enabled(if: inter != nil, "fonts-inter is not installed")) func aFaceBeyondTheLast() throws {
    let inter = try #require(Self.inter)
    #expect(FontFileFault.describe(inter) == nil)
    #expect(FontFileFault.describe(inter, index: 3) == "has 1 faces; expected one with the index 3")
    #expect(FontFileFault.describe(inter, index: -1) != nil)
    #expect(FontFace(path: inter, index: 3) == nil && FontFace(path: inter, index: -1) == nil)
    #expect(FontFace(path: inter, index: .max) == nil)
  }

  /// Whoever opened it would wait for a writer for ever.
  @Test func aPipeIsRejectedAsAFont() {
    #expect(mkfifo(path("pipe.ttf"), 0o600) == 0)
    #expect(FontFace.count(in: path("pipe.ttf")) == 0)
    #expect(FontFace(path: path("pipe.ttf")) == nil)
    #expect(TextEngine(fontFolders: [folder.url.path]).measure(request("Save", width: 100)).verdict.name == "fits")
  }

  @Test func manyBadFiles() throws {
    for number in 0..<1000 { try folder.write(Data([0, 1, 0, 0, UInt8(number % 256)]), to: "many/\(number).ttf") }
    let engine = TextEngine(fontFolders: [folder.url.path])
    #expect(engine.measure(request("Save", width: 100)).verdict.name == "fits")
  }

  /// Numbers in a font file that point anywhere.
  @Test(
    .enabled(if: inter != nil, "fonts-inter is not installed"),
    arguments: ["fvar", "HVAR", "trak", "name", "OS/2", "hhea"])
  func aTableOfNonsense(tag: String) throws {
    let axis = TestFont.Axis(tag: "wght", range: 100...900, standard: 400, growth: 10)
    let whole = try #require(TestFont(installed: "Inter-Regular.otf")).variable([axis]).tracked([(12, 5)]).named(
      "SF Pro")
    var generator = SeededGenerator(seed: 4)
    for round in 0..<40 {
      var (font, table) = (whole, whole[tag] ?? Data())
      for _ in 0...round where !table.isEmpty {
        table[Int.random(in: 0..<min(table.count, 64), using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      font[tag] = round % 5 == 0 ? table.prefix(round) : table
      try folder.write(font.data, to: "odd/\(tag.filter(\.isLetter))\(round).otf")
      let engine = TextEngine(fontFolders: [path("odd")])
      var odd = request("Save 123", size: 21, width: 40)
      odd.font.weight = .bold
      odd.font.hasMonospacedDigits = round.isMultiple(of: 2)
      #expect(engine.measure(odd).naturalWidth.isFinite)
      try FileManager.default.removeItem(atPath: path("odd"))
    }
  }
}
