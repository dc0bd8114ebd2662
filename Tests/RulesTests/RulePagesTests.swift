import AuditModel
import Foundation
import RuleKit
import Rules
import TestSupport
import Testing

/// The rules' pages: generated from their doc comments, with the list of the rules.
@Suite struct RulePagesTests {
  private static let headings = ["What it reports", "Why it matters", "Example", "Known limits", "Source"]

  @Test func everyRuleHasAPageAndAFixture() throws {
    let names = RuleCatalog.all.map { $0.name }
    #expect(names == RuleCatalog.names.sorted())
    for name in names {
      #expect(RuleCatalog.page(of: name) != nil, "\(name) has no page")
      let fixture = Corpus.repository.appendingPathComponent("Tests/RulesTests/Fixtures/\(name).md")
      #expect(FileManager.default.fileExists(atPath: fixture.path), "\(name) has no fixture")
    }
  }

  @Test(arguments: RuleCatalog.names.sorted())
  func aPageHasTheFiveHeadingsInOrder(rule: String) throws {
    let page = try #require(RuleCatalog.page(of: rule))
    let found = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(found == Self.headings)
  }

  @Test func theTableOfRulesStatesTheirSeverities() throws {
    let file = Corpus.repository.appendingPathComponent("Documentation/rules.md")
    let documentation = try String(contentsOf: file, encoding: .utf8)
    for rule in RuleCatalog.all {
      let row = "| [\(rule.name)](#\(rule.name)) | \(rule.severity.rawValue) |"
      #expect(documentation.contains(row), "\(rule.name)")
    }
  }
}
