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

  /// The findings that are not known, because there are more or they are worse.
  ///
  /// As many as possible are paired with known ones; those that remain are the worst.
  func newFindings(among findings: [Finding]) -> [Finding] {
    findings.filter(failsEarlier) + findingsBeyond(findings.filter { !failsEarlier($0) })
  }

  /// Whether a title that failed only at larger sizes, and so less severely, now fails at a more common one.
  private func failsEarlier(_ finding: Finding) -> Bool {
    guard let contentSize, let size = finding.contentSize else { return false }
    return Severity(ofFailureAt: size) > Severity(ofFailureAt: contentSize)
  }

  private func findingsBeyond(_ findings: [Finding]) -> [Finding] {
    var worse: [Finding] = []
    var next = overruns.startIndex
    for finding in findings.sorted(by: { ($0.overrun ?? 0, $0) < ($1.overrun ?? 0, $1) }) {
      // Sorted on both sides: an overrun too small for this finding is too small for all that follow.
      while next < overruns.endIndex, overruns[next] + Self.tolerance < finding.overrun?.value ?? 0 { next += 1 }
      if next < overruns.endIndex { next += 1 } else { worse.append(finding) }
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
  /// The key of a finding.
  init(of finding: Finding) {
    self.init(
      identity: finding.identity, outcome: finding.outcome, locale: finding.locale, localization: finding.localization)
  }

  /// The strings that entries are sorted by: the file of the first finding, then the parts of the key.
  func sortKey(file: String) -> [String] {
    [
      file, identity.rule, identity.element ?? "", identity.table ?? "", identity.key ?? "", identity.leaf ?? "",
      locale?.identifier ?? "", identity.reason ?? "", outcome.rawValue,
    ]
  }
}
