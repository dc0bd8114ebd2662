import AuditModel
import Foundation
import SystemPackage
import TextLayout

/// Answers jobs as JSON Lines.
struct MeasureRunner {
  /// The fonts, for files that are named.
  let engine: TextEngine
  /// The measurer.
  let measurer: TextMeasurer
  private let encoder = JSONEncoder()

  /// A runner with a measurer of its own.
  init(engine: TextEngine, measurer: TextMeasurer) {
    (self.engine, self.measurer) = (engine, measurer)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The lines that answer a job, one for each content size; throws a `MeasureProblem`.
  func answer(_ job: MeasureJob) throws -> [UInt8] {
    if let file = job.fontFile, let fault = FontFileFault.describe(file) {
      throw MeasureProblem(message: "the font file \(file) \(fault)")
    }
    let measured = try job.requests().map { (contentSize: $0, measurement: measurer.measure($1)) }
    let failing = measured.filter { $0.measurement.verdict.isCut }.map(\.contentSize).min()
    var lines: [UInt8] = []
    for (contentSize, measurement) in measured {
      let answer = MeasureAnswer(
        job: job, contentSize: contentSize, measurement: measurement,
        firstFailingContentSize: measured.count > 1 ? failing : nil)
      lines += [UInt8](try encoder.encode(answer)) + [UInt8(ascii: "\n")]
    }
    return lines
  }
}

extension FitVerdict {
  /// Whether not all of the text is shown.
  fileprivate var isCut: Bool {
    switch self {
    case .truncates, .clips: true
    case .fits, .wraps, .shrinks, .tightens, .needsReview: false
    }
  }
}
