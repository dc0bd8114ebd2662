import AuditModel
import Configuration
import Utilities

/// What a comment says to Fitspoken: `fitspoken:disable rule-name other-rule -- why`; a space may follow the colon.
struct SuppressionComment: Equatable {
  /// What a comment can ask for.
  enum Verb: String {
    /// What the comment is about: a text, an element, or the rest of a source file.
    case disable
    /// The end of the lines for which rules are disabled.
    case enable
    /// The code after the comment.
    case disableNext = "disable-next"

    /// The verbs in comments on texts and elements.
    static let ofTexts: [Verb] = [.disable]
    /// The verbs in source code.
    static let ofCode: [Verb] = [.disable, .disableNext, .enable]

    /// How the verb is written.
    var directive: String { SourceComment.marker + rawValue }
  }

  /// One verb with the rules that it names.
  struct Instruction: Equatable {
    /// What is asked for.
    var verb: Verb
    /// The rules, in order; they need not exist.
    var rules: [String]
  }

  /// What is asked for, in order; each names a rule.
  var instructions: [Instruction] = []
  /// The mistakes in it, each a sentence without a trailing period.
  var faults: [String] = []

  /// The rules that are named, each once.
  var rules: [String] {
    instructions.flatMap(\.rules).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let marker = SourceComment.marker
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
  init?(_ comment: String, verbs: [Verb] = Verb.ofTexts) {
    guard Self.mayContainDirective(comment) else { return nil }
    let parts = comment.split(separator: Self.marker, omittingEmptySubsequences: false).dropFirst()
    for part in parts { read(part, verbs) }
    if instructions.isEmpty && faults.isEmpty { return nil }
  }

  /// Reads the text after a marker.
  private mutating func read(_ text: Substring, _ verbs: [Verb]) {
    let words = text.drop { $0 == " " || $0 == "\t" }
    let directive = words.prefix(while: Self.isInName)
    let verb = Verb(rawValue: String(directive)).flatMap { verbs.contains($0) ? $0 : nil }
    // A URL such as fitspoken://open is not a directive, nor is a sentence about "fitspoken: the tool".
    guard !directive.isEmpty, verb != nil || words.startIndex == text.startIndex else { return }
    guard let verb else {
      let expected = verbs.map(\.directive).joined(separator: " or ")
      faults.append("unknown directive \(quoted(Self.marker + directive)); expected \(expected) with rule names")
      return
    }
    take(Self.names(in: words.dropFirst(directive.count)), verb)
  }

  private mutating func take(_ names: [String], _ verb: Verb) {
    if names.isEmpty { faults.append("\(verb.directive) names no rule") }
    if names.contains(Self.all) {
      faults.append("\"\(verb.directive) all\" suppresses nothing: expected names of rules")
    }
    let rules = names.filter { $0 != Self.all }
    if !rules.isEmpty { instructions.append(Instruction(verb: verb, rules: rules)) }
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
