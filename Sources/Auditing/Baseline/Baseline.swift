public import AuditModel

/// The findings that a project knows and accepts, so that only new ones count.
///
/// A finding is known by its identity (rule, reason, file, element or table, key and leaf), outcome and locale, so that edits
/// elsewhere in a file change nothing. Findings that agree in all of these are counted. A finding is new again if its overrun
/// grows by more than one point, or if it fails at a content size that is more severe.
public struct Baseline: Sendable, Equatable {
  var known: [BaselineKey: KnownFindings] = [:]

  /// A baseline of all these findings.
  public init(of findings: [Finding]) {
    known = Dictionary(grouping: findings, by: BaselineKey.init(of:)).mapValues { KnownFindings($0) }
  }

  init(known: [BaselineKey: KnownFindings]) { self.known = known }

  /// Whether its paths are relative to another root: none of its files is among the inputs or their folders.
  public func isOfAnotherRoot(than inputs: [InputFile]) -> Bool {
    let paths = Set(inputs.flatMap { BundlePath.pathsAround($0.path) })
    return !known.isEmpty && known.values.allSatisfy { !paths.contains($0.file) }
  }

  /// The findings that are not in the baseline, sorted, and a summary of what the baseline did.
  ///
  /// An entry is stale if the audit judged what it is about, and found fewer.
  public func apply(to findings: [Finding], scope: BaselineScope) -> (new: [Finding], summary: BaselineSummary) {
    let found = Dictionary(grouping: findings, by: BaselineKey.init(of:))
    let new = found.flatMap { known[$0.key]?.newFindings(among: $0.value) ?? $0.value }.sorted()
    let stale = staleEntries(beside: found.mapValues(\.count), scope: scope)
    let summary = BaselineSummary(
      new: new.count, known: findings.count - new.count, stale: stale.reduce(0) { $0 + $1.count }, staleEntries: stale)
    return (new, summary)
  }

  /// The baseline without fixed findings; new findings are not added, and entries that the audit could not judge stay.
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
  /// The entries by file, rule, element, table, key, leaf, locale, then reason and outcome.
  var sorted: [(key: BaselineKey, value: KnownFindings)] {
    known.map { (sortKey: $0.sortKey(file: $1.file), entry: (key: $0, value: $1)) }
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.map(\.entry)
  }
}
