import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Widths that Apple's text engine measured, against ours; titles off by more than 7 % are counted apart.
@Suite(.enabled(if: Corpus.fidelity != nil, "the measured widths are not at hand")) struct FidelityTests {
  private struct Row {
    var text: String
    var size: Double
    var weight: FontWeight
    var width: Double
  }

  private struct Errors: CustomStringConvertible {
    let kept: [Double]
    let outliers: Int
    let rows: Int

    init(_ errors: [Double]) {
      kept = errors.map(abs).filter { $0 <= 0.07 }.sorted()
      (outliers, rows) = (errors.count - kept.count, errors.count)
    }

    var median: Double { at(0.5) }
    var ninetieth: Double { at(0.9) }

    var description: String {
      let shares = [median, ninetieth].map { String(format: "%.2f %%", $0 * 100) }
      return "\(rows) rows, median \(shares[0]), 90th percentile \(shares[1]), \(outliers) beyond 7 %"
    }

    private func at(_ share: Double) -> Double {
      kept.isEmpty ? 1 : kept[min(Int(Double(kept.count) * share), kept.count - 1)]
    }
  }

  /// What a group of rows is held to.
  struct Group: Sendable, CustomTestStringConvertible {
    let weights: [FontWeight]
    let opticalSize: OpticalSize
    let rows: Int
    let median: Double
    let ninetieth: Double
    let outliers: Int

    var testDescription: String { "\(weights.map(\.rawValue)) \(opticalSize)" }
  }

  static let groups = [
    Group(weights: [.regular], opticalSize: .text, rows: 658, median: 0.004, ninetieth: 0.0165, outliers: 14),
    Group(weights: [.medium], opticalSize: .text, rows: 28, median: 0.004, ninetieth: 0.015, outliers: 0),
    Group(weights: [.semibold], opticalSize: .text, rows: 39, median: 0.0075, ninetieth: 0.046, outliers: 1),
    Group(weights: [.bold], opticalSize: .text, rows: 37, median: 0.0075, ninetieth: 0.014, outliers: 0),
    Group(weights: [.heavy], opticalSize: .text, rows: 3, median: 0.025, ninetieth: 0.025, outliers: 0),
    Group(weights: [.thin, .light], opticalSize: .display, rows: 8, median: 0.02, ninetieth: 0.03, outliers: 0),
    Group(weights: [.regular], opticalSize: .display, rows: 21, median: 0.016, ninetieth: 0.034, outliers: 0),
    Group(weights: [.medium], opticalSize: .display, rows: 4, median: 0.026, ninetieth: 0.055, outliers: 0),
    Group(weights: [.semibold], opticalSize: .display, rows: 2, median: 0.025, ninetieth: 0.025, outliers: 0),
    Group(weights: [.bold], opticalSize: .display, rows: 11, median: 0.012, ninetieth: 0.036, outliers: 1),
    Group(weights: [.heavy], opticalSize: .display, rows: 2, median: 0.01, ninetieth: 0.01, outliers: 0),
  ]

  @Test func allTitlesAreWithinHalfAPerCentInTheMedian() throws {
    let errors = Errors(try rows().map(error))
    print("all titles: \(errors)")
    #expect(errors.rows == 813)
    #expect(errors.median <= 0.0045, "\(errors)")
    #expect(errors.ninetieth <= 0.0185, "\(errors)")
    #expect(errors.outliers <= 16, "\(errors)")
  }

  @Test(arguments: groups) func aWeightInAnOpticalSizeIsHeld(group: Group) throws {
    let members = try rows().filter {
      group.weights.contains($0.weight) && OpticalSize(pointSize: $0.size) == group.opticalSize
    }
    let errors = Errors(members.map(error))
    print("\(group.testDescription): \(errors)")
    #expect(errors.rows == group.rows)
    #expect(errors.median <= group.median, "\(errors)")
    #expect(errors.ninetieth <= group.ninetieth, "\(errors)")
    #expect(errors.outliers <= group.outliers, "\(errors)")
  }

  @Test func everyRowIsInAGroup() { #expect(Self.groups.map(\.rows).reduce(0, +) == 813) }

  @Test func titlesOutsideOfASCIIAreHeldAndAllLatin() throws {
    let others = try rows().filter { row in row.text.unicodeScalars.contains { !$0.isASCII } }
    #expect(others.count == 11)
    // No row has letters of another script: MeasurementTolerance has a tolerance for those.
    let letters = others.flatMap { $0.text.unicodeScalars.filter(\.properties.isAlphabetic) }
    #expect(letters.allSatisfy { $0.value < 0x250 })
    let errors = Errors(others.map(error))
    print("outside of ASCII: \(errors)")
    #expect(errors.median <= 0.02, "\(errors)")
    #expect(errors.outliers <= 2, "\(errors)")
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
