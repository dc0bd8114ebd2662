import AuditModel

/// The findings of one identity that a baseline holds.
struct KnownFindings: Equatable {
  /// A finding that is worse by no more than this many points is still the same.
  static let tolerance = 1.0

  /// The file of the first of them.
  var file = ""
  /// How many there are.
  var count = 0
  /// The overruns in points of those that were measured, sorted; at most `count`.
  var overruns: [Double] = []
  /// The smallest content size at which one of them fails; nil where none has to do with it.
  var contentSize: ContentSizeCategory?

  /// How many were not measured, and so match whatever the measurement.
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

  /// The findings that are not known, because they are more or worse than they were.
  ///
  /// As many as can be are paired with what is known; those that are left are the worst.
  func newFindings(among findings: [Finding]) -> [Finding] {
    findings.filter(failsEarlier) + findingsBeyond(findings.filter { !failsEarlier($0) })
  }

  /// Whether a title that failed only at larger sizes, and so less severely, now fails at a more usual one.
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

  /// How many have gone: that many findings fewer are left of this identity, better or worse.
  func stale(beside found: Int) -> Int { max(0, count - found) }

  /// No more than so many findings, the worst ones.
  func limited(to limit: Int) -> KnownFindings {
    let kept = min(count, limit)
    return KnownFindings(
      file: file, count: kept, overruns: Array(overruns.suffix(max(0, kept - unmeasured))), contentSize: contentSize)
  }

  /// The findings of both.
  func adding(_ other: KnownFindings) -> KnownFindings {
    KnownFindings(
      file: min(file, other.file), count: count + other.count, overruns: (overruns + other.overruns).sorted(),
      contentSize: [contentSize, other.contentSize].compactMap(\.self).min())
  }
}

/// What makes a finding the known one: its identity, and what is kept with it.
struct BaselineKey: Hashable {
  /// What makes it the same one in two audits and in all locales.
  var identity: FindingIdentity
  /// Whether it fails or is to be reviewed: what needed review and now fails is a new finding.
  var outcome: Outcome
  /// The locale.
  var locale: LocaleTag?
  /// The locale, else the folder of one that the file is in.
  var localization: String?
}

extension BaselineKey {
  /// What makes a finding the known one.
  init(of finding: Finding) {
    self.init(
      identity: finding.identity, outcome: finding.outcome, locale: finding.locale, localization: finding.localization)
  }

  /// What entries are sorted by: the file of the first finding, then the parts of the identity.
  func sortKey(file: String) -> [String] {
    [
      file, identity.rule, identity.element ?? "", identity.table ?? "", identity.key ?? "", identity.leaf ?? "",
      locale?.identifier ?? "", identity.reason ?? "", outcome.rawValue,
    ]
  }
}
