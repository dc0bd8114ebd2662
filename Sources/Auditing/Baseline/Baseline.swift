public import AuditModel

/// The findings that a project knows of and lives with, so that only new ones count.
///
/// A finding is known by rule, outcome, reason, file, element (else table and key) and locale, so that edits elsewhere
/// in a file change nothing. Findings that agree in all of these are counted. A finding that overruns its room by more
/// than one point more than the baseline has it, or does so at a content size that weighs more, is new again.
public struct Baseline: Sendable, Equatable {
  var known: [FindingIdentity: KnownFindings] = [:]

  /// A baseline of all these findings.
  public init(of findings: [Finding]) {
    known = Dictionary(grouping: findings, by: FindingIdentity.init(of:)).mapValues { KnownFindings($0) }
  }

  init(known: [FindingIdentity: KnownFindings]) { self.known = known }

  /// The findings that the baseline does not hold, sorted, and how many it does hold.
  public func apply(to findings: [Finding]) -> (new: [Finding], summary: BaselineSummary) {
    let found = Dictionary(grouping: findings, by: FindingIdentity.init(of:))
    let new = found.flatMap { known[$0.key]?.newFindings(among: $0.value) ?? $0.value }.sorted()
    let stale = known.reduce(0) { $0 + $1.value.stale(beside: found[$1.key]?.count ?? 0) }
    return (new, BaselineSummary(new: new.count, known: findings.count - new.count, stale: stale))
  }

  /// What the baseline holds of some rules and locales, so that an audit of a part does not call the rest stale.
  ///
  /// No locales at all means every locale.
  func limited(toRules rules: Set<String>, locales: Set<LocaleTag>) -> Baseline {
    Baseline(
      known: known.filter { identity, _ in
        let isInLocales = locales.isEmpty || identity.locale.map(locales.contains) ?? true
        return rules.contains(identity.rule) && isInLocales
      })
  }

  /// The baseline without what has gone; findings that are not in it are not added.
  public func pruned(to findings: [Finding]) -> Baseline {
    var counts: [FindingIdentity: Int] = [:]
    for finding in findings { counts[FindingIdentity(of: finding), default: 0] += 1 }
    let kept = known.compactMap { identity, known in counts[identity].map { (identity, known.limited(to: $0)) } }
    return Baseline(known: Dictionary(uniqueKeysWithValues: kept))
  }
}
