import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A translation names another web or e-mail address than its source.
///
/// ## What it reports
/// A web address whose host the translation does not have, or an e-mail address that differs: warning. The same host
/// with another path: note. An address with a space (`http: //`): warning.
///
/// ## Why it matters
/// The link leads to another site or nowhere, in one language only.
///
/// ## Example
/// `"Write to help@example.com"` translated as `"Schreiben Sie an help@exmaple.com"`.
///
/// ## Known limits
/// A host that differs only in a part for the language or the country (`de.example.com`, `example.de`) is accepted, and
/// so is a path with the language. A text that is nothing but a host is an example. A translation without any address is
/// not reported, nor is an address in a text whose source has none.
///
/// ## Source
/// RFC 3986; translate-toolkit, `urls` and `emails`; Home Assistant (`http: //`).
struct AddressMismatch: HygieneRule {
  static let name = "address-mismatch"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the first address.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, source.hasAny([.slash, .at]), !unit.isUntranslated else { return nil }
    if text.string.hasBytes("http"), let gap = text.string.firstMatch(of: /https?(?: +:|:\s+)\s*\/\/|https?:\/\s+\//) {
      return Problem("\"\(gap.output)\" contains a space, so it is not a link", reason: "space")
    }
    let (expected, found) = (Addresses(source.string), Addresses(text.string))
    return expected.differentMail(from: found) ?? expected.differentSite(from: found)
  }
}

/// The addresses in a text.
private struct Addresses {
  /// The e-mail addresses, in lowercase.
  let mails: Set<String>
  /// The web addresses, without scheme and punctuation at the end.
  let sites: Set<String>

  init(_ text: String) {
    mails = text.hasBytes("@") ? Self.mails(in: text) : []
    sites = text.hasBytes("://") ? Self.sites(in: text) : []
  }

  private static func mails(in text: String) -> Set<String> {
    Set(text.matches(of: /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/).map { $0.output.lowercased() })
  }

  private static func sites(in text: String) -> Set<String> {
    let found = text.matches(
      of: /https?:\/\/([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[\/?#:][A-Za-z0-9._~:\/?#@!$&*+,;=%-]*)?)/)
    // A text that is nothing but a host is an example in a text field.
    let isExample =
      found.first.map { $0.range == text.startIndex..<text.endIndex && !$0.output.1.contains("/") } ?? false
    return isExample ? [] : Set(found.map { withoutEnd($0.output.1.lowercased()) })
  }

  func differentMail(from other: Addresses) -> Problem? {
    guard let lost = mails.subtracting(other.mails).sorted().first,
      let own = other.mails.subtracting(mails).sorted().first
    else { return nil }
    return Problem("has the address \"\(own)\"; the source has \"\(lost)\"", reason: "mail")
  }

  func differentSite(from other: Addresses) -> Problem? {
    guard let own = other.sites.subtracting(sites).sorted().first else { return nil }
    let lost = sites.subtracting(other.sites).sorted()
    guard let nearest = lost.first(where: { Self.isSameSite($0, own) }) ?? lost.first else { return nil }
    let isSame = Self.isSameSite(nearest, own)
    if isSame, Self.differsInLanguage(nearest, own) { return nil }
    return Problem(
      "has the address \"\(own)\"; the source has \"\(nearest)\"", reason: isSame ? "path" : "site",
      severity: isSame ? .note : nil)
  }

  /// Whether two addresses have the same host but for a language or a country.
  private static func isSameSite(_ left: String, _ right: String) -> Bool {
    let (one, other) = (host(of: left), host(of: right))
    let tops = (one.last ?? "", other.last ?? "")
    return one.filter(isName) == other.filter(isName) && (tops.0 == tops.1 || tops.0.count == 2 || tops.1.count == 2)
  }

  private static func host(of site: String) -> [Substring] {
    site.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }.split(separator: ".")
  }

  /// Whether a part of a host is more than a language, a country or `www`.
  private static func isName(_ label: Substring) -> Bool { label.count > 3 || label.contains(where: \.isNumber) }

  /// Whether two addresses differ only in parts that may name a language, such as `/en/` and `/pt-br/`.
  private static func differsInLanguage(_ left: String, _ right: String) -> Bool { plain(left) == plain(right) }

  private static func plain(_ site: String) -> [Substring] {
    site.split { "/?#&=.".contains($0) }.filter { part in
      part.split { $0 == "-" || $0 == "_" }.contains { $0.count > 4 || $0.count == 1 || $0.contains(where: \.isNumber) }
    }
  }

  private static func withoutEnd(_ site: String) -> String {
    var site = site
    while let last = site.last, ".,;:!?/".contains(last) { site.removeLast() }
    return site
  }
}
