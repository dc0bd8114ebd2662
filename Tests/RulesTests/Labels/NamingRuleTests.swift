import AuditModel
import Auditing
import Loading
import Testing

/// What the rules about missing names tell beside their messages: the label beside a control, and utterances after a fix.
@Suite struct NamingRuleTests {
  private func evidence(_ rule: String, platform: String = "iOS", _ elements: String) async throws -> [String: Evidence]
  {
    let text = """
      {"platform": "\(platform)", "screens": [{"id": "s", "root": {"kind": "view", "id": "root", "frame": \(frame([0, 0, 320, 480])),
        "children": [\(elements)]}}]}
      """
    let reading = JSONTreeReader.read(Array(text.utf8), path: "tree.json")
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: [rule])
    let workspace = Workspace(trees: try #require(reading.document).trees)
    let report = await Auditor(options: options).audit(workspace, tool: .init(name: "fitspoken", version: "test"))
      .report
    return report.findings.first?.evidence ?? [:]
  }

  private func frame(_ numbers: [Int]) -> String {
    let members = zip(["x", "y", "width", "height"], numbers).map { "\"\($0)\": \($1)" }
    return "{\(members.joined(separator: ", "))}"
  }

  private func label(_ text: String, _ numbers: [Int]) -> String {
    "{\"kind\": \"label\", \"id\": \"\(text)\", \"text\": \"\(text)\", \"frame\": \(frame(numbers))}"
  }

  private func field(_ numbers: [Int], named: String? = nil) -> String {
    let label = named.map { ", \"accessibility\": {\"label\": \"\($0)\"}" } ?? ""
    return "{\"kind\": \"textField\", \"id\": \"f\(numbers[0])\", \"frame\": \(frame(numbers))\(label)}"
  }

  @Test(arguments: [
    ([20, 100, 80, 20], "Street:"), ([110, 76, 80, 20], "Street:"), ([20, 20, 280, 30], nil),
    ([110, 130, 80, 20], nil),
  ])
  func theLabelBeforeOrDirectlyAbove(numbers: [Int], found: String?) async throws {
    let both = label("Street:", numbers) + "," + field([110, 100, 180, 20])
    let evidence = try await evidence("textview-no-label", both)
    #expect(evidence["labelBeside"] == found.map { .text($0) })
    #expect(evidence["mendedUtterance"] == found.map { _ in .text("Street. Text Field. Double tap to edit.") })
  }

  @Test func aLabelBelongsToTheFirstControlOfItsRow() async throws {
    let row = [
      label("Width", [20, 100, 80, 20]), field([110, 100, 60, 20], named: "Width"), field([180, 100, 60, 20]),
    ]
    let evidence = try await evidence("textview-no-label", row.joined(separator: ","))
    #expect(evidence["utterance"] != nil && evidence["labelBeside"] == nil)
  }

  @Test func theFieldIsMendedWhileItIsFilled() async throws {
    let field = "{\"kind\": \"textField\", \"id\": \"f\", \"placeholder\": \"Port\"}"
    let evidence = try await evidence("placeholder-only-label", field)
    #expect(evidence["mendedUtterance"] == .text("Port: …. Text Field. Double tap to edit."))
  }

  @Test func aToolTipThatBecomesTheLabelIsNotSaidTwice() async throws {
    let button = "{\"kind\": \"button\", \"id\": \"b\", \"toolTip\": \"Use this rule.\"}"
    let evidence = try await evidence("button-empty", platform: "macOS", button)
    #expect(evidence["mendedUtterance"] == .text("Use this rule, button"))
  }
}
