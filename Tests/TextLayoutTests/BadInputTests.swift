import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Nothing that a file holds may stop the measurer.
@Suite struct BadInputTests {
  private static let inter = FontFiles(folders: FontFolders.all).path(of: "Inter-Regular.otf")
  private static let thai = FontFiles(folders: FontFolders.all).path(of: "NotoSansThai-Regular.ttf")

  @Test(arguments: ["", " ", "\n", "\u{0}", "\u{301}", "\u{200B}", "\u{2028}\u{2029}", "\u{FFFD}", "\t\t", "\u{202E}"])
  func oddTexts(text: String) {
    for mode in LineBreakMode.allCases {
      for lines in [0, 1, 2] {
        for width in [-5.0, 0, 3, 100] {
          let measured = engine.measure(request(text, width: width, lines: lines, mode: mode))
          #expect(measured.naturalWidth.isFinite && measured.droppedClusters >= 0)
        }
        _ = engine.picture(of: request(text, width: 3, lines: lines, mode: mode))
      }
    }
  }

  @Test func anEmptyTextFits() {
    let measured = engine.measure(request("", width: 50))
    #expect(measured.verdict == .fits(slack: 50))
    #expect(measured.lines == 0 && measured.textHeight == 0)
    #expect(engine.picture(of: request("", width: 50)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func oddNumbers(number: Double) {
    var odd = request("Save changes", size: number, width: number)
    (odd.minimumScaleFactor, odd.height) = (number, Points(number))
    (odd.font.tracking, odd.font.leading) = (number, number)
    let measured = engine.measure(odd)
    #expect(measured.naturalWidth.isFinite)
    #expect(measured.lines == 1)
  }

  @Test(arguments: [Int.min, -1, Int.max]) func oddLineCounts(lines: Int) {
    #expect(engine.measure(request("Save changes", width: 60, lines: lines)).verdict == .wraps(lines: 2))
  }

  @Test(arguments: LineBreakMode.allCases) func aHundredThousandLetters(mode: LineBreakMode) {
    let text = String(repeating: "Lorem ipsum ", count: 8000)
    let one = engine.measure(request(text, width: 100, mode: mode))
    #expect(one.droppedClusters > 95_000 && one.visibleText.utf8.count < 40)
    #expect(engine.measure(request(text, width: 100, lines: 0, mode: mode)).lines > 5000)
  }

  @Test func tenThousandCombiningMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(engine.measure(request(text, width: 30)).verdict.name == "fits")
    #expect(engine.measure(request(text + text, width: 15)).droppedClusters > 0)
  }

  /// With blanks, without any, joined letters that run the other way, and marks that never end.
  @Test(arguments: ["Lorem ipsum ", "x", "السلام", "\u{301}", "設定", " "])
  func aMegabyte(part: String) {
    let text = String(repeating: part, count: (1 << 20) / part.utf8.count)
    for mode in LineBreakMode.allCases {
      let one = engine.measure(request(text, width: 100, mode: mode))
      #expect(one.naturalWidth.isFinite && one.naturalWidth >= 0)
      #expect(one.lines == 1 && one.droppedClusters >= 0)
      #expect(one.visibleText.utf8.count < 300 || one.droppedClusters == 0)
    }
    let all = engine.measure(request(text, width: 100, lines: 0, mode: .wordWrap))
    #expect(all.droppedClusters == 0 && all.visibleText == text)
  }

  @Test(.enabled(if: inter != nil), arguments: 0..<60)
  func aCorruptFontFile(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.inter)))
    // The directory and the first tables, anything, or the end of the file.
    let reach = [400, 20_000, bytes.count][seed % 3]
    for _ in 0..<Int.random(in: 1...200, using: &chance) {
      bytes[Int.random(in: 0..<reach, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
    }
    if seed % 4 == 0 { bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &chance)) }
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "Inter-Regular.otf")
    let engine = TextEngine(fontFolders: [folder.url.path])
    let font = ResolvedFont(pointSize: 17, file: folder.url.appendingPathComponent("Inter-Regular.otf").path)
    for text in ["Save changes", "office AVATAR", "é", "設定"] {
      let asked = TextRequest(text: text, font: font, width: 40)
      let measured = engine.measure(asked)
      #expect(measured.naturalWidth.isFinite && measured.lineHeight >= 0 && measured.droppedClusters >= 0)
      _ = engine.picture(of: asked)
    }
  }

  /// Marks on marks: HarfBuzz takes a time that grows with their square, and gives up the process beyond 16 bits of them.
  @Test(arguments: ["\u{1000}\u{1039}", "\u{634}\u{651}\u{64E}", "\u{1780}\u{17D2}", "e\u{301}\u{323}"])
  func marksOnMarks(letter: String) {
    let text = String(repeating: letter, count: 40_000)
    let measured = engine.measure(request(text, width: 100))
    #expect(measured.verdict.name == "truncates" && measured.naturalWidth.isFinite)
  }

  /// A text that changes its face at every letter, in both designs of the system font: looking up what is known of a place must
  /// not walk through all of it.
  @Test func aLongTextOfTwoScriptsInTwoDesigns() {
    let text = String(repeating: "a\u{4E2D}", count: 60_000)
    let names = [15.0, 40].map { engine.measure(request(text, size: $0, width: 100)).verdict.name }
    #expect(names == ["truncates", "truncates"])
  }

  /// A long text is shaped in parts, which are as wide as the whole.
  @Test(arguments: ["Save changes ", "Auto ", "حفظ التغييرات ", "設定"])
  func aLongTextIsAsWideAsItsParts(words: String) {
    let once = engine.measure(request(words + "|")).naturalWidth - engine.measure(request("|")).naturalWidth
    let long = engine.measure(request(String(repeating: words, count: 500) + "|")).naturalWidth
    #expect(abs(long / (once * 500) - 1) < 0.01)
  }

  /// What a download that broke off leaves: a directory of tables that are not there.
  @Test(.enabled(if: inter != nil), arguments: [100, 5000, 100_000])
  func aTruncatedFontFileIsRejected(length: Int) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.inter)))
    let folder = try TemporaryFolder()
    try folder.write(bytes.prefix(length), to: "Inter-Regular.otf")
    #expect(FontFileFault.describe(folder.url.appendingPathComponent("Inter-Regular.otf").path) != nil)
  }

  @Test(.enabled(if: thai != nil)) func aFontWithoutTheGlyphs() throws {
    let path = try #require(Self.thai)
    let font = ResolvedFont(pointSize: 17, file: path)
    let latin = engine.measure(TextRequest(text: "Save", font: font, width: 200))
    #expect(latin.verdict.name == "fits" && !latin.hasMissingGlyphs && !latin.faces.contains("NotoSansThai-Regular"))
    let nowhere = engine.measure(TextRequest(text: "\u{10FFFD}", font: font, width: 200))
    #expect(nowhere.hasMissingGlyphs && nowhere.verdict.name == "needsReview")
  }

  @Test func anUnknownWidthAsksForReview() {
    #expect(engine.measure(request("Save")).verdict == .needsReview(reason: "the available width is not known"))
  }

  @Test func manyThreadsMeasureTheSame() async {
    let requests = texts.map { request($0.text, width: 60, mode: .truncatingMiddle, locale: $0.locale) }
    let expected = requests.map { TextEngine().measure($0) }
    let shared = TextEngine()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { requests.map { shared.measure($0) } == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
