import AuditModel
import RuleKit
import TableAnalysis

/// Tells a fault of a source text once: if most translations differ from it in the same way, the source is probably wrong.
struct SourceFaults {
  /// The names of the rules that compare translations with their source.
  let rules: Set<String>
  private let tables: [String: TableFacts]

  /// The faults of sources in some tables.
  init(in tables: [TableFacts], rules: Set<String>) {
    self.rules = rules
    let files = tables.flatMap { table in table.table.files.map { ($0.path + "\n" + table.table.name, table) } }
    self.tables = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The least number of translations that agree against a source.
  private static let minimum = 3

  /// The findings, with one at the source for those of most translations of a key.
  func told(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: findings.filter(isComparison), by: Fault.init)
    let faults = groups.compactMapValues(finding)
    return findings.filter { !isComparison($0) || faults[Fault($0)] == nil } + faults.values.sorted()
  }

  private func isComparison(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && finding.outcome == .fails && finding.key != nil && finding.locale != nil
  }

  /// What the findings about one source text have in common.
  private struct Fault: Hashable {
    var identity: FindingIdentity

    init(_ finding: Finding) { identity = finding.identity }
  }

  /// The finding about a source; nil if it is not most translations that differ.
  private func finding(_ findings: [Finding]) -> Finding? {
    let locales = Set(findings.compactMap(\.locale))
    guard locales.count >= Self.minimum, let first = findings.min(), let key = first.key,
      let table = tables[first.location.file + "\n" + (first.table ?? "")], let number = table.strings.number(of: key),
      let known = table.reference.keys[key], known.value != nil
    else { return nil }
    let translations = table.locales.filter {
      $0.locale != table.developmentLanguage && $0.strings?.position(number) != nil
    }
    guard locales.count * 2 > translations.count else { return nil }
    var fault = first
    fault.message =
      "\(locales.count) of \(translations.count) translations differ from the source, so it may be the source that is wrong; "
      + "in \(first.locale?.identifier ?? ""): \(first.message)"
    fault.reason = "source"
    fault.locale = table.developmentLanguage
    fault.location = known.location
    fault.evidence["locales"] = .list(locales.sorted().map(\.identifier))
    return fault
  }
}
