import AuditModel
import Testing

@testable import RuleKit
@testable import Rules
@testable import TableAnalysis

/// Which rules report a pair of plain texts.
@Suite struct FormatInspectionTests {
  /// The problems of a text in a table of strings, by rule; of the source's own text where no source is given.
  private func problems(_ text: String, source: String? = nil) throws -> [(rule: String, problem: Problem)] {
    let sourceEntry = try source.map {
      let known = ReferenceKey.Description(value: $0, location: SourceLocation(file: ""))
      return try #require(SourceEntry(key: "key", ReferenceKey(known)))
    }
    let entry = StringsEntry(key: "key", value: text, line: 1, column: 1)
    let inspection = FormatInspection(
      entry: entry, fileFormat: .strings, source: sourceEntry, isSource: source == nil)
    let rules = RuleCatalog.all.compactMap { $0.init() as? any FormatRule }
    return (inspection?.found ?? []).flatMap { found in
      rules.compactMap { rule in rule.problem(for: found).map { (rule.name, $0) } }
    }
  }

  private func rules(_ source: String, _ translation: String) throws -> [String] {
    try problems(translation, source: source).map(\.rule).filter { $0 != "format-needs-positions" }
  }

  @Test(arguments: [
    ("%d of %@", "%@ の %d", "format-implicit-reorder"), ("%d of %@", "%@", "format-type-mismatch"),
    ("%1$d of %2$@", "%2$@", "format-position-hole"), ("%@ %@", "%2$@", "format-position-hole"),
    ("%d", "%s", "format-type-mismatch"), ("%@", "%S", "format-type-mismatch"), ("%f", "%d", "format-type-mismatch"),
    ("%1$@ %2$d", "%1$@ %2$@", "format-type-mismatch"), ("%@", "%@ %@", "format-extra-argument"),
    ("%1$@", "%2$@", "format-extra-argument"), ("%@", "%@ %3$d", "format-extra-argument"),
    ("%@", "kein Platz", "format-missing-argument"), ("%@", "٪@", "format-broken"),
    ("%ld GB", "٪ ld غ", "format-broken"),
    ("%d%% off", "%d % de moins", "format-unescaped-percent"), ("50%% of %@", "50% de %@", "format-unescaped-percent"),
    ("%d%%", "%d", "format-double-percent"), ("%@", "% @", "format-spaced"), ("%ld", "%d", "format-width-mismatch"),
    ("%@ %@", "%1$@ %@", "format-mixed-positions"), ("%d", "%#@count@", "stringsdict-variable-undefined"),
  ])
  func oneFaultIsReportedByOneRule(source: String, translation: String, rule: String) throws {
    let rules = try rules(source, translation)
    #expect(rules == [rule])
  }

  @Test(arguments: [
    ("%d of %@", "%2$@ の %1$d"), ("%u", "%x"), ("% of screen", "%-a kijelzõnek"), ("50% off %@", "%@ à 50 %d"),
    ("Discount", "50 % de %@"), ("Discount", "50% de"), ("Full", "100%-os"), ("Share", "%-tal"), ("100%%", "100 % de"),
    ("%@ (%d%%)", "%1$@ (%2$d %%)"), ("%1$@ %1$@", "%1$@ %1$@"), ("%@", "%1$@"),
    ("%d%%", "%d٪"), ("%d%%", "％%d"), ("%1$@ %@", "%1$@ %@"), ("menu.item", "%d %@"), ("Up %@%", "Hausse de %@ %"),
  ])
  func textsWithAMatchingFormatHaveNoFault(source: String, translation: String) throws {
    let rules = try rules(source, translation)
    #expect(rules.isEmpty)
  }

  @Test(arguments: [
    ("50%% of %@", "50% de %@", Severity.error), ("%d%% off", "%d % de moins", nil), ("%d%%", "%d %", nil),
  ])
  func anUnescapedPercentIsAnErrorWhereItCrashes(source: String, translation: String, severity: Severity?) throws {
    let severities = try problems(translation, source: source).map(\.problem.severity)
    #expect(severities == [severity])
  }

  @Test(arguments: [
    ("50% of %@", ["format-unescaped-percent"]), ("50% off", []), ("%1$@ %@", ["format-mixed-positions"]),
    ("%2$@", ["format-position-hole"]),
  ])
  func theSourceAlone(text: String, expected: [String]) throws {
    let rules = try problems(text).map(\.rule)
    #expect(rules == expected)
  }
}
