import AuditModel
import SwiftSource
import Testing

/// Conditions for which a body asks at several places: they have one answer.
@Suite struct SharedConditionTests {
  /// A body, and the choices and branches of its labels.
  struct Case: CustomTestStringConvertible {
    var body: String
    var branches: String
    var testDescription: String { body }

    init(_ body: String, _ branches: String) { (self.body, self.branches) = (body, branches) }
  }

  private static let a = "{ Text(\"a\") }"

  static let conditions = [
    Case("if flag \(a); if flag \(a)", "1/0? 1/0?"),
    Case("if flag \(a); if !flag \(a)", "1/0 1/1"),
    Case("if self.flag \(a); if !(flag) \(a) else \(a)", "1/0 1/1 1/0"),
    Case("if kind == .fish \(a); if kind != .fish \(a)", "1/0 1/1"),
    Case("if kind == Kind.fish \(a); if kind == .bird \(a)", "1/0? 2/0?"),
    Case("if model.isNew \(a); !model.isNew ? Text(\"a\") : Text(\"b\")", "1/0 1/1 1/0"),
    Case("if let title \(a); if title == nil \(a)", "1/0 1/1"),
    Case("if let words = title \(a); if title != nil \(a)", "1/0? 1/0?"),
    Case("if UIDevice.current.idiom == .pad \(a); if UIDevice.current.idiom != .pad \(a)", "1/0 1/1"),
    Case("if flag \(a); row", "1/0 1/1"),
    // Two of the same value with the same cases take the same of them.
    Case(
      "switch kind { case .a: Text(\"a\"); default: Text(\"b\") }; switch kind { case .a: Text(\"c\"); default: Text(\"d\") }",
      "1/0 1/1 1/0 1/1"),
    Case(
      "switch kind { case .a: Text(\"a\"); default: EmptyView() }; switch kind { case .b: Text(\"c\"); default: EmptyView() }",
      "1/0? 2/0?"),
    Case("switch kind { case .a: Text(\"a\"); case .b: Text(\"b\"); default: EmptyView() }", "1/0? 1/1?"),
    // What shows nothing may be absent.
    Case("if flag \(a); if !flag {}", "1/0?"),
    // A call may have another answer, a variable may change, and a function's argument is not the property.
    Case("if isNew() \(a); if !isNew() \(a)", "1/0? 2/0?"),
    Case("var isOn = true; if isOn \(a); if !isOn \(a)", "1/0? 2/0?"),
    Case("if flag \(a); other(x)", "1/0? 2/0?"),
    Case("if flag, isNew \(a); if !flag \(a)", "1/0? 2/0?"),
    Case("if flag \(a) else if isNew \(a); if !flag \(a)", "1/0? 1/1? 2/0?"),
    // Several values of one view.
    Case("Part(isOn: x); Part(isOn: y)", "1/0 1/1 2/0 2/1"),
  ]

  @Test(arguments: conditions) func aConditionHasOneAnswer(_ sample: Case) async throws {
    let members =
      "var row: some View { if !flag { Text(\"b\") } }\nfunc other(_ flag: Bool) -> some View { if !flag { Text(\"b\") } }"
    let part = "struct Part: View { let isOn: Bool; var body: some View { if isOn \(Self.a); if !isOn \(Self.a) } }"
    let view =
      "struct V: View { let flag: Bool; var title: String?; \(members)\nvar body: some View { \(sample.body) } }"
    let tree = try await ElementSketch.tree("\(view)\n\(part)")
    let screen = try #require(tree.screens.first { $0.id == "V" })
    #expect(Self.branches(in: screen.root).joined(separator: " ") == sample.branches)
  }

  private static func branches(in element: Element) -> [String] {
    let own = element.branch.map { "\($0.choice.dropFirst(7))/\($0.index)\($0.isOptional == true ? "?" : "")" }
    return [own].compactMap(\.self) + element.children.flatMap(branches)
  }

  /// A label that shows the second branch of a choice alone shows its image.
  @Test func aLabelShowsTheOnlyBranchThatItHas() async throws {
    let body = "if flag { Text(\"a\") }; Button {} label: { if !flag { Image(\"plus\") } }"
    #expect(
      try await ElementSketch.body(body, members: "let flag: Bool")
        == "label \"a\" way=choice#1/0\nbutton image=plus\n  imageView image=plus way=choice#1/1")
  }
}
