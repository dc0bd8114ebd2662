internal import AuditModel
internal import Utilities

/// One thing that is wrong with a String Catalog.
struct StringCatalogFault {
  /// The kind of fault: the stable reason of its diagnostic.
  enum Reason: String {
    case invalidJSON = "invalid-json"
    case trailingComma = "trailing-comma"
    case encoding
    case wrongType = "wrong-type"
    case missingMember = "missing-member"
    case unknownMember = "unknown-member"
    case keyOutsideStrings = "key-outside-strings"
    case misplacedText = "misplaced-text"
    case duplicateKey = "duplicate-key"
    case duplicateLanguage = "duplicate-language"
    case duplicateMember = "duplicate-member"
    case unknownVersion = "unknown-version"
    case unknownLanguage = "unknown-language"
    case emptyState = "empty-state"
    case unknownState = "unknown-state"
    case unknownExtractionState = "unknown-extraction-state"
    case unknownVariation = "unknown-variation"
    case emptyLocalization = "empty-localization"
    case tooDeep = "too-deep"

    /// How much a fault matters: an error if texts are lost or Xcode cannot interpret them.
    var severity: Severity {
      switch self {
      case .encoding, .unknownMember, .unknownVersion, .unknownLanguage, .emptyState, .unknownState,
        .unknownExtractionState,
        .unknownVariation, .emptyLocalization:
        .warning
      default: .error
      }
    }

    /// How many faults of this kind that differ only in their position are reported one by one.
    var limit: Int { self == .unknownMember || self == .unknownLanguage ? 1 : 20 }
  }

  /// The kind of fault.
  var reason: Reason
  /// Where: an offset in the UTF-8 text.
  var offset: Int
  /// What was found and what was expected.
  var message: String
  /// How much it matters, if it differs from that of the reason.
  var severity: Severity?
  /// The offset of what it repeats.
  var firstOffset: Int?
  /// The key and language that it is in.
  var scope = StringCatalogScope()
  /// How many further faults of the same kind are not reported one by one.
  var more = 0
}

/// Collects the faults of one String Catalog.
struct StringCatalogFaults {
  private(set) var faults: [StringCatalogFault] = []
  /// How many faults there are, including those that are not reported one by one.
  private(set) var count = 0
  /// How many faults of a kind there are, and the index of the last that is reported.
  private var groups: [String: (count: Int, last: Int)] = [:]

  /// Adds a fault; of many with the same reason, `detail` and language only the first are reported one by one.
  mutating func add(_ fault: StringCatalogFault, detail: String) {
    count += 1
    let group = [fault.reason.rawValue, detail, fault.scope.language ?? ""].joined(separator: "\n")
    let earlier = groups[group] ?? (0, 0)
    if earlier.count >= fault.reason.limit {
      faults[earlier.last].more += 1
      groups[group] = (earlier.count + 1, earlier.last)
    } else {
      groups[group] = (earlier.count + 1, faults.count)
      faults.append(fault)
    }
  }

  /// The faults as diagnostics, in file order.
  func diagnostics(of text: UnsafeBufferPointer<UInt8>, path: String) -> [LoadingDiagnostic] {
    let locations = locations(in: text, path: path)
    return faults.sorted { $0.offset < $1.offset }.compactMap { fault in
      guard let location = locations[fault.offset] else { return nil }
      let first = fault.firstOffset.flatMap { locations[$0] }
      var diagnostic = LoadingDiagnostic(
        kind: .catalogSchema, location: location, message: fault.message(firstLine: first?.line),
        locale: fault.scope.locale)
      diagnostic.severity = fault.severity ?? fault.reason.severity
      diagnostic.reason = fault.reason.rawValue
      diagnostic.key = fault.scope.key
      return diagnostic
    }
  }

  /// The locations of all offsets, in one pass over the text.
  private func locations(in text: UnsafeBufferPointer<UInt8>, path: String) -> [Int: SourceLocation] {
    var positions = PositionCounter(text)
    var locations: [Int: SourceLocation] = [:]
    for offset in Set(faults.map(\.offset) + faults.compactMap(\.firstOffset)).sorted() {
      locations[offset] = positions.position(of: offset).location(in: path)
    }
    return locations
  }
}

extension StringCatalogFault {
  /// The complete message, with the line of the first occurrence and the number of similar faults.
  fileprivate func message(firstLine: Int?) -> String {
    let repeated = firstLine.map {
      " (first used on line \($0)); Foundation's JSONDecoder keeps the first, JSONSerialization the last"
    }
    return message + (repeated ?? "") + (more > 0 ? " (and \(more) more of the same)" : "")
  }
}

/// The key and language that are being read.
struct StringCatalogScope {
  /// The key in `strings`.
  var key: String?
  /// The language as the catalog spells it.
  var language: String?
  /// The language.
  var locale: LocaleTag?

  /// What is being read, in words: `"cancel" in de (plural one)`.
  func words(at path: LeafPath = LeafPath()) -> String {
    guard let key else { return "the catalog" }
    let conditions = path.steps.map { LeafPath([$0]).description.replacing(".", with: " ") }
    return quoted(key) + (language.map { " in \($0.shortened)" } ?? "")
      + (conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ").shortened))")
  }

  /// A subject in words: `"value" of "cancel" in de (plural one)`.
  func words(for subject: StringCatalogSubject) -> String {
    (subject.part.isEmpty ? "" : subject.part + " ") + words(at: subject.path)
  }
}

/// What a message is about; formatted only if there is a message.
struct StringCatalogSubject {
  /// The part that is meant, followed by `of`; empty for the whole.
  let part: String
  /// The case of a variation, or the substitution.
  let path: LeafPath

  init(_ part: String = "", at path: LeafPath = LeafPath()) {
    (self.part, self.path) = (part, path)
  }
}
