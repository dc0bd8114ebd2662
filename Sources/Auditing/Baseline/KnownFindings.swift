import AuditModel

/// The findings of one identity in a baseline.
struct KnownFindings: Equatable {
  /// The maximum growth of an overrun in points at which a finding is still the same.
  static let tolerance = 1.0

  /// The file of the first of them.
  var file = ""
  /// The number of findings.
  var count = 0
  /// The overruns in points of those that were measured, sorted; at most `count`.
  var overruns: [Double] = []
  /// The smallest content size at which one of them fails; nil if none depends on the content size.
  var contentSize: ContentSizeCategory?

  /// The number of findings without a measurement, which match any measurement.
  private var unmeasured: Int { max(0, count - overruns.count) }
}

extension KnownFindings {
  /// All findings of one identity.
  init(_ findings: [Finding]) {
    self.init(
      file: findings.map(\.location.file).min() ?? "", count: findings.count,
      overruns: findings.compactMap(\.overrun?.value).sorted(),
      contentSize: findings.compactMap(\.contentSize).min())
  }

  /// The positions of the findings that are not known, because there are more or they are worse.
  ///
  /// As many as possible are paired with known ones; those that remain are the worst.
  func newOnes(among findings: [Finding]) -> [Int] {
    let earlier = findings.indices.filter { failsEarlier(findings[$0]) }
    let others = findings.indices.filter { !failsEarlier(findings[$0]) }
    return earlier + beyond(others.sorted { Self.isMilder(findings[$0], findings[$1]) }, in: findings)
  }

  private static func isMilder(_ left: Finding, _ right: Finding) -> Bool {
    (left.overrun ?? 0, left) < (right.overrun ?? 0, right)
  }

  /// Whether a title that failed only at larger sizes, and so less severely, now fails at a more common one.
  private func failsEarlier(_ finding: Finding) -> Bool {
    guard let contentSize, let size = finding.contentSize else { return false }
    return Severity(ofFailureAt: size) > Severity(ofFailureAt: contentSize)
  }

  /// The positions, of those given by ascending overrun, that no known overrun covers.
  private func beyond(_ positions: [Int], in findings: [Finding]) -> [Int] {
    var worse: [Int] = []
    var next = overruns.startIndex
    for position in positions {
      // Sorted on both sides: an overrun too small for this finding is too small for all that follow.
      let overrun = findings[position].overrun?.value ?? 0
      while next < overruns.endIndex, overruns[next] + Self.tolerance < overrun { next += 1 }
      if next < overruns.endIndex { next += 1 } else { worse.append(position) }
    }
    return Array(worse.dropFirst(unmeasured))
  }

  /// The number of fixed findings of this identity.
  func stale(beside found: Int) -> Int { max(0, count - found) }

  /// At most that many findings, the worst ones.
  func limited(to limit: Int) -> KnownFindings {
    let kept = min(count, limit)
    return KnownFindings(
      file: file, count: kept, overruns: Array(overruns.suffix(max(0, kept - unmeasured))), contentSize: contentSize)
  }

  /// The findings of both entries.
  func adding(_ other: KnownFindings) -> KnownFindings {
    KnownFindings(
      file: min(file, other.file), count: count + other.count, overruns: (overruns + other.overruns).sorted(),
      contentSize: [contentSize, other.contentSize].compactMap(\.self).min())
  }
}

/// The key of a known finding: its identity, outcome and locale.
struct BaselineKey: Hashable {
  /// The identity, which is the same in two audits and in all locales.
  var identity: FindingIdentity
  /// Whether it fails or is to be reviewed: what needed review and now fails is a new finding.
  var outcome: Outcome
  /// The locale.
  var locale: LocaleTag?
  /// The locale, else the name of the localization folder that the file is in.
  var localization: String?
}

extension BaselineKey {
  /// The key of a finding in one of its locales, or in every language.
  init(of finding: Finding, in locale: LocaleTag?) {
    self.init(
      identity: finding.identity, outcome: finding.outcome, locale: locale,
      localization: locale?.identifier ?? FindingIdentity.localeFolder(of: finding.location.file))
  }

  /// The key of the same finding in every language.
  func inEveryLanguage(file: String) -> BaselineKey {
    BaselineKey(identity: identity, outcome: outcome, locale: nil, localization: FindingIdentity.localeFolder(of: file))
  }

  /// The key without its locale and folder of a locale.
  var withoutLocale: BaselineKey { BaselineKey(identity: identity, outcome: outcome) }

  /// The key of the same finding in another locale.
  func translated(to locale: LocaleTag) -> BaselineKey {
    BaselineKey(identity: identity, outcome: outcome, locale: locale, localization: locale.identifier)
  }

  /// The strings that entries are sorted by: the file of the first finding, then the parts of the key.
  func sortKey(file: String) -> [String] {
    [
      file, identity.rule, identity.element ?? "", identity.table ?? "", identity.key ?? "", identity.leaf ?? "",
      locale?.identifier ?? "", identity.reason ?? "", outcome.rawValue,
    ]
  }
}
