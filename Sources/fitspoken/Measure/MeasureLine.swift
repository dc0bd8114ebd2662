import AuditModel
import Foundation
import Loading
import Utilities

/// A line of a batch: a job whose fields are all known, since a misspelled field would be ignored.
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
      throw MeasureProblem(message: MeasureLineFault(error, in: line).text)
    }
  }

  /// Throws a `MeasureProblem` for the first unknown field in alphabetical order.
  private static func check(_ keys: [Name], among known: [String], inside prefix: String) throws {
    let unknown = keys.map(\.stringValue).filter { !known.contains($0) }.min()
    guard let unknown else { return }
    let advice =
      nearest(to: unknown, among: known).map { "did you mean \"\(prefix)\($0)\"?" }
      ?? "expected one of \(known.joined(separator: ", "))"
    throw MeasureProblem(message: "unknown field \"\(prefix)\(unknown.prefix(60))\": \(advice)")
  }
}

/// Why a line of a batch cannot be decoded.
struct MeasureLineFault {
  /// What was found and what was expected.
  let text: String

  /// Describes a decoding error.
  init(_ error: DecodingError, in line: [UInt8]) {
    switch error {
    case .typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      text = "\"\(Self.field(context))\" has the wrong type: expected \(Self.name(of: type))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      text = Self.description(of: context)
    case .dataCorrupted:
      text = JSONRefusal.reason(line, wholeNumbers: ["numberOfLines"])
    default:
      text = #"the line is not a JSON object: expected one such as {"text": "Save", "width": 40}"#
    }
  }

  /// The values of members of a paragraph style.
  private static let vocabularies: [String: [String]] = [
    "alignment": TextAlignment.allCases.map(\.rawValue),
    "baseWritingDirection": WritingDirection.allCases.map(\.rawValue),
    "lineBreakMode": LineBreakMode.allCases.map(\.rawValue),
  ]

  private static let typeNames: [ObjectIdentifier: String] = [
    ObjectIdentifier(String.self): "a string", ObjectIdentifier(Double.self): "a number",
    ObjectIdentifier(Int.self): "a whole number", ObjectIdentifier(Bool.self): "true or false",
    ObjectIdentifier([String].self): "an array of strings", ObjectIdentifier([Any].self): "an array",
    ObjectIdentifier([String: Any].self): "an object",
  ]

  private static func name(of type: any Any.Type) -> String { typeNames[ObjectIdentifier(type)] ?? "\(type)" }

  private static func description(of context: DecodingError.Context) -> String {
    let words = context.codingPath.last.flatMap { vocabularies[$0.stringValue] }
    guard let words else { return "\"\(field(context))\" cannot be read: \(context.debugDescription)" }
    return "\"\(field(context))\" is unknown: expected one of \(words.joined(separator: ", "))"
  }

  private static func field(_ context: DecodingError.Context) -> String {
    context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }
}
