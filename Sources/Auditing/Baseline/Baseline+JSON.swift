import Foundation

extension Baseline {
  /// Reads what `json()` wrote; entries that stand twice, as after a merge, are added up.
  ///
  /// `file` names the document in messages. Throws a `BaselineError` for text that is no JSON or no baseline, or that a
  /// later version wrote.
  public init(json: [UInt8], file: String) throws {
    let document = try Self.document(json, file: file)
    known = [:]
    for (index, entry) in document.findings.enumerated() {
      guard let found = entry.known else {
        throw BaselineError(file: file, message: "findings[\(index)]: the count and the overruns do not agree")
      }
      known[entry.baselineKey] = known[entry.baselineKey]?.adding(found) ?? found
    }
  }

  /// The baseline as JSON: pretty-printed, sorted by identity and key, the same bytes for the same findings.
  public func json() throws -> [UInt8] {
    let entries = sorted.map { BaselineDocument.Entry($0.key, $0.value) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = BaselineDocument(version: BaselineDocument.version, findings: entries)
    return Array(try encoder.encode(document)) + [UInt8(ascii: "\n")]
  }

  private static func document(_ json: [UInt8], file: String) throws -> BaselineDocument {
    do {
      let form = try JSONDecoder().decode(Form.self, from: Data(json))
      guard form.version == BaselineDocument.version else {
        throw BaselineError(
          file: file,
          message: "this is version \(form.version) of the baseline's form; this tool reads \(BaselineDocument.version)"
        )
      }
      return try JSONDecoder().decode(BaselineDocument.self, from: Data(json))
    } catch let error as DecodingError {
      throw BaselineError(file: file, message: error.sentence)
    }
  }

  /// The one member that all versions have.
  private struct Form: Decodable {
    var version: Int
  }
}

extension DecodingError {
  /// What is wrong with the document, and where.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.place(context.codingPath))\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.place(context.codingPath))the value is of the wrong type; \(context.debugDescription)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "this is no JSON; write the baseline again with --write-baseline\(Self.detail(of: context))"
    case .dataCorrupted(let context):
      "\(Self.place(context.codingPath))\(context.debugDescription)"
    @unknown default:
      "this is no baseline"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? key.stringValue : ".\(key.stringValue)")
    }
    return place.isEmpty ? "" : "\(place): "
  }

  private static func detail(of context: Context) -> String {
    let error = context.underlyingError as NSError?
    let detail = error?.userInfo[NSDebugDescriptionErrorKey] as? String
    return detail.map { " (\($0))" } ?? ""
  }
}
