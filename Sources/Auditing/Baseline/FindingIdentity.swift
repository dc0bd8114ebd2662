import AuditModel

/// What makes a finding the same one in two audits: no line, message or measurement.
struct FindingIdentity: Hashable {
  /// The rule's name.
  var rule: String
  /// Whether it fails or is to be reviewed: what was doubtful and now fails is a new finding.
  var outcome: Outcome
  /// The kind of reason.
  var reason: String?
  /// The file's relative path.
  var file: String
  /// The way to the element.
  var element: String?
  /// The strings table; nil where there is an element.
  var table: String?
  /// The key in the table; nil where there is an element.
  var key: String?
  /// Which of the key's texts; nil where there is an element, or where the key has one text.
  var leaf: String?
  /// The locale.
  var locale: LocaleTag?
}

extension FindingIdentity {
  /// The identity of a finding.
  init(of finding: Finding) {
    let isAboutElement = finding.element != nil
    self.init(
      rule: finding.rule, outcome: finding.outcome, reason: finding.reason, file: finding.location.file,
      element: finding.element?.path, table: isAboutElement ? nil : finding.table,
      key: isAboutElement ? nil : finding.key, leaf: isAboutElement ? nil : finding.leaf?.description,
      locale: finding.locale)
  }
}

extension FindingIdentity: Comparable {
  /// By file, rule, element, table, key, leaf, locale, then reason and outcome.
  static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] {
    [
      file, rule, element ?? "", table ?? "", key ?? "", leaf ?? "", locale?.identifier ?? "", reason ?? "",
      outcome.rawValue,
    ]
  }
}
