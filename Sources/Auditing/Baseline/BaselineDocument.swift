import AuditModel
import Foundation

/// A baseline as JSON: one object with one entry per identity.
struct BaselineDocument: Codable {
  /// The version of this format.
  static let version = 2
  /// A limit above the number of findings of one identity in any project.
  static let maximumCount = 1_000_000

  /// The findings of one identity, in the locales in which there are equally many; members without a value are left out.
  struct Entry: Codable {
    var rule: String
    var outcome: Outcome
    var reason: String?
    var file: String
    var element: String?
    var table: String?
    var key: String?
    var leaf: String?
    var locales: [LocaleTag]?
    var count: Int
    var over: [Double]?
    var contentSize: ContentSizeCategory?
  }

  /// The version of the document's format.
  var version: Int
  /// The folder that was audited, relative to the document's paths.
  var root: String?
  /// The entries, sorted by identity.
  var findings: [Entry]
}

extension BaselineDocument.Entry {
  /// What the findings of one entry have in common.
  private struct Shared: Hashable {
    var identity: FindingIdentity
    var outcome: Outcome
    var count: Int
    var overruns: [Double]
    var contentSize: ContentSizeCategory?

    init(_ key: BaselineKey, _ known: KnownFindings) {
      (identity, outcome, count) = (key.identity, key.outcome, known.count)
      (overruns, contentSize) = (known.overruns, known.contentSize)
    }
  }

  /// An identity with its findings in some locales.
  init(_ key: BaselineKey, _ known: KnownFindings, locales: [LocaleTag]) {
    let identity = key.identity
    self.init(
      rule: identity.rule, outcome: key.outcome, reason: identity.reason, file: known.file,
      element: identity.element, table: identity.table, key: identity.key, leaf: identity.leaf,
      locales: locales.isEmpty ? nil : locales, count: known.count,
      over: known.overruns.isEmpty ? nil : known.overruns, contentSize: known.contentSize)
  }

  /// The entries of a baseline, sorted; locales with the same findings share one.
  static func all(in baseline: Baseline) -> [Self] {
    var entries: [Self] = []
    var positions: [Shared: Int] = [:]
    for (key, known) in baseline.sorted {
      let shared = Shared(key, known)
      if let locale = key.locale, let position = positions[shared] {
        entries[position].locales?.append(locale)
      } else {
        if key.locale != nil { positions[shared] = entries.count }
        entries.append(Self(key, known, locales: key.locale.map { [$0] } ?? []))
      }
    }
    return entries
  }

  /// The keys by which its findings are recognized in another audit.
  var baselineKeys: [BaselineKey] {
    let identity = FindingIdentity(
      rule: rule, reason: reason, file: file, element: element, table: table, key: key, leaf: leaf)
    let tags: [LocaleTag?] = locales ?? [nil]
    return tags.map { locale in
      BaselineKey(
        identity: identity, outcome: outcome, locale: locale,
        localization: locale?.identifier ?? FindingIdentity.localeFolder(of: file))
    }
  }

  /// Its findings; nil if the counts are impossible.
  var known: KnownFindings? {
    guard (1...BaselineDocument.maximumCount).contains(count), (over ?? []).count <= count else { return nil }
    return KnownFindings(
      file: file, count: count, overruns: (over ?? []).sorted(), contentSize: contentSize)
  }
}

extension Baseline {
  /// Reads what `json()` wrote; entries that occur twice, as after a merge, are added up.
  ///
  /// `file` names the document in messages, and `remake` the command that writes it again. Throws a `BaselineError` for text that is
  /// not valid JSON, is not a baseline or was written by another version.
  public init(json: [UInt8], file: String, remake: String = "fitspoken audit --write-baseline FILE") throws {
    if let line = Self.lineOfConflict(in: json) {
      throw BaselineError(
        file: file, line: line,
        message: "an unresolved merge conflict; keep the entries of both sides, or remake the baseline with: \(remake)")
    }
    let document = try Self.document(json, file: file, remake: remake)
    (known, root) = ([:], document.root)
    for (index, entry) in document.findings.enumerated() {
      guard let found = entry.known else {
        throw BaselineError(file: file, message: "findings[\(index)]: the count and the overruns do not agree")
      }
      for key in entry.baselineKeys { known[key] = known[key]?.adding(found) ?? found }
    }
  }

  /// The baseline as JSON: pretty-printed, sorted by identity and key, the same bytes for the same findings.
  public func json() throws -> [UInt8] {
    let entries = BaselineDocument.Entry.all(in: self)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = BaselineDocument(version: BaselineDocument.version, root: root, findings: entries)
    return Array(try encoder.encode(document)) + [UInt8(ascii: "\n")]
  }

  /// The line with the marker of a merge conflict, counted from 1; nil without one.
  private static func lineOfConflict(in json: [UInt8]) -> Int? {
    let markers = ["<<<<<<< ", ">>>>>>> ", "||||||| "].map { Array($0.utf8) } + [Array("=======".utf8)]
    let lines = json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }

  private static func document(_ json: [UInt8], file: String, remake: String) throws -> BaselineDocument {
    do {
      let versioned = try JSONDecoder().decode(Versioned.self, from: Data(json))
      guard versioned.version == BaselineDocument.version else {
        let versions =
          "the baseline has version \(versioned.version); this tool reads version \(BaselineDocument.version)"
        throw BaselineError(file: file, message: "\(versions); remake it with: \(remake)")
      }
      return try JSONDecoder().decode(BaselineDocument.self, from: Data(json))
    } catch let error as DecodingError {
      throw BaselineError(file: file, message: error.sentence)
    }
  }

  /// The one member that every version has.
  private struct Versioned: Decodable {
    var version: Int
  }
}

extension DecodingError {
  /// What is wrong with the document, and where.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.position(context.codingPath))\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.position(context.codingPath))the value is of the wrong type; \(context.debugDescription)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "this is not valid JSON; write the baseline again with --write-baseline\(Self.detail(of: context))"
    case .dataCorrupted(let context):
      "\(Self.position(context.codingPath))\(context.debugDescription)"
    @unknown default:
      "this is not a baseline"
    }
  }

  private static func position(_ path: [any CodingKey]) -> String {
    let position = path.reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? key.stringValue : ".\(key.stringValue)")
    }
    return position.isEmpty ? "" : "\(position): "
  }

  private static func detail(of context: Context) -> String {
    let error = context.underlyingError as NSError?
    let detail = error?.userInfo[NSDebugDescriptionErrorKey] as? String
    return detail.map { " (\($0))" } ?? ""
  }
}

/// A baseline that cannot be read.
public struct BaselineError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// The line, counted from 1, where it is known.
  public var line: Int?
  /// What was found and what was expected, without a trailing period.
  public var message: String

  /// The error as `file:line: error: message`.
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
