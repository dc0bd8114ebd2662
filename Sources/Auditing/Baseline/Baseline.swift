public import AuditModel

/// The findings that a project knows of and lives with, so that only new ones count.
///
/// A finding is known by rule, outcome, reason, file, element (else table, key and leaf) and locale, so that edits elsewhere
/// in a file change nothing. Findings that agree in all of these are counted. A finding that overruns its room by more
/// than one point more than the baseline has it, or does so at a content size that weighs more, is new again.
public struct Baseline: Sendable, Equatable {
  var known: [FindingIdentity: KnownFindings] = [:]

  /// A baseline of all these findings.
  public init(of findings: [Finding]) {
    known = Dictionary(grouping: findings, by: FindingIdentity.init(of:)).mapValues { KnownFindings($0) }
  }

  init(known: [FindingIdentity: KnownFindings]) { self.known = known }

  /// Whether none of its files, nor a folder that it names, is among these: its paths are relative to another root.
  public func isOfAnotherRoot(than inputs: [InputFile]) -> Bool {
    let places = Set(inputs.flatMap { BundlePath.placesAround($0.path) })
    return !known.isEmpty && known.keys.allSatisfy { !places.contains($0.file) }
  }

  /// The findings that the baseline does not hold, sorted, and what the baseline did.
  ///
  /// An entry is stale where the audit could judge what it is about, and found fewer.
  public func apply(to findings: [Finding], scope: BaselineScope) -> (new: [Finding], summary: BaselineSummary) {
    let found = Dictionary(grouping: findings, by: FindingIdentity.init(of:))
    let new = found.flatMap { known[$0.key]?.newFindings(among: $0.value) ?? $0.value }.sorted()
    let stale = staleEntries(beside: found.mapValues(\.count), scope: scope)
    let summary = BaselineSummary(
      new: new.count, known: findings.count - new.count, stale: stale.reduce(0) { $0 + $1.count }, staleEntries: stale)
    return (new, summary)
  }

  /// The baseline without what has gone; findings that are not in it are not added, and what the audit could not judge
  /// stays.
  public func pruned(to findings: [Finding], scope: BaselineScope) -> Baseline {
    let counts = Dictionary(grouping: findings, by: FindingIdentity.init(of:)).mapValues(\.count)
    let kept = known.compactMap { identity, known -> (FindingIdentity, KnownFindings)? in
      guard scope.holds(identity, known) else { return (identity, known) }
      return counts[identity].map { (identity, known.limited(to: $0)) }
    }
    return Baseline(known: Dictionary(uniqueKeysWithValues: kept))
  }

  private func staleEntries(beside counts: [FindingIdentity: Int], scope: BaselineScope) -> [StaleEntry] {
    known.sorted { $0.key < $1.key }.compactMap { identity, known in
      let gone = known.stale(beside: counts[identity] ?? 0)
      guard gone > 0, scope.holds(identity, known) else { return nil }
      return StaleEntry(
        rule: identity.rule, outcome: identity.outcome, reason: identity.reason, file: identity.file,
        element: identity.element, table: identity.table, key: identity.key, leaf: identity.leaf,
        locale: identity.locale, count: gone)
    }
  }
}
