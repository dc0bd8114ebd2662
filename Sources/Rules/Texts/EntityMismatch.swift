import AuditModel
import RuleKit
import TableAnalysis

/// A translation contains an HTML entity that its source does not have.
///
/// ## What it reports
/// `&nbsp;`, `&#8212;`, `&quot;`, `&amp;` and other entities in a translation whose source has neither entities nor
/// tags; an entity of the source that the translation has as a plain `&` or `<`; and an entity with a space in it. Severity:
/// warning.
///
/// ## Why it matters
/// The source is not HTML, so users read "35&nbsp;%". In HTML a plain `&` or `<` may hide what follows.
///
/// ## Example
/// `"Note:"` translated as `"Remarque&nbsp;:"`.
///
/// ## Known limits
/// Entities of a source that is HTML are not compared: a language may need more or fewer no-break spaces.
///
/// ## Source
/// WHATWG HTML, named character references; Simplenote (French) and WooCommerce (Swedish, Russian, Hebrew).
struct EntityMismatch: HygieneRule {
  static let name = "entity-mismatch"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the first entity.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, source.hasAny(.ampersand) || text.hasAny(.ampersand) else { return nil }
    if let broken = Entities.firstBroken(in: text.string), Entities.firstBroken(in: source.string) == nil {
      return Problem("contains \"\(broken)\", which is not an HTML entity because of the space", reason: "space")
    }
    let (expected, found) = (Entities.all(in: source.string), Entities.all(in: text.string))
    if expected.isEmpty, let first = found.first, !source.hasAny(.angle) {
      return Problem("contains the HTML entity \"\(first)\"; \(unit.reference) is not HTML", reason: "added")
    }
    guard let lost = ["&amp;", "&lt;"].first(where: { expected.contains($0) && !found.contains($0) }) else {
      return nil
    }
    let plain = lost == "&amp;" ? "&" : "<"
    guard found.isEmpty, text.string.contains(plain) else { return nil }
    return Problem("contains a plain \"\(plain)\"; \(unit.reference) has \"\(lost)\"", reason: "lost")
  }
}

/// Finds HTML entities.
private enum Entities {
  /// The entities of a text in order: `&name;`, `&#1234;`, `&#x12AB;`.
  static func all(in text: String) -> [String] {
    guard mayHave(text) else { return [] }
    return text.matches(of: /&(?:#[0-9]{2,6}|#[xX][0-9a-fA-F]{2,5}|[A-Za-z][A-Za-z0-9]{1,30});/).map {
      String($0.output)
    }
    .filter { $0.hasPrefix("&#") || names.contains(String($0.dropFirst().dropLast())) }
  }

  /// The first entity that a space breaks: `& #8220;`, `&# 8220;`, `& nbsp;`.
  static func firstBroken(in text: String) -> String? {
    guard mayHave(text) else { return nil }
    return text.matches(of: /&(?:\s+#\s*|#\s+)[0-9]{2,6};|&\s+([A-Za-z]{2,8});/).first { match in
      match.output.1.map { names.contains(String($0)) } ?? true
    }.map { String($0.output.0) }
  }

  /// A fast test: most ampersands mean "and".
  private static func mayHave(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "&")) && text.utf8.contains(UInt8(ascii: ";"))
  }

  /// The named entities that occur in texts (WHATWG HTML has 2,231).
  private static let names: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "ensp", "emsp", "thinsp", "shy", "zwj", "zwnj", "lrm", "rlm", "hellip",
    "ndash", "mdash", "lsquo", "rsquo", "sbquo", "ldquo", "rdquo", "bdquo", "laquo", "raquo", "lsaquo", "rsaquo",
    "bull",
    "middot", "copy", "reg", "trade", "deg", "euro", "pound", "yen", "cent", "sect", "para", "times", "divide",
    "plusmn",
    "frac12", "frac14", "frac34", "larr", "rarr", "uarr", "darr", "iexcl", "iquest", "agrave", "aacute", "acirc",
    "atilde",
    "auml", "aring", "aelig", "ccedil", "egrave", "eacute", "ecirc", "euml", "igrave", "iacute", "icirc", "iuml",
    "ntilde",
    "ograve", "oacute", "ocirc", "otilde", "ouml", "oslash", "ugrave", "uacute", "ucirc", "uuml", "szlig", "Auml",
    "Ouml",
    "Uuml", "Eacute",
  ]
}
