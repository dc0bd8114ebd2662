internal import AuditModel
internal import Utilities

/// One syntax error of a strings file.
struct StringsSyntaxError: Error, Equatable {
  /// What is wrong.
  enum Kind: Equatable {
    case unterminatedString, unterminatedComment, unescapedQuote, missingSemicolon, missingEquals, missingValue
    case strayText, badData, unclosedDictionary, unclosedArray, tooDeep(limit: Int), textAfterDictionary, notADictionary
    case mergeConflict

    /// Whether further faults of this kind are redundant.
    var isOncePerFile: Bool { self == .mergeConflict || self == .unterminatedComment }
  }

  /// What Apple's loader does about a fault.
  enum Effect { case rejectsFile, losesRest }

  /// What is wrong.
  var kind: Kind
  /// Where: an offset in the UTF-8 text.
  var offset: Int
  /// The key of the entry, if it is known.
  var key: String?
  /// What was found instead of what was expected.
  var found: String?
  /// What Apple's loader does about it.
  var effect = Effect.rejectsFile
  /// Where to continue reading; nil is the next line on which an entry seems to start.
  var resume: Int?
  /// The intended value as a range of the text, if it differs from what was read.
  var meantValue: Range<Int>?

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What was found and what was expected.
  var summary: String {
    let value = key.map { "the value of \(quoted($0))" } ?? "the value"
    let found = found ?? "the end of the file"
    return switch kind {
    case .unterminatedString: "a quoted string has no closing quote"
    case .unterminatedComment: "a comment has no closing '*/'"
    case .unescapedQuote: "unescaped quote in \(value): found \(found), expected ';'"
    case .missingSemicolon: "missing ';' after \(value)"
    case .missingEquals: "expected '=' or ';' after the key, found \(found)"
    case .missingValue: "expected \(value), found \(found)"
    case .strayText: "expected a key, found \(found)"
    case .badData: "expected pairs of hexadecimal digits and '>', found \(found)"
    case .unclosedDictionary: "expected '}' at the end of a dictionary, found \(found)"
    case .unclosedArray: "expected ',' or ')' in an array, found \(found)"
    case .tooDeep(let limit): "values are nested deeper than \(limit) levels"
    case .textAfterDictionary: "expected nothing after the closing '}', found \(found)"
    case .notADictionary: "expected keys and values, found a single value"
    case .mergeConflict: MergeConflict.message
    }
  }

  /// The kind of diagnostic.
  var diagnostic: LoadingDiagnostic.Kind {
    switch kind {
    case .mergeConflict: .mergeConflictMarker
    case .unterminatedComment: .stringsUnterminatedComment
    default: effect == .losesRest ? .stringsSilentTruncation : .stringsParseError
    }
  }
}
