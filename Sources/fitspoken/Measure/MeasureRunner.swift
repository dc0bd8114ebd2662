import AuditModel
import Foundation
import SystemPackage
import TextLayout
import Utilities

/// Answers jobs in JSON Lines.
struct MeasureRunner {
  /// The fonts, with those of named files.
  let engine: TextEngine
  /// The measurer.
  let measurer: TextMeasurer
  private let encoder = JSONEncoder()

  /// A runner with its own encoder.
  init(engine: TextEngine, measurer: TextMeasurer) {
    (self.engine, self.measurer) = (engine, measurer)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The answers to a job, one line for each content size; throws a `MeasureProblem`.
  func answer(_ job: MeasureJob) throws -> [UInt8] {
    if let file = job.fontFile, let fault = FontFileFault.describe(file) {
      throw MeasureProblem(message: "the font file \(file) \(fault)")
    }
    let requests = try job.requests()
    if let font = requests.lazy.compactMap({ measurer.missingFont(for: $0.1.font) }).first {
      throw MeasureProblem(message: MissingFonts.refusal(font))
    }
    let measured = requests.map { (contentSize: $0, measurement: measurer.measure($1)) }
    let lacksDictionary = requests.contains { measurer.lacksDictionary(for: $0.1) }
    let failing = measured.filter { $0.measurement.verdict.hidesText }.map(\.contentSize).min()
    var lines: [UInt8] = []
    for (contentSize, measurement) in measured {
      let answer = MeasureAnswer(
        job: job, contentSize: contentSize, measurement: measurement,
        firstFailingContentSize: measured.count > 1 ? failing : nil, lacksDictionary: lacksDictionary)
      lines += [UInt8](try encoder.encode(answer)) + [UInt8(ascii: "\n")]
    }
    return LogEscape.json.applied(to: lines)
  }
}

extension FitVerdict {
  /// Whether part of the text is not shown.
  fileprivate var hidesText: Bool {
    switch self {
    case .truncates, .clips: true
    case .fits, .wraps, .shrinks, .tightens, .needsReview: false
    }
  }
}

/// The fit of one text at one content size: the fields of its job with the measurement.
struct MeasureAnswer: Encodable {
  /// The job.
  let job: MeasureJob
  /// The content size.
  let contentSize: ContentSizeCategory
  /// The measurement.
  let measurement: TextMeasurement
  /// The smallest of the job's content sizes at which part of the text is not shown.
  ///
  /// Nil if all of it is shown at every size, or if there is only one.
  let firstFailingContentSize: ContentSizeCategory?
  /// Whether words stay whole only because no dictionary of the language is installed.
  let lacksDictionary: Bool

  /// What is said then.
  private static let wholeWords = "no hyphenation dictionary of the language is installed; words are not broken"

  private enum Keys: String, CodingKey {
    case contentSize, pointSize, naturalWidth, layoutWidth, lineHeight, textHeight, lines, scale, visibleText
    case droppedClusters, over, verdict, reason, faces, neededLines, breaksWord, budget, firstFailingContentSize,
      substitution, hyphenation
  }

  func encode(to encoder: any Encoder) throws {
    var asked = job
    asked.contentSizes = nil
    try asked.encode(to: encoder)
    var fields = encoder.container(keyedBy: Keys.self)
    try fields.encode(contentSize, forKey: .contentSize)
    try fields.encode(measurement.pointSize, forKey: .pointSize)
    try fields.encode(measurement.naturalWidth, forKey: .naturalWidth)
    try fields.encode(measurement.layoutWidth, forKey: .layoutWidth)
    try fields.encode(measurement.lineHeight, forKey: .lineHeight)
    try fields.encode(measurement.textHeight, forKey: .textHeight)
    try fields.encode(measurement.lines, forKey: .lines)
    try fields.encode(measurement.neededLines, forKey: .neededLines)
    try fields.encode(measurement.breaksWord, forKey: .breaksWord)
    try fields.encodeIfPresent(measurement.budget, forKey: .budget)
    try fields.encodeIfPresent(firstFailingContentSize, forKey: .firstFailingContentSize)
    try fields.encode(measurement.scale, forKey: .scale)
    try fields.encode(measurement.visibleText, forKey: .visibleText)
    try fields.encode(measurement.droppedClusters, forKey: .droppedClusters)
    try fields.encode(measurement.over, forKey: .over)
    try fields.encode(measurement.verdict.name, forKey: .verdict)
    if case .needsReview(let reason) = measurement.verdict { try fields.encode(reason, forKey: .reason) }
    try fields.encode(measurement.faces, forKey: .faces)
    try fields.encodeIfPresent(measurement.substitution, forKey: .substitution)
    if lacksDictionary { try fields.encode(Self.wholeWords, forKey: .hyphenation) }
  }
}
