import AuditModel
import Testing

@testable import PlatformData

@Suite struct SystemFontModelTests {
  @Test(arguments: [(0.0, OpticalSize.text), (19.99, .text), (20, .display), (60, .display)])
  func theDesignChangesAtTwentyPoints(size: Double, expected: OpticalSize) {
    #expect(OpticalSize(pointSize: size) == expected)
    #expect(SystemFontModel.entry(weight: .bold, pointSize: size)?.opticalSize == expected)
  }

  @Test(arguments: OpticalSize.allCases) func everyWeightHasARow(opticalSize: OpticalSize) {
    let rows = SystemFontModel.rows.filter { $0.opticalSize == opticalSize }
    #expect(rows.map(\.weight) == FontWeight.allCases)
    for row in rows {
      #expect(row.tolerance >= 0.01 && row.tolerance < 0.06)
      #expect(row.median <= row.ninetiethPercentile)
    }
    #expect(rows.contains { $0.titles > 20 })
  }

  @Test func theConstantsAreFifteenAtMost() {
    let spaced = SystemFontModel.rows.filter { $0.spacing != 0 }
    let spacings = Set(spaced.map { [$0.opticalSize.rawValue, "\($0.spacing)"] })
    let amounts = SystemFontModel.characterClasses.flatMap { Set([$0.text, $0.display]).subtracting([0]) }
    #expect(spacings.count + amounts.count <= 15)
  }

  @Test func noCharacterIsInTwoClasses() {
    let characters = SystemFontModel.characterClasses.flatMap { Array($0.characters.unicodeScalars) }
    #expect(Set(characters).count == characters.count)
  }

  @Test(arguments: [("w", "ŵ"), ("a", "á"), ("D", "Ď"), ("e", "ế"), ("A", "А"), (".", "…")])
  func glyphsDrawnAlikeAreSpacedAlike(one: String, other: String) throws {
    let row = try #require(SystemFontModel.entry(weight: .regular, opticalSize: .text))
    let units = try [one, other].map { try #require($0.utf16.first) }
    #expect(row.addition(to: units[0]) != row.spacing)
    #expect(row.addition(to: units[0]) == row.addition(to: units[1]))
  }

  @Test(arguments: ["n", "文", "ع", "\u{FFFF}"]) func otherCharactersHaveTheSpacingAlone(character: String) throws {
    let row = try #require(SystemFontModel.entry(weight: .bold, opticalSize: .text))
    #expect(row.addition(to: try #require(character.utf16.first)) == row.spacing)
  }

  @Test(arguments: SystemFontModel.rows.filter { $0.weight == .regular })
  func aGlyphGrowsWithThePointSize(row: SystemFontModel.Entry) {
    // The narrowest letter, Inter Display's thin "l", is 0.17 em wide.
    let range = row.opticalSize == .text ? 40..<1200 : 200..<1200
    let widths = range.map { tenths in
      let size = Double(tenths) / 10
      return size * (0.17 + row.addition(to: 0x6C)) + row.tracking(atSize: size)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [(17.0, -0.43), (17.5, -0.435), (18, -0.44)]) func textHasTheTableOfTracking(
    size: Double, points: Double
  ) {
    let row = SystemFontModel.entry(weight: .regular, pointSize: size)
    #expect(row.map { abs($0.tracking(atSize: size) - points) < 1e-9 } == true)
  }

  /// The median title is as wide at 20 pt as just below, where it is set in the text design.
  @Test func theTextDesignPassesToTheWidthsOfTheDisplayDesign() throws {
    let row = try #require(SystemFontModel.entry(weight: .regular, opticalSize: .text))
    let table = [19, 20].map { Tracking.systemFont.points(atSize: $0) }
    #expect(abs(row.tracking(atSize: 19) - (table[0] + SystemFontModel.passage * 10)) < 1e-9)
    for size in [20.nextDown, 20, 40] {
      #expect(abs(row.tracking(atSize: size) / size - (table[1] / 20 + SystemFontModel.passage)) < 1e-9)
    }
  }

  @Test(arguments: [(20.0, 0.38 / 28 * 20), (14, 0.19), (28, 0.38), (36, 0.37), (80, 0)] as [(Double, Double)])
  func displayKeepsTheShareOfItsSmallestUnmixedSize(size: Double, points: Double) {
    let row = SystemFontModel.entry(weight: .regular, opticalSize: .display)
    #expect(row.map { abs($0.tracking(atSize: size) - points) < 1e-9 } == true)
  }
}
