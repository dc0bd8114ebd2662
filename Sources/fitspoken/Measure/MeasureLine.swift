import AuditModel
import Foundation
import Loading
import Utilities

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

/// What a person is told of a line that cannot be read.
struct MeasureComplaint {
  /// What was found and what was expected.
  let text: String

  /// The words for a decoder's error about a line.
  init(_ error: DecodingError, in line: [UInt8]) {
    switch error {
    case .typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      text = "\"\(Self.field(context))\" has the wrong type: expected \(Self.name(of: type))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      text = Self.complaint(of: context)
    case .dataCorrupted:
      text = JSONRefusal.reason(line, wholeNumbers: ["numberOfLines"])
    default:
      text = #"the line is no JSON object: expected one such as {"text": "Save", "width": 40}"#
    }
  }

  /// The words that the members of a paragraph style can be.
  private static let vocabularies: [String: [String]] = [
    "alignment": TextAlignment.allCases.map(\.rawValue),
    "baseWritingDirection": WritingDirection.allCases.map(\.rawValue),
    "lineBreakMode": LineBreakMode.allCases.map(\.rawValue),
  ]

  private static let typeNames: [ObjectIdentifier: String] = [
    ObjectIdentifier(String.self): "a text", ObjectIdentifier(Double.self): "a number",
    ObjectIdentifier(Int.self): "a whole number", ObjectIdentifier(Bool.self): "true or false",
    ObjectIdentifier([String].self): "a list of texts", ObjectIdentifier([Any].self): "a list",
    ObjectIdentifier([String: Any].self): "an object",
  ]

  private static func name(of type: any Any.Type) -> String { typeNames[ObjectIdentifier(type)] ?? "\(type)" }

  private static func complaint(of context: DecodingError.Context) -> String {
    let words = context.codingPath.last.flatMap { vocabularies[$0.stringValue] }
    guard let words else { return "\"\(field(context))\" cannot be read: \(context.debugDescription)" }
    return "\"\(field(context))\" is an unknown word: expected one of \(words.joined(separator: ", "))"
  }

  private static func field(_ context: DecodingError.Context) -> String {
    context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }
}
