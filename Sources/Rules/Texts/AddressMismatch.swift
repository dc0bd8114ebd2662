import AuditModel
import Localization
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
/// A host that differs only in a code of a language or country (`de.example.com`, `example.de`) is accepted, and so is a
/// path with one. An address with a prefix or an ending of the language's own (`example.com-ra`) counts as the same. A
/// text that is nothing but a host is treated as an example. A translation without any address is not reported, nor is an
/// address in a text whose source has none.
///
/// ## Source
/// RFC 3986; translate-toolkit, `urls` and `emails`; Home Assistant (`http: //`).
struct AddressMismatch: HygieneRule {
  static let name = "address-mismatch"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with the first address.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, source.hasAny([.slash, .at]), text.hasAny([.slash, .at]),
      Addresses.mayBe(in: text.string), !unit.isUntranslated
    else { return nil }
    if text.string.hasBytes("http"), let gap = text.string.firstMatch(of: /https?(?: +:|:\s+)\s*\/\/|https?:\/\s+\//) {
      return Problem("\"\(gap.output)\" contains a space, so it is not a link", reason: "space")
    }
    let comparison = AddressComparison(source.string, text.string)
    return comparison.mail(comparedWith: unit.reference) ?? comparison.site(comparedWith: unit.reference)
  }
}

/// The addresses in which a text differs from its source.
private struct AddressComparison {
  private let lostMails: [String]
  private let addedMails: [String]
  private let lostSites: [WebAddress]
  private let addedSites: [WebAddress]

  init(_ source: String, _ text: String) {
    let (expected, found) = (Addresses(source), Addresses(text))
    lazy var lowercase = text.lowercased()
    // Languages put prefixes and endings directly on addresses.
    func isLost(_ address: String) -> Bool { !lowercase.hasWord(address) }
    lostMails = expected.mails.subtracting(found.mails).filter(isLost).sorted()
    addedMails = found.mails.subtracting(expected.mails).sorted()
    let lost = expected.sites.subtracting(found.sites).filter(isLost).sorted().map(WebAddress.init)
    let added = found.sites.subtracting(expected.sites).sorted().map(WebAddress.init)
    // The language's own page does not count as a difference.
    lostSites = lost.filter { site in !added.contains(where: site.isSamePage) }
    addedSites = added.filter { site in !lost.contains(where: site.isSamePage) }
  }

  func mail(comparedWith reference: String) -> Problem? {
    guard let lost = lostMails.first, let own = addedMails.first else { return nil }
    return Problem("has the address \"\(own)\"; \(reference) has \"\(lost)\"", reason: "mail")
  }

  func site(comparedWith reference: String) -> Problem? {
    guard let own = addedSites.first, let nearest = lostSites.first(where: own.isSameSite) ?? lostSites.first else {
      return nil
    }
    let isSame = own.isSameSite(nearest)
    return Problem(
      "has the address \"\(own.text)\"; \(reference) has \"\(nearest.text)\"", reason: isSame ? "path" : "site",
      severity: isSame ? .note : nil)
  }
}

/// The addresses in a text.
private struct Addresses {
  /// The e-mail addresses, in lowercase.
  let mails: Set<String>
  /// The web addresses in lowercase, without scheme and punctuation at the end.
  let sites: Set<String>

  init(_ text: String) {
    mails = Self.mayHaveMail(text) ? Self.mails(in: text) : []
    sites = text.hasBytes("://") ? Self.sites(in: text) : []
  }

  /// A fast test whether a text may have an address or a broken one.
  static func mayBe(in text: String) -> Bool { mayHaveMail(text) || text.hasBytes("http") || text.hasBytes("://") }

  /// Whether an "@" is between a name and a host; most are those of `%@` and `%1$@`.
  private static func mayHaveMail(_ text: String) -> Bool {
    let bytes = text.utf8.span
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "@") && index > 0 && index + 1 < bytes.count && isOfName(bytes[index - 1])
        && bytes[index + 1] > UInt8(ascii: ",")
    }
  }

  /// Whether a name in an address ends in the byte.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: "*") && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "/")
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

  private static func withoutEnd(_ site: String) -> String {
    var site = site
    while let last = site.last, ".,;:!?/".contains(last) { site.removeLast() }
    return site
  }
}

/// A web address without its scheme, in lowercase.
private struct WebAddress {
  let text: String
  /// The parts of the host that say whose it is: without `www`, a language and what belongs to the top-level domain.
  private let owner: [Substring]
  private let topLevel: Substring
  /// The parts of the path and the query that are not a language's.
  private let plainPath: [Substring]

  init(_ text: String) {
    self.text = text
    let host = text.prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".")
    topLevel = labels.last ?? ""
    let hasSecondLevel =
      labels.count > 2 && KnownSubtags.isRegion(topLevel) && Self.secondLevels.contains(labels[labels.count - 2])
    let names = labels.dropLast(hasSecondLevel ? 2 : 1)
    owner = names.dropLast().filter { $0 != "www" && !KnownSubtags.isLocale($0) } + names.suffix(1)
    plainPath = text.dropFirst(host.count).split { "/?#&=.".contains($0) }.filter { !KnownSubtags.isLocale($0) }
  }

  /// Whether two addresses have the same host but for a language or a country.
  func isSameSite(_ other: WebAddress) -> Bool {
    owner == other.owner
      && (topLevel == other.topLevel || KnownSubtags.isRegion(topLevel) || KnownSubtags.isRegion(other.topLevel))
  }

  /// Whether two addresses are those of one page in two languages.
  func isSamePage(_ other: WebAddress) -> Bool { isSameSite(other) && plainPath == other.plainPath }

  /// Labels below a country's domain that say nothing about the owner (`example.co.uk`).
  private static let secondLevels: Set<Substring> = ["co", "com", "org", "net", "gov", "edu", "ac", "or", "ne"]
}

extension String {
  /// Whether an address occurs as a whole: between characters that addresses do not have, or between hyphens, with which
  /// languages attach prefixes and endings.
  fileprivate func hasWord(_ address: String) -> Bool {
    ranges(of: address).contains { range in
      let before = self[..<range.lowerBound].unicodeScalars.reversed().drop { $0 == "-" }
      // What follows a mark may be the rest of another page's address.
      let after = self[range.upperBound...].unicodeScalars.drop { ".,;:!?/".unicodeScalars.contains($0) }
      return before.first?.isInAddress != true && after.first?.isInAddress != true
    }
  }
}

extension Unicode.Scalar {
  /// Whether an address goes on with the character.
  fileprivate var isInAddress: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil || "._%+@#".unicodeScalars.contains(self))
  }
}
