import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Widths that Apple's text engine measured, against ours; titles off by more than 7 % are counted apart.
///
/// The widths are recorded, so that what the README says of them can be checked where the titles are not at hand.
@Suite(.serialized) struct RecordedWidthTests {
  /// A title's width by Apple's engine and by ours, in points.
  private struct Row {
    /// The characters of the title: `ascii`, `latin` or `other`.
    var characters: String
    var size: Double
    var weight: FontWeight
    var width: Double
    var ownWidth: Double

    var error: Double { ownWidth / width - 1 }

    init?(_ fields: [String]) {
      guard fields.count == 6, let size = Double(fields[2]), let weight = FontWeight(rawValue: fields[3]),
        let width = Double(fields[4]), let ownWidth = Double(fields[5])
      else { return nil }
      (characters, self.size, self.weight, self.width, self.ownWidth) = (fields[1], size, weight, width, ownWidth)
    }
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
    Group(weights: [.thin, .light], opticalSize: .display, rows: 8, median: 0.011, ninetieth: 0.025, outliers: 0),
    Group(weights: [.regular], opticalSize: .display, rows: 21, median: 0.0125, ninetieth: 0.039, outliers: 0),
    Group(weights: [.medium], opticalSize: .display, rows: 4, median: 0.02, ninetieth: 0.05, outliers: 0),
    Group(weights: [.semibold], opticalSize: .display, rows: 2, median: 0.018, ninetieth: 0.018, outliers: 0),
    Group(weights: [.bold], opticalSize: .display, rows: 11, median: 0.005, ninetieth: 0.034, outliers: 1),
    Group(weights: [.heavy], opticalSize: .display, rows: 2, median: 0.01, ninetieth: 0.01, outliers: 0),
  ]

  @Test(arguments: [Recording.titleWidths, Recording.largeTitleWidths]) func theRecordingIsCurrent(file: ExpectedFile)
    throws
  {
    // Without the measured titles, the recording is all there is.
    guard let recording = try Self.recorded(file) else { return }
    #expect(try file.matches(recording.text), "\(file.advice(for: recording.text))")
  }

  @Test func allTitlesAreWithinHalfAPerCentInTheMedian() throws {
    let errors = Errors(try rows().map(\.error))
    print("all titles: \(errors)")
    #expect(errors.rows == 813)
    #expect(errors.median <= 0.0045, "\(errors)")
    #expect(errors.ninetieth <= 0.018, "\(errors)")
    #expect(errors.outliers <= 16, "\(errors)")
  }

  @Test(arguments: groups) func aWeightInAnOpticalSizeIsHeld(group: Group) throws {
    let members = try rows().filter {
      group.weights.contains($0.weight) && OpticalSize(pointSize: $0.size) == group.opticalSize
    }
    let errors = Errors(members.map(\.error))
    print("\(group.testDescription): \(errors)")
    #expect(errors.rows == group.rows)
    #expect(errors.median <= group.median, "\(errors)")
    #expect(errors.ninetieth <= group.ninetieth, "\(errors)")
    #expect(errors.outliers <= group.outliers, "\(errors)")
  }

  @Test func everyRowIsInAGroup() { #expect(Self.groups.map(\.rows).reduce(0, +) == 813) }

  @Test func titlesOutsideOfASCIIAreHeldAndAllLatin() throws {
    let others = try rows().filter { $0.characters != "ascii" }
    #expect(others.count == 11)
    // No row has letters of another script: MeasurementTolerance has a tolerance for those.
    #expect(others.allSatisfy { $0.characters == "latin" })
    let errors = Errors(others.map(\.error))
    print("outside of ASCII: \(errors)")
    #expect(errors.median <= 0.02, "\(errors)")
    #expect(errors.outliers <= 2, "\(errors)")
  }

  @Test func theReadmeStatesWhatIsRecorded() throws {
    let errors = Errors(try rows().map(\.error))
    let shares = [errors.median, errors.ninetieth].map { String(format: "%.1f %%", $0 * 100) }
    #expect(try Statement.isMade("\(errors.rows) widths", in: "README.md"))
    for share in shares { #expect(try Statement.isMade(share, in: "README.md"), "\(errors)") }
  }

  @Test func largeTitlesOfOtherAppsAreHeld() throws {
    let errors = Errors(try rows(Recording.largeTitleWidths).map(\.error))
    print("large titles of other apps: \(errors)")
    #expect(errors.rows == 33)
    #expect(errors.median <= 0.0105, "\(errors)")
    #expect(errors.ninetieth <= 0.035, "\(errors)")
  }

  private func rows(_ file: ExpectedFile = Recording.titleWidths) throws -> [Row] {
    try Recording(reading: file).rows.compactMap(Row.init)
  }

  /// The recording of the titles of a file, each measured now; nil if they are not at hand.
  private static func recorded(_ file: ExpectedFile) throws -> Recording? {
    guard let titles = Corpus.fidelity?.appendingPathComponent(file.url.lastPathComponent),
      let data = try? Data(contentsOf: titles)
    else { return nil }
    var inputs = Checksum()
    inputs.add(data)
    let rows = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
      recordedRow(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
    let columns = ["title", "characters", "point_size", "weight", "apple_width", "own_width"]
    return Recording(inputs: "\(inputs)", columns: columns, rows: rows)
  }

  private static func recordedRow(_ fields: [String]) -> [String]? {
    guard fields.count > 4, let size = Double(fields[2]), let weight = FontWeight(rawValue: fields[3]),
      let width = Double(fields[4])
    else { return nil }
    let text = fields[1]
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    let characters =
      text.unicodeScalars.allSatisfy(\.isASCII) ? "ascii" : letters.allSatisfy { $0.value < 0x250 } ? "latin" : "other"
    let font = ResolvedFont(pointSize: size, weight: weight)
    let own = engine.measure(TextRequest(text: text, font: font)).layoutWidth.value
    return [
      "\(Checksum(text))", characters, fields[2], weight.rawValue, Recording.decimal(width), Recording.decimal(own),
    ]
  }
}
