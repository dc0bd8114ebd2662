import AuditModel
import RuleKit
import Synchronization
import TableAnalysis
import TestSupport
import Testing
import Utilities

/// Rules with the same inspection share one look at an entry.
@Suite struct EntryRuleGroupsTests {
  /// The number of inspections that were made of each key.
  private static let looks = Guarded<[String: Int]>([:])

  private struct Look: EntryInspection {
    var value: String

    init?(_ unit: EntryUnit) {
      looks.withLock { $0[unit.entry.key, default: 0] += 1 }
      if unit.entry.value.isEmpty { return nil }
      value = unit.entry.value
    }
  }

  private struct Shouting: InspectionRule {
    static let name = "shouting"
    static let severity = Severity.note
    func problems(in look: Look) -> [Problem] { look.value.hasSuffix("!") ? [Problem("shouts")] : [] }
  }

  private struct Asking: InspectionRule {
    static let name = "asking"
    static let severity = Severity.note
    func problems(in look: Look) -> [Problem] { look.value.contains("?") ? [Problem("asks")] : [] }
  }

  private struct Long: EntryRule {
    static let name = "long"
    static let severity = Severity.note
    init() {}
    func problems(in unit: EntryUnit) -> [Problem] { unit.entry.value.count > 5 ? [Problem("is long")] : [] }
  }

  /// The rules that report an entry, with their problems.
  private func reports(_ key: String, _ value: String) throws -> [String] {
    let units = try CatalogBuilder().table("T", ["en": ["\(key)=\(value)"]]).units()
    let groups = EntryRuleGroups([Shouting(), Long(), Asking()])
    var reports: [String] = []
    for unit in units {
      groups.forEachProblem(in: unit) { rule, problem in reports.append("\(rule.name) \(problem.message)") }
    }
    return reports.sorted()
  }

  @Test func eachRuleReportsWhatTheSharedInspectionFound() throws {
    #expect(try reports("a", "Really?!") == ["asking asks", "long is long", "shouting shouts"])
    #expect(Self.looks.withLock { $0["a"] } == 1)
  }

  @Test func anEntryWithoutAnInspectionIsStillJudgedByOtherRules() throws {
    #expect(try reports("b", "") == [])
    #expect(try reports("c", "Fine then") == ["long is long"])
    #expect(Self.looks.withLock { $0["b"] } == 1)
  }
}

extension CatalogBuilder {
  /// The entries of the first table's first locale, as rules see them.
  func units() throws -> [EntryUnit] {
    let table = try #require(CatalogFacts(workspace: workspace).tables.first)
    let locale = try #require(table.locales.first)
    let walk = try #require(TextWalk(table: table, locale: locale, keys: InterfaceKeys()))
    var units: [EntryUnit] = []
    walk.forEachEntry { _, unit in units.append(unit) }
    return units
  }
}
