import Auditing
import Foundation
import TestSupport
import Testing

@Suite struct RuleFixtureTests {
  @Test(arguments: RuleCatalog.names.sorted())
  func findsWhatItsDocumentSays(rule: String) async throws {
    let file = ExpectedFile("Tests/AuditingTests/Fixtures/\(rule).md")
    let text = try String(contentsOf: file.url, encoding: .utf8)
    let remade = try await RuleFixture(rule: rule, text: text).remade()
    #expect(try file.matches(remade), "\(file.advice)")
  }
}
