import ArgumentParser
import AuditModel
import Foundation
import TextLayout

/// `fitspoken measure`: the fit of one text, or of a JSON Lines batch.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure whether a text fits its room.",
    discussion: """
      Prints one JSON object per text and content size, in the order of the input.

      Examples:
        fitspoken measure "Einstellungen speichern" --style body --width 120 --lines 2
        fitspoken measure "Save" --font ./Brand.otf --size 15 --width 40 --line-break-mode truncatingMiddle
        echo '{"text": "Save", "size": 15, "width": 40}' | fitspoken measure --input -

      A line of a batch has the fields text, locale, style or size, weight, font, tracking, width, height,
      numberOfLines, lineBreakMode, minimumScaleFactor, tightening and contentSizes; only text is required.
      """)

  @Argument(help: "The text.") var text: String?
  @Option(help: "Read a JSON Lines batch from this file, or from standard input (-).") var input: String?
  @Option(help: "The text's language, such as de or zh-Hans.") var locale: String?
  @Option(help: "The text style, such as body; it follows the content size.") var style: String?
  @Option(help: "A fixed point size (default 17).") var size: Double?
  @Option(help: "The weight, such as semibold.") var weight: String?
  @Option(help: "A font's family or PostScript name, or a font file to measure exactly as it is.") var font: String?
  @Option(help: "The space after each glyph in points (default: the system font's own).") var tracking: Double?
  @Option(help: "The room's width in points.") var width: Double?
  @Option(help: "The room's height in points.") var height: Double?
  @Option(help: "How many lines the text may take; 0 is any number (default 1).") var lines: Int?
  @Option(help: "What happens to a text that is too wide (default truncatingTail).") var lineBreakMode: String?
  @Option(help: "The smallest factor to which the font may shrink.") var minimumScaleFactor: Double?
  @Flag(help: "Letter spacing may tighten by up to 5 %.") var tightening = false
  @Option(name: .customLong("content-size"), help: "A content size, such as xxLarge; repeatable (default large).")
  var contentSizes: [String] = []
  @Option(help: "A folder of fonts, searched before the platform's; repeatable.") var fonts: [String] = []

  func validate() throws {
    if (text == nil) == (input == nil) { throw ValidationError("give either a text or --input, and not both") }
  }

  func run() throws {
    let runner = MeasureRunner(engine: TextEngine(fontFolders: fonts))
    if let input {
      guard try runner.answerBatch(from: input) else { throw ExitCode(2) }
      return
    }
    do {
      try runner.answer(job)
    } catch let problem as MeasureProblem {
      MeasureRunner.complain("error: \(problem.message)")
      throw ExitCode(2)
    }
  }

  private var job: MeasureJob {
    MeasureJob(
      text: text, locale: locale, style: style, size: size, weight: weight, font: font, tracking: tracking,
      width: width, height: height, numberOfLines: lines, lineBreakMode: lineBreakMode,
      minimumScaleFactor: minimumScaleFactor, tightening: tightening ? true : nil,
      contentSizes: contentSizes.isEmpty ? nil : contentSizes)
  }
}

/// What is wrong with a text that is to be measured.
struct MeasureProblem: Error {
  /// What was found and what was expected.
  let message: String
}

/// One text to measure, by the field names of the contract.
struct MeasureJob: Codable {
  var text: String?
  var locale: String?
  var style: String?
  var size: Double?
  var weight: String?
  var font: String?
  var tracking: Double?
  var width: Double?
  var height: Double?
  var numberOfLines: Int?
  var lineBreakMode: String?
  var minimumScaleFactor: Double?
  var tightening: Bool?
  var contentSizes: [String]?

  /// The request at each content size; throws a `MeasureProblem` for a value outside its vocabulary.
  func requests() throws -> [(ContentSizeCategory, TextRequest)] {
    guard let text else { throw MeasureProblem(message: "\"text\" is missing: expected the words to measure") }
    let mode: LineBreakMode? = try word(lineBreakMode, "lineBreakMode")
    let locale = try self.locale.map(language)
    try checkNumbers()
    return try sizes().map { contentSize in
      let request = TextRequest(
        text: text, locale: locale, font: try resolvedFont(at: contentSize), width: width.map { Points($0) },
        height: height.map { Points($0) }, numberOfLines: numberOfLines ?? 1,
        lineBreakMode: mode ?? .truncatingTail, minimumScaleFactor: minimumScaleFactor ?? 0,
        allowsTightening: tightening ?? false)
      return (contentSize, request)
    }
  }

  private func resolvedFont(at contentSize: ContentSizeCategory) throws -> ResolvedFont {
    let description = FontDescription(
      style: try word(style, "style"), size: size, weight: try word(weight, "weight"),
      family: fontFile == nil ? font : nil)
    var resolved = FontResolver.resolve(
      description, default: FontDescription(size: 17), at: contentSize, platform: .iOS)
    resolved.file = fontFile
    resolved.tracking = tracking
    if fontFile != nil { resolved.leading = nil }
    return resolved
  }

