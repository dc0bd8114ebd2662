import AuditModel
import Configuration
import Utilities

/// What a comment says to Fitspoken: `fitspoken:disable rule-name other-rule -- why`; a space may follow the colon.
struct SuppressionComment: Equatable {
  /// The rules whose findings are suppressed, in order; they need not exist.
  var rules: [String] = []
  /// The mistakes in it, each a sentence without a trailing period.
  var faults: [String] = []

  private static let marker = "fitspoken:"
  /// What other tools take for all rules; what is suppressed here is named, so that new rules are heard.
  private static let all = "all"

  /// Whether a comment may contain a directive: a quick look at its bytes, since hardly any does.
  static func mayContainDirective(_ comment: String) -> Bool {
    var comment = comment
    let marker = Array(marker.utf8)
    return comment.withUTF8 { bytes in
      guard bytes.count >= marker.count else { return false }
      return (0...(bytes.count - marker.count)).contains { start in
        bytes[start] == marker[0] && bytes[start..<(start + marker.count)].elementsEqual(marker)
      }
    }
  }

  /// The directives of a comment; nil without any.
  init?(_ comment: String) {
    guard Self.mayContainDirective(comment) else { return nil }
    let parts = comment.split(separator: Self.marker, omittingEmptySubsequences: false).dropFirst()
    for part in parts { read(part) }
    if rules.isEmpty && faults.isEmpty { return nil }
  }

  /// Reads the text after a marker.
  private mutating func read(_ text: Substring) {
    let words = text.drop { $0 == " " || $0 == "\t" }
    let directive = words.prefix(while: Self.isInName)
    // A URL such as fitspoken://open is not a directive, nor is a sentence about "fitspoken: the tool".
    guard !directive.isEmpty, directive == "disable" || words.startIndex == text.startIndex else { return }
    guard directive == "disable" else {
      faults.append("unknown directive \(quoted("fitspoken:" + directive)); expected fitspoken:disable with rule names")
      return
    }
    let names = Self.names(in: words.dropFirst(directive.count))
    if names.isEmpty { faults.append("fitspoken:disable names no rule") }
    if names.contains(Self.all) {
      faults.append("\"fitspoken:disable all\" suppresses nothing: expected names of rules")
    }
    rules += names.filter { $0 != Self.all && !rules.contains($0) }
  }

  /// The names up to the end of the line, to ` -- `, or to a character that cannot be part of a name.
  private static func names(in text: Substring) -> [String] {
    let list = text.prefix { isInName($0) || $0 == "," || $0 == " " || $0 == "\t" }
    let words = list.split { !isInName($0) }
    return words.prefix { $0.first?.isLetter == true }.map(String.init)
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }
}
