import Foundation
import PlatformData
import TestSupport
import Testing

@Suite struct MeasurementToleranceTests {
  @Test(
    arguments: [
      (15.0, ["Inter-Regular"], MeasurementTolerance.text.value),
      (20, ["Inter-Bold"], MeasurementTolerance.display.value),
      (15, ["Inter-Regular", "NotoSansArabic-Regular"], MeasurementTolerance.otherScripts.value),
      (34, ["NotoSansThai-Regular"], MeasurementTolerance.display.value), (15, [], MeasurementTolerance.text.value),
    ] as [(Double, [String], Double)])
  func theWidestDoubtCounts(pointSize: Double, faces: [String], expected: Double) {
    #expect(MeasurementTolerance.share(pointSize: pointSize, faces: faces) == expected)
  }

  @Test func theDocumentationTellsTheFigures() throws {
    let url = Corpus.repository.appendingPathComponent("Documentation/measuring.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    for share in [MeasurementTolerance.text, MeasurementTolerance.display, MeasurementTolerance.otherScripts] {
      let tenths = Int((share.value * 1000).rounded())
      #expect(text.contains(tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"))
    }
  }
}
