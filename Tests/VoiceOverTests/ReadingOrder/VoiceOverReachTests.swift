import AuditModel
import TestSupport
import Testing
import VoiceOver

/// What VoiceOver does with each element, by index in file order.
@Suite struct VoiceOverReachTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var children: [Node]
    /// Further properties of the root.
    var more: [String: JSON] = [:]
    /// What is expected of the root and of each element inside.
    var expected: [VoiceOverReach]
    var framework: InterfaceFramework?
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func reach(_ reach: Case) throws {
    let screen = try TestScreen(root: Node(.view, "v") { reach.children }.with(reach.more), size: nil).screen()
    #expect(VoiceOverReach.all(in: screen, platform: .iOS, framework: reach.framework) == reach.expected)
  }

  @Test(arguments: AuthorOrderTests.screens + BarOrderTests.screens)
  func spokenElementsAreReached(name: String, screen: TestScreen, expected: [String]) throws {
    let decoded = try screen.screen()
    let reach = VoiceOverReach.all(in: decoded, platform: .iOS)
    let spoken = SpeechModel().transcript(of: decoded, platform: .iOS, locale: .english, resolve: resolveText)
    let reached = Set(reach.indices.filter { reach[$0] == .reached })
    #expect(Set(spoken.map(\.index)) == reached)
  }

  private static let a = Node(.label, "a", ["text": "a"])
  private static let b = Node(.button, "b", ["title": "b"])

  private static func view(_ children: Node..., more: [String: JSON] = [:], kind: ElementKind = .view) -> Node {
    Node(kind, "w") {
      children
    }.with(more)
  }

  static let cases: [Case] = [
    Case(
      name: "plain views are looked through", children: [view(a, b)],
      expected: [.notAnElement, .notAnElement, .reached, .reached]),
    Case(
      name: "a view that is one element", children: [view(a, more: ["accessibility": ["isElement": true]]), b],
      expected: [.notAnElement, .reached, .swallowed(by: 1), .reached]),
    Case(
      name: "a button swallows what is inside", children: [view(view(a), more: ["title": "t"], kind: .button)],
      expected: [.notAnElement, .reached, .swallowed(by: 1), .swallowed(by: 1)]),
    Case(
      name: "a view switched off lets VoiceOver in",
      children: [view(a, more: ["accessibility": ["isElement": false]])],
      expected: [.notAnElement, .notAnElement, .reached]),
    Case(
      name: "hidden views", children: [view(view(a), more: ["isHidden": true]), b],
      expected: [.notAnElement, .hidden(by: 1), .hidden(by: 1), .hidden(by: 1), .reached]),
    Case(
      name: "elements hidden from accessibility",
      children: [view(a, more: ["accessibility": ["elementsHidden": true]])],
      expected: [.notAnElement, .hidden(by: 1), .hidden(by: 1)]),
    Case(
      name: "a combined view of SwiftUI", children: [view(a, b, more: ["accessibility": ["children": "combine"]])],
      expected: [.notAnElement, .reached, .swallowed(by: 1), .swallowed(by: 1)], framework: .swiftUI),
    Case(
      name: "a cell speaks its labels, not its controls", children: [view(view(a, b), kind: .cell)],
      expected: [.notAnElement, .reached, .notAnElement, .swallowed(by: 1), .reached]),
    Case(
      name: "an explicit list", children: [a, b], more: ["accessibility": ["elements": ["b"]]],
      expected: [.notAnElement, .omitted(by: 0), .reached]),
    Case(
      name: "beside a modal view", children: [a, view(b, more: ["isModal": true])],
      expected: [.notAnElement, .omitted(by: 0), .notAnElement, .reached]),
    Case(
      name: "a stepper's two buttons", children: [Node(.stepper, "s")],
      expected: [.notAnElement, .reached]),
  ]
}
