import ArgumentParser
import AuditModel
import Auditing
import Configuration
import Foundation
import Rules
import TestSupport
import Testing

@testable import fitspoken

@Suite struct RuleFixtureTests {
  /// The rules; `FITSPOKEN_RULES=title-contrast,title-truncated` tests these alone.
  private static let rules: [String] = {
    let chosen = ProcessInfo.processInfo.environment["FITSPOKEN_RULES"]?.split(separator: ",").map(String.init)
    return RuleCatalog.names.sorted().filter { chosen?.contains($0) ?? true }
  }()

  @Test(arguments: rules)
  func theRuleReportsWhatItsFixtureExpects(rule: String) async throws {
    let file = ExpectedFile("Tests/RulesTests/Fixtures/\(rule).md")
    let text = try String(contentsOf: file.url, encoding: .utf8)
    let fixture = RuleFixture(text)
    var groups: [[FindingGroup]] = []
    for scenario in fixture.scenarios { groups.append(try await Self.audit(scenario, with: rule)) }
    let miscounts = fixture.miscounts(of: groups.map(\.findings))
    #expect(miscounts.isEmpty, "write the lines by hand, or '?' to have them filled in")
    guard miscounts.isEmpty else { return }
    let remade = fixture.remade(with: groups)
    #expect(try file.matches(remade), "\(file.advice(for: remade))")
  }

  /// What one rule finds in a scenario: the files are audited as the command audits a folder, with their configuration.
  private static func audit(_ scenario: RuleFixture.Scenario, with rule: String) async throws -> [FindingGroup] {
    guard !scenario.files.isEmpty else { return [] }
    // An own configuration keeps away that of a folder above.
    let folder = try TemporaryFolder([Project.fileName: ""])
    for file in scenario.files { try file.write(into: folder) }
    let root = folder.url.path
    let trees = scenario.files.map(\.path).filter { $0.hasSuffix(".json") }.map { "\(root)/\($0)" }
    let settings = try AuditSettings.parse([root] + trees + ["--only-rule", rule, "--jobs", "1"])
    let project = try settings.input.project(knownRules: RuleCatalog.names)
    let workspace = try await settings.input.workspace(of: project)
    let options = try settings.scope.options(for: project.configuration, root: project.root, workspace: workspace)
    return await Auditor(options: options).audit(workspace, tool: .current).report.findings
  }
}
