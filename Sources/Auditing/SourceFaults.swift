import AuditModel
import RuleKit
import TableAnalysis

/// Recognizes a fault of a source text: if most translations differ from it in the same way, the source is probably wrong.
///
/// The findings stay those of the single locales, so that a baseline and an audit of some locales know them; only what
/// a report says about all of them together changes.
struct SourceFaults {
  private let rules: Set<String>
  private let tables: [Place: TableFacts]

  private struct Place: Hashable {
    var file: String
    var table: String
  }

  /// The faults of sources in some tables, by the rules that compare with the source.
  init(in tables: [TableFacts], rules: [any Rule]) {
    self.rules = Set(rules.filter { type(of: $0).comparesWithSource }.map(\.name))
    let files = tables.flatMap { table in
      table.table.files.map { (Place(file: $0.path, table: table.table.name), table) }
    }
    self.tables = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The least number of translations that agree against a source.
  private static let minimum = 3

  /// The groups; of those that are a fault of a source, the first finding says how many translations differ.
  func told(_ groups: [FindingGroup]) -> [FindingGroup] {
    groups.map { group in
      let lead = group.lead
      guard rules.contains(group.rule), let share = share(of: group.instances.filter { $0.identity == lead.identity })
      else { return group }
      return group.saying(
        "\(share.differing) of \(share.translations) translations differ from the source, so it may be the source that "
          + "is wrong; in \(lead.locale?.identifier ?? ""): \(lead.message)")
    }
  }

  /// The findings that a baseline does not know, and those that it knows: a fault of a source is known in every locale.
  func known(_ result: BaselineResult, among findings: [Finding]) -> BaselineResult {
    var result = result
    let compared = Dictionary(grouping: findings.filter { rules.contains($0.rule) }, by: \.identity)
    let known = Set(result.known.map(\.identity)).filter { compared[$0].flatMap(share) != nil }
    result.known = (result.known + result.new.filter { known.contains($0.identity) }).sorted()
    result.new.removeAll { known.contains($0.identity) }
    return result
  }

  /// How many translations differ from a source, and of how many; nil if it is not most of them, or if the source has no words
  /// that could be wrong (`%lld. `).
  private func share(of findings: [Finding]) -> (differing: Int, translations: Int)? {
    let locales = Set(findings.filter { $0.outcome == .fails }.compactMap(\.locale))
    guard locales.count >= Self.minimum, let first = findings.first, let key = first.key,
      let table = tables[Place(file: first.location.file, table: first.table ?? "")],
      let number = table.strings.number(of: key), let source = table.reference.keys[key]?.value,
      TranslatableText.hasWords(source)
    else { return nil }
    let translations = table.strings.locales.filter {
      $0.locale != table.developmentLanguage && $0.position(number) != nil
    }
    return locales.count * 2 > translations.count ? (locales.count, translations.count) : nil
  }
}
