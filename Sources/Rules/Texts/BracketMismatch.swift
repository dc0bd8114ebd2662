import AuditModel
import RuleKit
import TableAnalysis

/// A translation has an opening bracket without a closing one, or a closing one without an opening one.
///
/// ## What it reports
/// Round, square or curly brackets that are balanced in the source and not in the translation. Full-width brackets
/// count as the same. Severity: warning.
///
/// ## Why it matters
/// A bracket was lost or added by mistake. In Markdown, the link is lost with it.
///
/// ## Example
/// `"Log in (recommended)"` translated as `"Anmelden (empfohlen"`.
///
/// ## Known limits
/// A closing round bracket after a list's number or letter (`1)`), or in a smiley, does not count. A source whose own
/// brackets are not balanced is not compared. The brackets of a Markdown link that the source has and the translation
/// broke are left to `markdown-link-mismatch`.
///
/// ## Source
/// translate-toolkit, `brackets`; Home Assistant (Dutch) and IINA (Catalan).
struct BracketMismatch: HygieneRule {
  static let name = "bracket-mismatch"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the first kind of brackets.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, !unit.isUntranslated else { return nil }
    let marks: TextFeatures = [.parenthesis, .bracket, .brace, .planeF000, .plane3000]
    guard source.hasAny(marks) || text.hasAny(marks) else { return nil }
    let unbalanced = BracketPair.all.filter { $0.excess(in: source.string) == 0 && $0.excess(in: text.string) != 0 }
    guard !unbalanced.isEmpty else { return nil }
    let own = Self.withoutLostLinks(text.string, of: source.string)
    return unbalanced.lazy.compactMap { $0.problem(in: own) }.first
  }

  /// A text without the brackets of broken links if its source has more links.
  private static func withoutLostLinks(_ text: String, of source: String) -> String {
    let links = MarkdownLinks(text)
    return links.count < MarkdownLinks(source).count ? links.textWithoutBroken : text
  }
}

/// One kind of brackets, with those of East Asian punctuation that mean the same.
private struct BracketPair {
  /// The opening bracket.
  private let open: Character
  /// The closing bracket.
  private let close: Character
  private let opening: Set<Unicode.Scalar>
  private let closing: Set<Unicode.Scalar>

  /// The kinds that are compared.
  static let all = [
    BracketPair(open: "(", close: ")", opening: ["(", "（", "﹙"], closing: [")", "）", "﹚"]),
    BracketPair(open: "[", close: "]", opening: ["[", "［"], closing: ["]", "］"]),
    BracketPair(open: "{", close: "}", opening: ["{", "｛"], closing: ["}", "｝"]),
  ]

  /// What is wrong with the brackets of a text; nil if they are balanced.
  func problem(in text: String) -> Problem? {
    let excess = excess(in: text)
    if excess > 0 { return Problem("\"\(open)\" is not closed", reason: "open") }
    return excess < 0 ? Problem("\"\(close)\" closes nothing", reason: "closed") : nil
  }

  /// How many more brackets are opened than closed in a text; smileys and lists do not unbalance it.
  func excess(in text: String) -> Int {
    let scalars = Array(text.unicodeScalars)
    let plain = scalars.count(where: opening.contains) - scalars.count(where: closing.contains)
    return plain == 0 ? 0 : excess(in: scalars)
  }

  private func excess(in scalars: [Unicode.Scalar]) -> Int {
    var excess = 0
    for (index, scalar) in scalars.enumerated() {
      let before = scalars[..<index]
      if opening.contains(scalar) {
        let isAtEnd = scalars[(index + 1)...].first?.properties.isWhitespace ?? true
        if !(isAtEnd && isSmiley(before)) { excess += 1 }
      } else if closing.contains(scalar), excess > 0 || !(isSmiley(before) || isListItem(before)) {
        excess -= 1
      }
    }
    return excess
  }

  /// Whether a bracket after these characters is the mouth of a smiley.
  private func isSmiley(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    let eyes = before.last == "-" ? before.dropLast().last : before.last
    return eyes == ":" || eyes == ";"
  }

  /// Whether a bracket after these characters belongs to a list's number or letter (`1)`, `a)`).
  private func isListItem(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = before.reversed().prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    let isNumber = word.allSatisfy { $0.properties.numericType != nil }
    return !word.isEmpty && (word.count == 1 || isNumber && word.count < 4)
  }
}
