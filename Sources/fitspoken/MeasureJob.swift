import AuditModel
import TextLayout

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

/// What is wrong with a text that is to be measured.
struct MeasureProblem: Error {
  /// What was found and what was expected.
  let message: String
}
