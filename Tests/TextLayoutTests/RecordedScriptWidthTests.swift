import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Widths that Apple's engine gave for texts in other scripts than Latin, against ours.
///
/// Only texts that the system font and its fallbacks set are held to a figure; what a browser gave in fonts that a page
/// names is recorded, and not judged.
@Suite(.serialized) struct RecordedScriptWidthTests {
  private static let file = Recording.scriptWidths

  private struct Row {
    var script: String
    /// Where the text was set: `interface`, by the system font; `browser`; `font` for advances of a font by its name.
    var context: String
    var weight: FontWeight
    var width: Double
    var ownWidth: Double

    var error: Double { abs(ownWidth / width - 1) }

    init?(_ fields: [String]) {
      guard fields.count == 6, let weight = FontWeight(rawValue: fields[3]), let width = Double(fields[4]),
        let ownWidth = Double(fields[5])
      else { return nil }
      (script, context, self.weight) = (fields[1], fields[2], weight)
      (self.width, self.ownWidth) = (width, ownWidth)
    }
  }

  /// What the texts of a script are held to: shares of the width.
  struct Bar: Sendable, CustomTestStringConvertible {
    let script: String
    let rows: Int
    let median: Double
    let ninetieth: Double

    var testDescription: String { script }
  }

  static let interfaceBars = [
    Bar(script: "Arab", rows: 145, median: 0.025, ninetieth: 0.055),
    Bar(script: "Cyrl", rows: 13, median: 0.01, ninetieth: 0.02),
    Bar(script: "Hang", rows: 142, median: 0.01, ninetieth: 0.025),
    Bar(script: "Hebr", rows: 11, median: 0.02, ninetieth: 0.05),
    Bar(script: "Kana", rows: 4, median: 0.01, ninetieth: 0.015),
    Bar(script: "Thai", rows: 6, median: 0.015, ninetieth: 0.04),
  ]

  static let browserBars = [
    Bar(script: "Khmr", rows: 3, median: 0.05, ninetieth: 0.05),
    Bar(script: "Laoo", rows: 7, median: 0.05, ninetieth: 0.05),
    Bar(script: "Taml", rows: 5, median: 0.05, ninetieth: 0.05),
    Bar(script: "Thai", rows: 309, median: 0.015, ninetieth: 0.04),
  ]

  @Test(.enabled(if: Corpus.fidelity != nil, "the measured texts are not at hand"))
  func theRecordingIsCurrent() throws {
    let recording = try Self.recorded()
    #expect(try Self.file.matches(recording.text), "\(Self.file.advice(for: recording.text))")
  }

  @Test(arguments: interfaceBars) func textsOfUserInterfacesAreHeld(bar: Bar) throws {
    try expect(bar, context: "interface")
  }

  @Test(arguments: browserBars) func wordsThatABrowserSetInTheFallbackAreHeld(bar: Bar) throws {
    try expect(bar, context: "browser")
  }

  private func expect(_ bar: Bar, context: String) throws {
    let rows = try Recording(reading: Self.file).rows.compactMap(Row.init)
    let errors = rows.filter { $0.script == bar.script && $0.context == context }.map(\.error).sorted()
    try #require(errors.count == bar.rows)
    #expect(errors[errors.count / 2] <= bar.median, "\(errors)")
    #expect(errors[min(errors.count * 9 / 10, errors.count - 1)] <= bar.ninetieth, "\(errors)")
  }

  /// The recording of the texts that are at hand, each measured now.
  private static func recorded() throws -> Recording {
    let data = try Data(contentsOf: #require(Corpus.fidelity).appendingPathComponent("script-widths.tsv"))
    var inputs = Checksum()
    inputs.add(data)
    let rows = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
      recordedRow(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
    let columns = ["text", "script", "context", "weight", "apple_width", "own_width"]
    return Recording(inputs: "\(inputs)", columns: columns, rows: rows)
  }

  private static func recordedRow(_ fields: [String]) -> [String]? {
    guard fields.count > 7, let size = Double(fields[3]), let weight = FontWeight(rawValue: fields[5]),
      let width = Double(fields[6])
    else { return nil }
    let font = ResolvedFont(pointSize: size, weight: weight)
    let request = TextRequest(text: fields[2], locale: LocaleTag(fields[1]), font: font)
    // A width that was rounded up is on average half a step too large.
    let steps = ["up to 1/2": 0.5, "up to 1/3": 1.0 / 3, "up to 1 (run at x=0)": 1]
    let exact = width - (steps[fields[7]] ?? 0) / 2
    let context = fields[4].hasPrefix("UI") ? "interface" : fields[4].hasPrefix("web") ? "browser" : "font"
    let own = engine.measure(request).naturalWidth
    return [
      "\(Checksum(fields[2]))", fields[0], context, weight.rawValue, Recording.decimal(exact), Recording.decimal(own),
    ]
  }
}
