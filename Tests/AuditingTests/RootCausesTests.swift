import AuditModel
import Localization
import Testing
import TextLayout
import VoiceOver

@testable import Auditing
@testable import ScreenAnalysis

@Suite("Findings of one root cause")
struct RootCausesTests {
  private func finding(_ line: Int, cause: String?, message: String = "no label", also: [String] = []) -> Finding {
    var finding = Finding(
      rule: "r", severity: .error, message: message,
      location: SourceLocation(file: "Main.storyboard", line: line, column: 1),
      element: ElementReference(id: "e\(line)", kind: .button, path: "s/e\(line)"), also: also)
    finding.cause = cause
    return finding
  }

  @Test("are one, with every place, under the first")
  func joins() {
    let joined = RootCauses.joined([
      finding(1, cause: "class A", also: ["de"]), finding(2, cause: nil), finding(3, cause: "class A", also: ["ar"]),
      finding(4, cause: "class A"), finding(5, cause: nil),
    ])
    #expect(joined.map(\.location.line) == [1, 2, 5])
    #expect(joined[0].places.map(\.location.line) == [1, 3, 4])
    #expect(joined[0].places.map { $0.element?.id } == ["e1", "e3", "e4"])
    #expect(joined[0].also == ["ar", "de"])
    #expect(joined[1].places.isEmpty)
  }

  @Test("are one if a line of code shows the element many times, without repeating its place")
  func joinsUses() {
    var second = finding(9, cause: nil)
    second.element = ElementReference(id: "other", kind: .button, path: "t/other")
    let joined = RootCauses.joined([finding(9, cause: nil, also: ["de"]), second, finding(9, cause: nil, message: "m")])
    #expect(joined.map(\.message) == ["no label", "m"])
    #expect(joined[0].places.isEmpty && joined[0].also == ["de"])
  }

  @Test("stay apart if the file says no place")
  func keepsApartWhatHasNoPlace() {
    var findings = [finding(1, cause: nil), finding(2, cause: nil)]
    for index in findings.indices { findings[index].location = SourceLocation(file: "tree.json") }
    #expect(RootCauses.joined(findings) == findings)
  }

  @Test("that are different faults of one class stay apart")
  func keepsApart() {
    var warning = finding(3, cause: "class A")
    warning.severity = .warning
    let findings = [
      finding(1, cause: "class A"), finding(2, cause: "class A", message: "too small"), warning,
      finding(4, cause: "class B"),
    ]
    #expect(RootCauses.joined(findings) == findings)
  }

  @Test("the cause is the class of the element or of the nearest component around it, or a shared key")
  func causes() throws {
    var cell = Element(id: "cell", kind: .cell)
    cell.customClass = "TrackCell"
    cell.children = [Element(id: "more", kind: .button)]
    var controller = Element(id: "root", kind: .viewController)
    controller.customClass = "ListController"
    controller.children = [cell, Element(id: "plain", kind: .button)]
    let screen = Screen(id: "root", root: controller)
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.table = "Main"
    let context = AnalysisContext(Workspace(trees: [tree]))
    let builder = ScreenFactsBuilder(context, contentSizes: [.large])
    let facts = context.text.withMeasurer { builder.facts(of: screen, in: tree, measuringWith: $0) }
    #expect(facts.elements.map(\.element.id) == ["root", "cell", "more", "plain"])
    #expect(facts.rootCause(of: 2) == "class TrackCell")
    #expect(facts.rootCause(of: 3) == nil)
    #expect(facts.rootCause(of: 2, text: LocalizableText(key: "more")) == "key Localizable/more")
    #expect(facts.rootCause(of: 3, text: LocalizableText(key: "a.title", table: "Main")) == nil)
  }
}
