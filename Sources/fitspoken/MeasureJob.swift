import AuditModel
import Foundation
import Utilities

/// One text to measure, by the field names of the contract.
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

  /// The font where it names a file: it has a folder or a font's ending.
  var fontFile: String? {
    guard let font else { return nil }
    let isFile = font.contains("/") || [".otf", ".ttf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
    return isFile ? font : nil
  }
}

/// A line of a batch: a job without a field that nobody knows, since a misspelt one would be passed over.
struct MeasureLine: Decodable {
  /// The job.
  var job: MeasureJob

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  private static let fields = names(of: MeasureJob())
  private static let paragraphFields = names(of: ParagraphStyle())

  private static func names(of value: some Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

  /// Reads an object; throws a `MeasureProblem` for an unknown field.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    try Self.check(container.allKeys, among: Self.fields, inside: "")
    let paragraph = Name(stringValue: "paragraphStyle")
    if let inner = try? container.nestedContainer(keyedBy: Name.self, forKey: paragraph) {
      try Self.check(inner.allKeys, among: Self.paragraphFields, inside: "paragraphStyle.")
    }
    job = try MeasureJob(from: decoder)
  }

  /// The paragraph style of a JSON object; throws a `MeasureProblem`.
  static func paragraphStyle(_ json: String) throws -> ParagraphStyle {
    let line = Array("{\"paragraphStyle\": \(json)}".utf8)
    do {
      return try JSONDecoder().decode(MeasureLine.self, from: Data(line)).job.paragraphStyle ?? ParagraphStyle()
    } catch let error as DecodingError {
      throw MeasureProblem(message: MeasureComplaint(error, in: line).text)
    }
  }

  /// Complains of the first unknown field in the alphabet, whatever the order of a dictionary.
  private static func check(_ keys: [Name], among known: [String], inside prefix: String) throws {
    let unknown = keys.map(\.stringValue).filter { !known.contains($0) }.min()
    guard let unknown else { return }
    let advice =
      nearest(to: unknown, among: known).map { "did you mean \"\(prefix)\($0)\"?" }
      ?? "expected one of \(known.joined(separator: ", "))"
    throw MeasureProblem(message: "there is no field \"\(prefix)\(unknown.prefix(60))\": \(advice)")
  }
}

/// What is wrong with a text that is to be measured.
struct MeasureProblem: Error {
  /// What was found and what was expected.
  let message: String
}
