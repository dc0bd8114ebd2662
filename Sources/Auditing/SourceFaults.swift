import AuditModel
import RuleKit
import TableAnalysis

/// Recognizes a fault of a source text: if most translations differ from it in the same way, the source is probably wrong.
///
/// Findings stay per-locale, so that a baseline and an audit of some locales know them; only what a report says about all of
/// them together changes.
struct SourceFaults {
  private let rules: Set<String>
  private let tables: [Place: TableFacts]

  private struct Place: Hashable {
    var file: ExactText
    var table: ExactText

    init(file: String, table: String) { (self.file, self.table) = (ExactText(file), ExactText(table)) }
  }

  /// The faults of sources in some tables, by the rules that compare with the source.
  init(in tables: [TableFacts], rules: [any Rule]) {
    self.rules = Set(rules.filter { type(of: $0).comparesWithSource }.map(\.name))
    let files = tables.flatMap { table in
      table.table.files.map { (Place(file: $0.path, table: table.table.name), table) }
    }
    self.tables = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The minimum number of translations that must agree against a source.
  private static let minimum = 3

  /// The groups; where the source is at fault, the message says how many translations differ.
  func told(_ groups: [FindingGroup]) -> [FindingGroup] {
    var groups = groups
    for index in groups.indices {
      if let message = message(on: groups[index]) { groups[index] = groups[index].saying(message) }
    }
    return groups
  }

  /// What a group says where the source is at fault; nil where it is not.
  private func message(on group: FindingGroup) -> String? {
    guard rules.contains(group.rule), group.others.count + 1 >= Self.minimum else { return nil }
    let lead = group.lead
    let alike = group.instances.filter { $0.outcome == .fails && $0.identity == lead.identity }
    guard let locale = lead.locale, let share = share(of: lead, in: Set(alike.compactMap(\.locale))) else { return nil }
    return
      "\(share.differing) of \(share.translations) translations differ from the source, so the source itself may be "
      + "wrong; in \(locale): \(group.message)"
  }

  /// The findings that a baseline does not know, and those that it knows: a source fault recorded for most translations is known
  /// in every locale, whichever of them this run audits.
  func known(_ result: BaselineResult, in baseline: Baseline, path: (String) -> String) -> BaselineResult {
    let locales = baseline.failingLocales(of: rules)
    let isKnown = { (finding: Finding) in
      rules.contains(finding.rule) && finding.outcome == .fails
        && share(of: finding, in: locales[finding.moved(path).identity] ?? []) != nil
    }
    let parts = Dictionary(grouping: result.new, by: isKnown)
    var result = result
    result.known = (result.known + (parts[true] ?? [])).sorted()
    result.new = parts[false] ?? []
    return result
  }

  /// The number of translations with the same difference, and of all translations; nil unless most of them differ, or if the
  /// source has no words that could be wrong (`%lld. `).
  private func share(of finding: Finding, in locales: Set<LocaleTag>) -> (differing: Int, translations: Int)? {
    guard let key = finding.key,
      let table = tables[Place(file: finding.location.file, table: finding.table ?? "")],
      let number = table.strings.number(of: key), let source = table.reference.keys[key]?.value,
      TranslatableText.hasWords(source)
    else { return nil }
    let owners = table.strings.locales.filter { $0.position(number) != nil }
    let translations = Set(owners.map(\.locale)).subtracting([table.developmentLanguage])
    let differing = locales.intersection(translations).count
    return differing >= Self.minimum && differing * 2 > translations.count ? (differing, translations.count) : nil
  }
}

extension Baseline {
  /// The locales in which each identity of some rules fails.
  fileprivate func failingLocales(of rules: Set<String>) -> [FindingIdentity: Set<LocaleTag>] {
    known.keys.reduce(into: [:]) { locales, key in
      guard key.outcome == .fails, rules.contains(key.identity.rule), let locale = key.locale else { return }
      locales[key.identity, default: []].insert(locale)
    }
  }
}
