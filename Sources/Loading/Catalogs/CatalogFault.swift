internal import AuditModel

/// One thing that is wrong with a String Catalog.
struct CatalogFault {
  /// What sort of fault it is: the stable word that diagnostics carry.
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

    /// How much a fault matters: an error where texts are lost or Xcode cannot know what they are.
    var severity: Severity {
      switch self {
      case .encoding, .unknownMember, .unknownVersion, .unknownLanguage, .emptyState, .unknownState,
        .unknownExtractionState,
        .unknownVariation, .emptyLocalization:
        .warning
      default: .error
      }
    }

    /// How many faults of the sort that differ in nothing but their place are told one by one.
    var limit: Int { self == .unknownMember || self == .unknownLanguage ? 1 : 20 }
  }

  /// What sort of fault it is.
  var reason: Reason
  /// Where: an offset in the UTF-8 text.
  var offset: Int
  /// What was found and what was expected.
  var message: String
  /// How much it matters, where that is not the sort's own.
  var severity: Severity?
  /// The offset of what it repeats.
  var firstOffset: Int?
  /// The key and language that it is in.
  var scope = CatalogScope()
  /// How many further faults of the same sort are not told one by one.
  var more = 0
}
