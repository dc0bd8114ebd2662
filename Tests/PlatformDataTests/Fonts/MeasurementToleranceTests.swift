import AuditModel
import Foundation
import TestSupport
import Testing

@testable import PlatformData

@Suite struct MeasurementToleranceTests {
  private func tolerance(_ weight: FontWeight, _ opticalSize: OpticalSize) -> Double? {
    SystemFontModel.entry(weight: weight, opticalSize: opticalSize)?.tolerance
  }

  @Test(arguments: [
    (15.0, ["Inter-Regular"], FontWeight.regular, OpticalSize.text), (19.5, ["Inter-Bold"], .bold, .text),
    (15, ["Inter-Italic"], .regular, .text), (15, ["Inter-MediumItalic"], .medium, .text),
    (20, ["InterDisplay-Bold"], .bold, .display), (15, ["Inter-Regular", "Inter-SemiBold"], .semibold, .text),
  ])
  func aFaceHasItsRowsTolerance(pointSize: Double, faces: [String], weight: FontWeight, opticalSize: OpticalSize) {
    #expect(MeasurementTolerance.share(pointSize: pointSize, faces: faces) == tolerance(weight, opticalSize))
  }

  @Test(
    arguments: [
      (15.0, ["Inter-Regular", "NotoSansArabic-Regular"]), (34, ["NotoSansThai-Regular"]),
    ] as [(Double, [String])])
  func anotherScriptIsDoubtedMost(pointSize: Double, faces: [String]) {
    #expect(MeasurementTolerance.share(pointSize: pointSize, faces: faces) == MeasurementTolerance.otherScripts.value)
  }

  @Test(arguments: [(15.0, []), (34, ["Inter-Regular"])] as [(Double, [String])])
  func withoutAFaceOfTheDesignTheLeastKnownWeightCounts(pointSize: Double, faces: [String]) {
    let rows = SystemFontModel.rows.filter { $0.opticalSize == OpticalSize(pointSize: pointSize) }
    #expect(MeasurementTolerance.share(pointSize: pointSize, faces: faces) == rows.map(\.tolerance).max())
  }

  @Test(arguments: [
    (WidthBasis.font, MeasurementTolerance.sameFont.value), (.substitute, MeasurementTolerance.missingFont.value),
    (.standIn, MeasurementTolerance.otherScripts.value),
  ])
  func howTheWidthCameAbout(basis: WidthBasis, share: Double) {
    let faces = ["Brand-Regular"]
    #expect(MeasurementTolerance.share(pointSize: 15, faces: faces, text: "Save", basis: basis) == share)
    #expect(MeasurementTolerance.missingFont.value > MeasurementTolerance.otherScripts.value)
    #expect(MeasurementTolerance.sameFont.value < MeasurementTolerance.otherScripts.value)
  }

  @Test(arguments: [("Готово", true), ("Τέλος", true), ("Tiếng Việt", false), ("Größe – 5 €", false)])
  func anUnmeasuredAlphabetIsDoubted(text: String, isDoubted: Bool) {
    let share = MeasurementTolerance.share(pointSize: 15, faces: ["Inter-Regular"], text: text)
    #expect((share == MeasurementTolerance.otherAlphabets.value) == isDoubted)
  }

  @Test func theDocumentationStatesTheFigures() throws {
    let url = Corpus.repository.appendingPathComponent("Documentation/measuring.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    for row in SystemFontModel.rows where row.titles > 0 {
      let shares = [row.median, row.ninetiethPercentile, row.tolerance].map { String(format: "%.1f %%", $0 * 100) }
      let cells = ["\(row.weight.rawValue), \(row.opticalSize)", "\(row.titles)", "\(row.outliers)"] + shares
      let line = "| \(cells.joined(separator: " | ")) |"
      #expect(text.contains(line), "\(line)")
    }
    #expect(text.contains("\(Int(MeasurementTolerance.otherScripts.value * 100)) % in other scripts"))
    #expect(text.contains("\(Int(MeasurementTolerance.otherAlphabets.value * 100)) % in Greek and Cyrillic"))
  }
}
