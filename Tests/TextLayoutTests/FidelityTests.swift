import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Widths that Apple's text engine measured, against ours.
@Suite struct FidelityTests {
  private struct Row {
    var text: String
    var size: Double
    var weight: FontWeight
    var width: Double
  }

  @Test(.enabled(if: Corpus.fidelity != nil)) func regularTextBelowTwentyPointsIsWithinOnePerCent() throws {
    let errors = try rows().filter { $0.weight == .regular && $0.size < 20 }.map(error).map(abs).sorted()
    #expect(errors.count > 500)
    #expect(errors[errors.count / 2] <= 0.01)
    #expect(errors[errors.count * 9 / 10] <= 0.03)
  }

  @Test(.enabled(if: Corpus.fidelity != nil)) func noWeightBelowTwentyPointsIsOffByTwoPerCent() throws {
    for weight in [FontWeight.medium, .semibold, .bold] {
      let errors = try rows().filter { $0.weight == weight && $0.size < 20 }.map(error).sorted()
      #expect(abs(errors[errors.count / 2]) <= 0.02, "\(weight)")
    }
  }

  private func error(_ row: Row) -> Double {
    let font = ResolvedFont(pointSize: row.size, weight: row.weight)
    return engine.measure(TextRequest(text: row.text, font: font)).layoutWidth.value / row.width - 1
  }

  private func rows() throws -> [Row] {
    let file = try #require(Corpus.fidelity).appendingPathComponent("title-widths.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 4, let size = Double(fields[2]), let weight = FontWeight(rawValue: fields[3]),
        let width = Double(fields[4])
      else { return nil }
      return Row(text: fields[1], size: size, weight: weight, width: width)
    }
  }
}
