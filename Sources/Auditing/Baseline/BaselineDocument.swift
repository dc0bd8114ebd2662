import AuditModel

/// A baseline as JSON: one object with one entry per identity.
struct BaselineDocument: Codable {
  /// The version of this form.
  static let version = 1
  /// More findings of one identity than any project has.
  static let maximumCount = 1_000_000

  /// The findings of one identity; what it does not have is left out.
  struct Entry: Codable {
    var rule: String
    var outcome: Outcome
    var reason: String?
    var file: String
    var element: String?
    var table: String?
    var key: String?
    var leaf: String?
    var locale: LocaleTag?
    var count: Int
    var over: [Double]?
    var contentSize: ContentSizeCategory?
  }

  /// The version of the document's form.
  var version: Int
  /// The entries, sorted by identity.
  var findings: [Entry]
}

extension BaselineDocument.Entry {
  /// An identity with its findings.
  init(_ identity: FindingIdentity, _ known: KnownFindings) {
    self.init(
      rule: identity.rule, outcome: identity.outcome, reason: identity.reason, file: identity.file,
      element: identity.element, table: identity.table, key: identity.key, leaf: identity.leaf,
      locale: identity.locale, count: known.count, over: known.overruns.isEmpty ? nil : known.overruns,
      contentSize: known.contentSize)
  }

  /// What makes its findings the same ones in two audits.
  var identity: FindingIdentity {
    FindingIdentity(
      rule: rule, outcome: outcome, reason: reason, file: file, element: element, table: table, key: key, leaf: leaf,
      locale: locale)
  }

  /// Its findings; nil where the counts cannot be.
  var known: KnownFindings? {
    guard (1...BaselineDocument.maximumCount).contains(count), (over ?? []).count <= count else { return nil }
    return KnownFindings(count: count, overruns: (over ?? []).sorted(), contentSize: contentSize)
  }
}
