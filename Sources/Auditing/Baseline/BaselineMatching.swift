import AuditModel

/// Which findings of an audit a baseline knows, locale by locale.
struct BaselineMatching {
  /// The locales in which each finding is new; nil means every language.
  private(set) var newLocales: [[LocaleTag?]]
  /// How many findings there are of each of the baseline's keys.
  private(set) var counts: [BaselineKey: Int] = [:]

  private let known: [BaselineKey: KnownFindings]
  /// The first key in some language of what is known, by its key in every language.
  private let languages: [BaselineKey: BaselineKey]
  private let scope: BaselineScope

  /// Compares the findings of an audit with those of a baseline.
  init(_ known: [BaselineKey: KnownFindings], _ findings: [Finding], scope: BaselineScope) {
    self.known = known
    languages = Dictionary(
      known.keys.filter { $0.locale != nil }.map { ($0.withoutLocale, $0) },
      uniquingKeysWith: { $0.localization ?? "" < $1.localization ?? "" ? $0 : $1 })
    self.scope = scope
    newLocales = Array(repeating: [], count: findings.count)
    for (key, positions) in Self.positions(in: findings) { judge(positions, of: key, findings) }
    for finding in findings { countHeirs(of: finding) }
  }

  /// The positions of the findings by their keys.
  private static func positions(in findings: [Finding]) -> [BaselineKey: [Int]] {
    var positions: [BaselineKey: [Int]] = [:]
    for (position, finding) in findings.enumerated() {
      let locales: [LocaleTag?] = finding.locales.isEmpty ? [nil] : finding.locales
      for locale in locales { positions[BaselineKey(of: finding, in: locale), default: []].append(position) }
    }
    return positions
  }

  private mutating func judge(_ positions: [Int], of key: BaselineKey, _ findings: [Finding]) {
    let found = positions.map { findings[$0] }
    let keys = knownKeys(key, file: found[0].location.file)
    for key in keys { counts[key] = max(counts[key] ?? 0, found.count) }
    let news = keys.first.flatMap { known[$0] }?.newOnes(among: found) ?? Array(found.indices)
    for new in news { newLocales[positions[new]].append(key.locale) }
  }

  /// The baseline's keys that cover a finding: its own; what is known in every language; and, of what is found in every one of some
  /// audited languages, those of these, else those of any language: the whole project may name the development language alone.
  private func knownKeys(_ key: BaselineKey, file: String) -> [BaselineKey] {
    if known[key] != nil { return [key] }
    if key.locale != nil {
      let everywhere = key.inEveryLanguage(file: file)
      return known[everywhere] == nil ? [] : [everywhere]
    }
    guard !scope.locales.isEmpty else { return [] }
    let keys = scope.locales.sorted().map(key.translated).filter { known[$0] != nil }
    return keys.isEmpty ? languages[key.withoutLocale].map { [$0] } ?? [] : keys
  }

  /// Counts a finding also in the locales that have the same words for want of their own.
  private mutating func countHeirs(of finding: Finding) {
    for locale in finding.inheritingLocales {
      let key = BaselineKey(of: finding, in: locale)
      counts[key, default: 0] += 1
    }
  }
}
