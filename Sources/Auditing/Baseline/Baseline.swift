public import AuditModel

/// The findings that a project knows and accepts, so that only new ones count.
///
/// A finding is known by its identity (rule, reason, file, element or table, key and leaf), outcome and each of its locales, so that
/// neither edits elsewhere in a file nor another locale change anything. Findings that agree in all of these are counted. A finding is
/// new again if its overrun grows by more than one point, or if it fails at a content size that is more severe.
public struct Baseline: Sendable, Equatable {
  var known: [BaselineKey: KnownFindings] = [:]

  /// A baseline of all these findings.
  ///
  /// - Parameter path: What a path of an audit is in the baseline.
  public init(of findings: [Finding], path: (String) -> String = { $0 }) {
    var found: [BaselineKey: [Finding]] = [:]
    for finding in findings {
      let finding = finding.moved(path)
      for locale in finding.knownLocales { found[BaselineKey(of: finding, in: locale), default: []].append(finding) }
    }
    known = found.mapValues { KnownFindings($0) }
  }

  init(known: [BaselineKey: KnownFindings]) { self.known = known }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { known.isEmpty }

  /// Whether its paths are relative to another root: none of its files is among the inputs or their folders.
  public func isOfAnotherRoot(than inputs: [InputFile]) -> Bool {
    let paths = Set(inputs.flatMap { BundlePath.pathsAround($0.path) })
    return !known.isEmpty && known.values.allSatisfy { !paths.contains($0.file) }
  }

  /// The files that its findings are in.
  public var files: Set<String> { Set(known.values.map(\.file)) }

  /// The findings that are not in the baseline, those that are, and a summary of what the baseline did; a finding that is known in
  /// some of its locales is among both.
  ///
  /// An entry is stale if the audit judged what it is about, and found fewer. `path` is what a path of the audit is in the baseline.
  public func apply(
    to findings: [Finding], scope: BaselineScope, path: (String) -> String = { $0 }
  ) -> BaselineResult {
    let scope = scope.moved(path)
    let matching = BaselineMatching(known, findings.map { $0.moved(path) }, scope: scope)
    var result = BaselineResult()
    for (position, finding) in findings.enumerated() { result.add(finding, newIn: matching.newLocales[position]) }
    let stale = staleEntries(beside: matching.counts, scope: scope)
    result.summary = BaselineSummary(
      new: result.new.count, known: result.known.count, stale: stale.reduce(0) { $0 + $1.count }, staleEntries: stale)
    return result
  }

  /// The baseline without fixed findings; new findings are not added, and entries that the audit could not judge stay.
  public func pruned(
    to findings: [Finding], scope: BaselineScope, path: (String) -> String = { $0 }
  ) -> Baseline {
    let scope = scope.moved(path)
    let counts = BaselineMatching(known, findings.map { $0.moved(path) }, scope: scope).counts
    let kept = known.compactMap { key, known -> (BaselineKey, KnownFindings)? in
      guard scope.holds(key, known) else { return (key, known) }
      return counts[key].map { (key, known.limited(to: $0)) }
    }
    return Baseline(known: Dictionary(uniqueKeysWithValues: kept))
  }

  /// The entries that are stale, those of one finding in several locales as one.
  private func staleEntries(beside counts: [BaselineKey: Int], scope: BaselineScope) -> [StaleEntry] {
    var entries: [StaleEntry] = []
    for (key, known) in sorted {
      let gone = known.stale(beside: counts[key] ?? 0)
      guard gone > 0, scope.holds(key, known) else { continue }
      let entry = StaleEntry(key, known, count: gone)
      if let last = entries.last, let joined = last.joined(with: entry) {
        entries[entries.count - 1] = joined
      } else {
        entries.append(entry)
      }
    }
    return entries
  }
}

extension StaleEntry {
  fileprivate init(_ key: BaselineKey, _ known: KnownFindings, count: Int) {
    let identity = key.identity
    self.init(
      rule: identity.rule, outcome: key.outcome, reason: identity.reason, file: known.file, element: identity.element,
      table: identity.table, key: identity.key, leaf: identity.leaf, locales: key.locale.map { [$0] } ?? [],
      count: count)
  }

  /// The entry with the locales of another one about the same finding; nil if it is about another.
  fileprivate func joined(with other: StaleEntry) -> StaleEntry? {
    var (mine, its) = (self, other)
    let parts = [mine, its].map { FindingIdentity.withoutLocale($0.file) }
    (mine.locales, its.locales, mine.count, its.count, mine.file, its.file) = ([], [], 0, 0, parts[0], parts[1])
    guard mine == its, !locales.isEmpty, !other.locales.isEmpty else { return nil }
    var joined = self
    joined.locales += other.locales
    joined.count += other.count
    return joined
  }
}

extension Baseline {
  /// The entries by file, rule, element, table, key, leaf, locale, then reason and outcome.
  var sorted: [(key: BaselineKey, value: KnownFindings)] {
    known.map { (sortKey: $0.sortKey(file: $1.file), entry: (key: $0, value: $1)) }
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.map(\.entry)
  }
}

/// What a baseline makes of the findings of an audit.
public struct BaselineResult: Sendable {
  /// The findings that are not in the baseline, in their order.
  public var new: [Finding] = []
  /// The findings that are in it, in their order.
  public var known: [Finding] = []
  /// The counts, with the entries whose findings are gone.
  public var summary = BaselineSummary(new: 0, known: 0, stale: 0)

  /// Adds a finding that is new in some of its locales.
  fileprivate mutating func add(_ finding: Finding, newIn locales: [LocaleTag?]) {
    let new = finding.locales.filter { locales.contains($0) }
    if locales.isEmpty {
      known.append(finding)
    } else if new.count == finding.locales.count {
      self.new.append(finding)
    } else {
      self.new.append(finding.limited(to: new))
      known.append(finding.limited(to: finding.locales.filter { !new.contains($0) }))
    }
  }
}

extension Finding {
  /// The locales by each of which a baseline knows the finding; nil means every language.
  fileprivate var knownLocales: [LocaleTag?] {
    let locales = locales + inheritingLocales
    return locales.isEmpty ? [nil] : locales
  }

  /// The finding with another path of its file.
  fileprivate func moved(_ path: (String) -> String) -> Finding {
    var finding = self
    finding.location.file = path(location.file)
    return finding
  }

  /// The finding in some of its locales.
  fileprivate func limited(to locales: [LocaleTag]) -> Finding {
    var finding = self
    finding.locale = locales.first
    finding.otherLocales = Array(locales.dropFirst())
    return finding
  }
}
