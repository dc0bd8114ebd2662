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

  @Test(arguments: [("NotoSansTelugu-Regular"), ("NotoSansThaana-Bold"), ("NotoSansThai-Black")])
  func aScriptThatWasNeverMeasuredIsAGuess(face: String) {
    let share = MeasurementTolerance.share(pointSize: 34, faces: ["InterDisplay-Regular", face])
    #expect(share == MeasurementTolerance.otherScripts.value)
  }

  @Test(
    arguments: [
      ("NotoSansThai-Regular", .regular, 0.02), ("NotoSansThai-Bold", .bold, 0.08),
      ("NotoSansArabic-Regular", .regular, 0.05), ("NotoSansArabic-Bold", .bold, 0.06),
      ("NotoSansCJKkr-Regular", .medium, 0.02), ("NotoSansBengali-Regular", .regular, 0.15),
      ("NotoSansHebrew-Regular", .regular, 0.04), ("NotoSansHebrew-Regular", .medium, 0.08),
      ("NotoSansHebrew-Regular", .light, 0.08),
    ] as [(String, FontWeight, Double)])
  func aMeasuredScriptHasItsRowsTolerance(face: String, weight: FontWeight, tolerance: Double) {
    for faces in [["Inter-Regular", face], [face]] {
      #expect(MeasurementTolerance.share(pointSize: 15, weight: weight, faces: faces) == tolerance)
    }
  }

  @Test(
    arguments: [
      ("Hebr", .light, "NotoSansHebrew-Regular", 0.916), ("Hebr", .heavy, "NotoSansHebrew-Bold", 1),
      ("Arab", .medium, "NotoSansArabic-Regular", 1.018), ("Hang", .black, "NotoSansCJKkr-Black", 0.94),
      ("Thai", .regular, "NotoSansThai-Light", nil), ("Telu", .regular, "NotoSansTelugu-Regular", nil),
    ] as [(String, FontWeight, String, Double?)])
  func aWeightHasTheFactorOfTheFaceThatSetsIt(script: String, weight: FontWeight, face: String, factor: Double?) {
    #expect(ScriptWidths.row(script: script, weight: weight, face: face)?.factor == factor)
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
    let found = MeasurementTolerance.share(
      pointSize: 15, weight: .regular, faces: faces, text: "Save", basis: basis)
    #expect(found == share)
    #expect(MeasurementTolerance.missingFont.value > MeasurementTolerance.otherScripts.value)
    #expect(MeasurementTolerance.sameFont.value < MeasurementTolerance.otherScripts.value)
  }

  @Test(arguments: [
    ("Готово", MeasurementTolerance.cyrillic.value), ("Τέλος", MeasurementTolerance.greek.value),
    ("Tiếng Việt", 0), ("Größe – 5 €", 0), ("완료", 0),
  ])
  func anotherAlphabetOfTheSystemFontHasItsTolerance(text: String, tolerance: Double) throws {
    let share = MeasurementTolerance.share(pointSize: 15, faces: ["Inter-Regular"], text: text)
    #expect(share == max(tolerance, try #require(self.tolerance(.regular, .text))))
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
    for row in ScriptWidths.rows.value {
      let weights = row.weights.isEmpty ? "all" : row.weights.map(\.rawValue).joined(separator: ", ")
      let cells = [row.scripts.joined(separator: ", "), weights, "\(row.factor)", "\(row.texts)"]
      let line = "| \(cells.joined(separator: " | ")) | \(String(format: "%.1f %%", row.tolerance * 100)) |"
      #expect(text.contains(line), "\(line)")
    }
    func per(_ figure: Figure<Double>) -> String { "\(Int(figure.value * 100)) %" }
    #expect(text.contains("\(per(MeasurementTolerance.cyrillic)) in Cyrillic"))
    #expect(text.contains("\(per(MeasurementTolerance.greek)) in Greek"))
    #expect(text.contains("\(per(MeasurementTolerance.otherScripts)) in scripts that were never compared"))
  }
}
