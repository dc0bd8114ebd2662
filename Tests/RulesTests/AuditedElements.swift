import AuditModel
import Auditing
import Loading
import TestSupport
import Testing

extension TestScreen {
  /// What one rule reports on the screen, which is read from a JSON tree and audited.
  func findings(of rule: String) async throws -> [Finding] {
    let document = TestScreen.document([self], ["platform": JSON(platform.rawValue)])
    let reading = JSONTreeReader.read(Array(document.utf8), path: "tree.json")
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: [rule])
    let workspace = Workspace(trees: try #require(reading.document).trees)
    let tool = AuditReport.Tool(name: "fitspoken", version: "test")
    return await Auditor(options: options).audit(workspace, tool: tool).report.instances.sorted()
  }
}
