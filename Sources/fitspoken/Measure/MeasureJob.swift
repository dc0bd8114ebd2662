import AuditModel
import TextLayout

/// One text to measure; the members are the fields of a batch.
struct MeasureJob: Codable {
  var text: String?
  var locale: String?
  var platform: String?
  var style: String?
  var size: Double?
  var weight: String?
  var font: String?
  var monospacedDigits: Bool?
  var tracking: Double?
  var width: Double?
  var height: Double?
  var numberOfLines: Int?
  var lineBreakMode: String?
  var lineBreakStrictness: String?
  var minimumScaleFactor: Double?
  var tightening: Bool?
  var paragraphStyle: ParagraphStyle?
  var contentSizes: [String]?

  /// The font if it names a file: it contains a slash or ends in the extension of a font.
  var fontFile: String? {
    guard let font else { return nil }
    let isFile = font.contains("/") || [".otf", ".ttf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
    return isFile ? font : nil
  }
}

extension MeasureJob {
  /// The request at each content size; throws a `MeasureProblem` for an unknown value.
  func requests() throws -> [(ContentSizeCategory, TextRequest)] {
    guard let text else { throw MeasureProblem(message: "\"text\" is missing: expected the text to measure") }
    try MeasureNumbers.check(self)
    let mode: LineBreakMode? = try word(lineBreakMode, "lineBreakMode")
    let strictness: LineBreakStrictness? = try word(lineBreakStrictness, "lineBreakStrictness")
    let locale = try self.locale.map(language)
    return try sizes().map { contentSize in
      var request = TextRequest(
        text: text, locale: locale, font: try resolvedFont(at: contentSize), width: width.map { Points($0) },
        height: height.map { Points($0) }, numberOfLines: numberOfLines ?? 1,
        lineBreakMode: mode ?? .truncatingTail, minimumScaleFactor: minimumScaleFactor ?? 0,
        allowsTightening: tightening ?? false)
      request.strictness = strictness
      if let paragraphStyle { request.paragraphStyle = paragraphStyle }
      return (contentSize, request)
    }
  }

  private func resolvedFont(at contentSize: ContentSizeCategory) throws -> ResolvedFont {
    let description = FontDescription(
      style: try word(style, "style"), size: size, weight: try word(weight, "weight"),
      family: fontFile == nil ? font : nil, monospacedDigits: monospacedDigits)
    var resolved = FontResolver.resolve(
      description, default: FontDescription(size: 17), at: contentSize,
      platform: try word(platform, "platform") ?? .iOS)
    resolved.file = fontFile
    resolved.tracking = tracking
    if fontFile != nil { resolved.leading = nil }
    return resolved
  }

  private func sizes() throws -> [ContentSizeCategory] {
    guard let contentSizes else { return [.standard] }
    guard !contentSizes.isEmpty else {
      throw MeasureProblem(message: "\"contentSizes\" is empty: expected at least one, such as large")
    }
    return try contentSizes.compactMap { try word($0, "contentSizes") }
  }

  private func language(_ text: String) throws -> LocaleTag {
    guard let tag = LocaleTag(text) else {
      throw MeasureProblem(message: "\"\(text)\" is not a locale: expected a language tag such as de or zh-Hans")
    }
    return tag
  }

  /// The value with a name.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ text: String?, _ field: String
  ) throws -> Word? where Word.RawValue == String {
    guard let text else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw MeasureProblem(message: "\"\(field)\" is \"\(text)\": expected one of \(words)")
  }
}

/// The ranges of a job's numbers.
enum MeasureNumbers {
  /// Throws a `MeasureProblem` for a number outside its range.
  static func check(_ job: MeasureJob) throws {
    if job.style != nil, job.size != nil, job.fontFile != nil || job.font == nil {
      throw MeasureProblem(message: "both \"style\" and \"size\" are given: expected only one")
    }
    for case (let name, let value?, let range) in bounds(of: job) where !range.contains(value) {
      let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
      throw MeasureProblem(message: "\"\(name)\" is \(plain(value)): expected a number from \(low) to \(high)")
    }
  }

  private typealias Bound = (String, Double?, ClosedRange<Double>)

  private static func bounds(of job: MeasureJob) -> [Bound] {
    let own: [Bound] = [
      ("size", job.size, 0.1...10_000), ("width", job.width, 0...1e9), ("height", job.height, 0...1e9),
      ("tracking", job.tracking, -1000...1000), ("minimumScaleFactor", job.minimumScaleFactor, 0...1),
      ("numberOfLines", job.numberOfLines.map(Double.init), 0...1e9),
    ]
    guard let style = job.paragraphStyle else { return own }
    return own + bounds(of: style).map { ("paragraphStyle.\($0)", $1, $2) }
  }

  private static func bounds(of style: ParagraphStyle) -> [Bound] {
    [
      ("firstLineHeadIndent", style.firstLineHeadIndent, 0...1e6), ("headIndent", style.headIndent, 0...1e6),
      ("tailIndent", style.tailIndent, -1e6...1e6), ("hyphenationFactor", style.hyphenationFactor, 0...1),
      ("tighteningFactorForTruncation", style.tighteningFactorForTruncation, 0...1),
      ("lineHeightMultiple", style.lineHeightMultiple, 0...100),
      ("minimumLineHeight", style.minimumLineHeight, 0...1e6), ("maximumLineHeight", style.maximumLineHeight, 0...1e6),
      ("lineSpacing", style.lineSpacing, 0...1e6), ("paragraphSpacing", style.paragraphSpacing, 0...1e6),
      ("paragraphSpacingBefore", style.paragraphSpacingBefore, 0...1e6),
      ("defaultTabInterval", style.defaultTabInterval, 0...1e6),
    ] + (style.tabStops ?? []).map { ("tabStops", $0, 0...1e6) }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// Why a text cannot be measured.
struct MeasureProblem: Error {
  /// What was found and what was expected.
  let message: String
}
