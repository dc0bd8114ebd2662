public import AuditModel

/// The findings that a project knows and accepts, so that only new ones count.
///
/// A finding is known by its identity (rule, reason, file, element or table, key and leaf), outcome and each of its locales, so that
/// neither edits elsewhere in a file nor another locale change anything. Findings that agree in all of these are counted. A finding is
/// new again if its overrun grows by more than one point, or if it fails at a content size that is more severe.
public struct Baseline: Sendable, Equatable {
  var known: [BaselineKey: KnownFindings] = [:]
  /// The folder that was audited, as a path of the baseline; nil if that is unknown.
  ///
  /// Auditing a folder inside it covers only part of the project.
  public var root: String?

  /// A baseline that contains the given findings.
  ///
  /// - Parameters:
  ///   - root: The folder that was audited, as a path of the audit.
  ///   - path: Converts a path of the audit to one of the baseline.
  public init(of findings: [Finding], root: String? = nil, path: (String) -> String = { $0 }) {
    self.root = root.map(path)
    var found: [BaselineKey: [Finding]] = [:]
    for finding in findings {
      let finding = finding.moved(path)
      for locale in finding.knownLocales { found[BaselineKey(of: finding, in: locale), default: []].append(finding) }
    }
    known = found.mapValues { KnownFindings($0) }
  }

  init(known: [BaselineKey: KnownFindings], root: String? = nil) { (self.known, self.root) = (known, root) }

  /// Whether the baseline's paths seem to be relative to another root: none of its files is an input or a folder of one.
  ///
  /// - Parameter path: Converts a path of the audit to one of the baseline.
  public func isOfAnotherRoot(than inputs: [InputFile], path: (String) -> String = { $0 }) -> Bool {
    let paths = Set(Set(inputs.flatMap { BundlePath.pathsAround($0.path) }).map(path))
    return !known.isEmpty && known.values.allSatisfy { !paths.contains($0.file) }
  }

  /// The files that contain the findings.
  public var files: Set<String> { Set(known.values.map(\.file)) }

  /// Separates new findings from known ones, and determines which entries are stale; a finding that is known in only some of its
  /// locales counts as both new and known.
  ///
  /// An entry is stale if the audit checked its subject and found fewer problems than the entry records. `path` converts a path of
  /// the audit to one of the baseline.
  public func apply(
    to findings: [Finding], scope: BaselineScope, path: (String) -> String = { $0 }
  ) -> BaselineResult {
    let scope = scope.moved(path)
    let matching = BaselineMatching(known, findings.map { $0.moved(path) }, scope: scope)
    var result = BaselineResult()
    for (position, finding) in findings.enumerated() { result.add(finding, newIn: matching.newLocales[position]) }
    result.stale = staleEntries(beside: matching.counts, scope: scope)
    result.pruned = pruned(to: matching.counts, scope: scope)
    return result
  }

  /// The baseline without fixed findings; new findings are not added, and entries that the audit could not judge stay.
  private func pruned(to counts: [BaselineKey: Int], scope: BaselineScope) -> Baseline {
    let kept = known.compactMap { key, known -> (BaselineKey, KnownFindings)? in
      guard scope.holds(key, known) else { return (key, known) }
      return counts[key].map { (key, known.limited(to: $0)) }
    }
    return Baseline(known: Dictionary(uniqueKeysWithValues: kept), root: root)
  }

  /// The entries that are stale, those of one finding in several locales as one.
  private func staleEntries(beside counts: [BaselineKey: Int], scope: BaselineScope) -> [StaleEntry] {
    var entries: [StaleEntry] = []
    var positions: [BaselineKey: Int] = [:]
    for (key, known) in sorted {
      let gone = known.stale(beside: counts[key] ?? 0)
      guard gone > 0, scope.holds(key, known) else { continue }
      let entry = StaleEntry(key, known, count: gone)
      let fact = key.withoutLocale
      if let locale = key.locale, let position = positions[fact] {
        entries[position].locales.append(locale)
        entries[position].count += gone
      } else {
        if key.locale != nil { positions[fact] = entries.count }
        entries.append(entry)
      }
    }
    return entries
  }
}

extension StaleEntry {
  /// What the stale entries of one fact have in common.
  fileprivate var fact: BaselineKey {
    let identity = FindingIdentity(rule: rule, reason: reason, file: file, element: element, table: table, key: key)
    return BaselineKey(identity: identity.fact, outcome: outcome)
  }

  fileprivate init(_ key: BaselineKey, _ known: KnownFindings, count: Int) {
    let identity = key.identity
    self.init(
      rule: identity.rule, outcome: key.outcome, reason: identity.reason, file: known.file, element: identity.element,
      table: identity.table, key: identity.key, leaf: identity.leaf, locales: key.locale.map { [$0] } ?? [],
      count: count)
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
  /// Entries with findings that no longer occur.
  public var stale: [StaleEntry] = []
  /// The baseline without them.
  public var pruned = Baseline(known: [:])

  /// The counts in facts; stale entries that differ only in locale or text of a key count once.
  package func summary(new: Int, known: Int) -> BaselineSummary {
    BaselineSummary(new: new, known: known, stale: Set(stale.map(\.fact)).count, staleEntries: stale)
  }

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
    let locales = locales + self.inheritingLocales
    return locales.isEmpty ? [nil] : locales
  }

  /// The finding with another path of its file.
  func moved(_ path: (String) -> String) -> Finding {
    var finding = self
    finding.location.file = path(self.location.file)
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
