public import AuditModel

/// The findings that a project knows of and lives with, so that only new ones count.
///
/// A finding is known by its identity (rule, reason, file, element or table, key and leaf), outcome and locale, so that edits
/// elsewhere in a file change nothing. Findings that agree in all of these are counted. A finding that overruns its room by more
/// than one point more than the baseline has it, or does so at a content size that weighs more, is new again.
public struct Baseline: Sendable, Equatable {
  var known: [BaselineKey: KnownFindings] = [:]

  /// A baseline of all these findings.
  public init(of findings: [Finding]) {
    known = Dictionary(grouping: findings, by: BaselineKey.init(of:)).mapValues { KnownFindings($0) }
  }

  init(known: [BaselineKey: KnownFindings]) { self.known = known }

  /// Whether none of its files, nor a folder that it names, is among these: its paths are relative to another root.
  public func isOfAnotherRoot(than inputs: [InputFile]) -> Bool {
    let places = Set(inputs.flatMap { BundlePath.placesAround($0.path) })
    return !known.isEmpty && known.values.allSatisfy { !places.contains($0.file) }
  }

  /// The findings that the baseline does not hold, sorted, and what the baseline did.
  ///
  /// An entry is stale where the audit could judge what it is about, and found fewer.
  public func apply(to findings: [Finding], scope: BaselineScope) -> (new: [Finding], summary: BaselineSummary) {
    let found = Dictionary(grouping: findings, by: BaselineKey.init(of:))
    let new = found.flatMap { known[$0.key]?.newFindings(among: $0.value) ?? $0.value }.sorted()
    let stale = staleEntries(beside: found.mapValues(\.count), scope: scope)
    let summary = BaselineSummary(
      new: new.count, known: findings.count - new.count, stale: stale.reduce(0) { $0 + $1.count }, staleEntries: stale)
    return (new, summary)
  }

  /// The baseline without what has gone; findings that are not in it are not added, and what the audit could not judge
  /// stays.
  public func pruned(to findings: [Finding], scope: BaselineScope) -> Baseline {
    let counts = Dictionary(grouping: findings, by: BaselineKey.init(of:)).mapValues(\.count)
    let kept = known.compactMap { key, known -> (BaselineKey, KnownFindings)? in
      guard scope.holds(key, known) else { return (key, known) }
      return counts[key].map { (key, known.limited(to: $0)) }
    }
    return Baseline(known: Dictionary(uniqueKeysWithValues: kept))
  }

  private func staleEntries(beside counts: [BaselineKey: Int], scope: BaselineScope) -> [StaleEntry] {
    sorted.compactMap { key, known in
      let gone = known.stale(beside: counts[key] ?? 0)
      guard gone > 0, scope.holds(key, known) else { return nil }
      let identity = key.identity
      return StaleEntry(
        rule: identity.rule, outcome: key.outcome, reason: identity.reason, file: known.file,
        element: identity.element, table: identity.table, key: identity.key, leaf: identity.leaf,
        locale: key.locale, count: gone)
    }
  }
}

extension Baseline {
  /// What is known, by file, rule, element, table, key, leaf, locale, then reason and outcome.
  var sorted: [(key: BaselineKey, value: KnownFindings)] {
    known.map { (sortKey: $0.sortKey(file: $1.file), entry: (key: $0, value: $1)) }
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.map(\.entry)
  }
}
