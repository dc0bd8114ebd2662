import AuditModel
import Foundation
import Loading

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
