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
  init(_ key: BaselineKey, _ known: KnownFindings) {
    let identity = key.identity
    self.init(
      rule: identity.rule, outcome: key.outcome, reason: identity.reason, file: known.file,
      element: identity.element, table: identity.table, key: identity.key, leaf: identity.leaf,
      locale: key.locale, count: known.count, over: known.overruns.isEmpty ? nil : known.overruns,
      contentSize: known.contentSize)
  }

  /// What makes its findings the same ones in two audits.
  var baselineKey: BaselineKey {
    BaselineKey(
      identity: FindingIdentity(
        rule: rule, reason: reason, file: file, element: element, table: table, key: key, leaf: leaf),
      outcome: outcome, locale: locale, localization: locale?.identifier ?? FindingIdentity.localeFolder(of: file))
  }

  /// Its findings; nil where the counts cannot be.
  var known: KnownFindings? {
    guard (1...BaselineDocument.maximumCount).contains(count), (over ?? []).count <= count else { return nil }
    return KnownFindings(
      file: file, count: count, overruns: (over ?? []).sorted(), contentSize: contentSize)
  }
}
