import AuditModel
import TestSupport
import Testing

/// What the rules about missing names tell beside their messages: the label beside a control, and utterances after a fix.
@Suite struct NamingRuleTests {
  private func evidence(
    _ rule: String, platform: Platform = .iOS, _ elements: [Node]
  ) async throws -> [String: Evidence] {
    let root = Node(.view, "root", ["frame": .frame(0, 0, 320, 480)]) { elements }
    let findings = try await TestScreen(root: root, size: nil, platform: platform).findings(of: rule)
    return findings.first?.evidence ?? [:]
  }

  private func frame(_ numbers: [Double]) -> JSON { .frame(numbers[0], numbers[1], numbers[2], numbers[3]) }

  private func label(_ text: String, _ numbers: [Double]) -> Node {
    Node(.label, text, ["text": JSON(text), "frame": frame(numbers)])
  }

  private func field(_ numbers: [Double], named: String? = nil) -> Node {
    let label: Members = named.map { ["accessibility": ["label": JSON($0)]] } ?? [:]
    return Node(.textField, "f\(numbers[0])", ["frame": frame(numbers)] + label)
  }

  @Test(arguments: [
    ([20, 100, 80, 20], "Street:"), ([110, 76, 80, 20], "Street:"), ([20, 20, 280, 30], nil),
    ([110, 130, 80, 20], nil),
  ])
  func theLabelBeforeOrDirectlyAbove(numbers: [Double], found: String?) async throws {
    let both = [label("Street:", numbers), field([110, 100, 180, 20])]
    let evidence = try await evidence("textview-no-label", both)
    #expect(evidence["labelBeside"] == found.map { .text($0) })
    #expect(evidence["mendedUtterance"] == found.map { _ in .text("Street. Text Field. Double tap to edit.") })
  }

  @Test func aLabelBelongsToTheFirstControlOfItsRow() async throws {
    let row = [
      label("Width", [20, 100, 80, 20]), field([110, 100, 60, 20], named: "Width"), field([180, 100, 60, 20]),
    ]
    let evidence = try await evidence("textview-no-label", row)
    #expect(evidence["utterance"] != nil && evidence["labelBeside"] == nil)
  }

  @Test func theFixedUtteranceOfAFieldIsThatOfAFilledOne() async throws {
    let field = Node(.textField, "f", ["placeholder": "Port"])
    let evidence = try await evidence("placeholder-only-label", [field])
    #expect(evidence["mendedUtterance"] == .text("Port: … Text Field. Double tap to edit."))
  }

  @Test func aToolTipThatBecomesTheLabelIsNotSaidTwice() async throws {
    let button = Node(.button, "b", ["toolTip": "Use this rule."])
    let evidence = try await evidence("button-empty", platform: .macOS, [button])
    #expect(evidence["mendedUtterance"] == .text("Use this rule, button"))
  }
}