  /// The font where it names a file: it has a folder or a font's ending.
  var fontFile: String? {
    guard let font else { return nil }
    let isFile = font.contains("/") || [".otf", ".ttf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
    return isFile ? font : nil
  }

  private func sizes() throws -> [ContentSizeCategory] {
    try (contentSizes ?? ["large"]).compactMap { try word($0, "contentSizes") }
  }

  private func language(_ text: String) throws -> LocaleTag {
    guard let tag = LocaleTag(text) else {
      throw MeasureProblem(message: "\"\(text)\" is no locale: expected a language tag such as de or zh-Hans")
    }
    return tag
  }

  /// A value of a vocabulary by its name.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ text: String?, _ field: String
  ) throws -> Word? where Word.RawValue == String {
    guard let text else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw MeasureProblem(message: "\"\(text)\" is no \(field): expected one of \(words)")
  }

  private func checkNumbers() throws {
    if style != nil, size != nil, fontFile != nil || font == nil {
      throw MeasureProblem(message: "both \"style\" and \"size\" are given: expected one of them")
    }
    let bounds: [(String, Double?, ClosedRange<Double>)] = [
      ("size", size, 0.1...10_000), ("width", width, 0...1e9), ("height", height, 0...1e9),
      ("tracking", tracking, -1000...1000), ("minimumScaleFactor", minimumScaleFactor, 0...1),
      ("numberOfLines", numberOfLines.map(Double.init), 0...1e9),
    ]
    for case (let name, let value?, let range) in bounds where !range.contains(value) {
      let (low, high) = (Self.plain(range.lowerBound), Self.plain(range.upperBound))
      throw MeasureProblem(
        message: "\"\(name)\" is \(Self.plain(value)): expected a number from \(low) to \(high)")
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// The fit of one text at one content size: the fields of its job, and the measurement.
struct MeasureAnswer: Encodable {
  /// What was asked.
  let job: MeasureJob
  /// The content size.
  let contentSize: ContentSizeCategory
  /// What was measured.
  let measurement: TextMeasurement

  private enum Keys: String, CodingKey {
    case contentSize, pointSize, naturalWidth, layoutWidth, lineHeight, textHeight, lines, scale, visibleText
    case droppedClusters, over, verdict, reason, faces
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
    try fields.encode(measurement.scale, forKey: .scale)
    try fields.encode(measurement.visibleText, forKey: .visibleText)
    try fields.encode(measurement.droppedClusters, forKey: .droppedClusters)
    try fields.encode(measurement.over, forKey: .over)
    try fields.encode(measurement.verdict.name, forKey: .verdict)
    if case .needsReview(let reason) = measurement.verdict { try fields.encode(reason, forKey: .reason) }
    try fields.encode(measurement.faces, forKey: .faces)
  }
}

/// Answers jobs on standard output, problems on standard error.
struct MeasureRunner {
  /// The measurer.
  let engine: TextEngine

  /// Answers one job; throws a `MeasureProblem`.
  func answer(_ job: MeasureJob) throws {
    if let file = job.fontFile, !engine.canRead(fontFile: file) {
      throw MeasureProblem(message: "the font file \(file) cannot be read: expected an OpenType or TrueType font")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (contentSize, request) in try job.requests() {
      let answer = MeasureAnswer(job: job, contentSize: contentSize, measurement: engine.measure(request))
      var line = try encoder.encode(answer)
      line.append(UInt8(ascii: "\n"))
      FileHandle.standardOutput.write(line)
    }
  }

  /// Answers each line of a file; false where one was bad, of which standard error tells.
  func answerBatch(from path: String) throws -> Bool {
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let data = try file?.readToEnd() ?? (file == nil ? nil : Data()) else {
      Self.complain("error: \(path) cannot be read: expected a JSON Lines file")
      return false
    }
    var isGood = true
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      guard let problem = problem(answering: Data(line)) else { continue }
      Self.complain("\(path == "-" ? "standard input" : path):\(number + 1): error: \(problem)")
      isGood = false
    }
    return isGood
  }

  private func problem(answering line: Data) -> String? {
    do {
      try answer(try JSONDecoder().decode(MeasureJob.self, from: line))
      return nil
    } catch let problem as MeasureProblem {
      return problem.message
    } catch let error as DecodingError {
      return Self.describe(error)
    } catch {
      return "\(error)"
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      return "\"\(field(context))\" has the wrong type: expected \(type)"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "\"\(field(context))\" cannot be read: \(context.debugDescription)"
    case .dataCorrupted(let context):
      return "\(context.debugDescription) \(expectation)"
    default:
      return "The line is no JSON object. \(expectation)"
    }
  }

  private static let expectation = #"Expected one such as {"text": "Save", "width": 40}"#

  private static func field(_ context: DecodingError.Context) -> String {
    context.codingPath.map(\.stringValue).joined(separator: ".")
  }

  /// Writes a message to standard error.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
