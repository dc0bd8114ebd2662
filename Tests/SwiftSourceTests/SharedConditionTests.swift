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

  /// Two conditions, and whether one of them never holds where the other does.
  static let pairs = [
    ("if kind == .fish", "if kind == .bird", true), ("if kind == .fish", "if kind != .bird", false),
    ("if kind == .fish", "if kind != .fish", true), ("if kind == Kind.fish, isNew", "if flag, kind == .bird", true),
    ("if items.isEmpty", "if !items.isEmpty", true), ("if items.isEmpty", "if items.count > 0", true),
    ("if items.count == 0", "if items.count >= 1", true), ("if items.isEmpty == false", "if items.isEmpty", true),
    ("if items.isEmpty", "if items.count > 1", false), ("if others.isEmpty", "if items.count > 0", false),
    ("if let title", "if title == nil", true), ("if title == nil", "if title == \"a\"", true),
    ("if count == 1", "if count == 2", true), ("if count < 3", "if count >= 3", true),
    ("if count < 3", "if count >= 4", false),
    ("if !(flag && isNew)", "if flag && isNew", false), ("if !(flag || isNew)", "if isNew", true),
    ("if flag || isNew", "if !isNew", false), ("if flag", "if isNew", false), ("if flag", "if flag", false),
    // A call may have another answer.
    ("if kind() == .fish", "if kind() == .bird", false),
  ]

  @Test(arguments: pairs) func placesThatAreNeverShownTogether(one: String, other: String, areExclusive: Bool)
    async throws
  {
    let tree = try await ElementSketch.tree(
      "struct V: View { let flag: Bool; var body: some View { \(one) \(Self.a); \(other) \(Self.a) } }")
    let branches = try #require(tree.screens.first).root.children.compactMap(\.branch)
    try #require(branches.count == 2)
    #expect(branches[0].excludes(branches[1]) == areExclusive)
    #expect(branches[1].excludes(branches[0]) == areExclusive)
  }

  /// A choice with several branches, a condition elsewhere, and the branches with which that never holds.
  static let choices = [
    (
      "switch kind { case .fish: Text(\"a\"); case .bird: Text(\"b\"); default: Text(\"c\") }", "if kind == .bird",
      [0, 2]
    ),
    (
      "switch kind { case .fish(1): Text(\"a\"); case .bird(let n): Text(n); default: Text(\"c\") }",
      "if kind == .bird", [0, 2]
    ),
    ("switch kind { case .fish where isNew: Text(\"a\"); default: Text(\"c\") }", "if kind == .fish", []),
    (
      "if kind == .fish { Text(\"a\") } else if isNew { Text(\"b\") } else { Text(\"c\") }", "if kind == .fish", [1, 2]
    ),
    ("kind == .fish ? Text(\"a\") : Text(\"b\")", "if kind == .bird", [0]),
  ]

  @Test(arguments: choices) func branchesOfAChoice(choice: String, other: String, excluded: [Int]) async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { \(choice); \(other) \(Self.a) } }")
    let branches = try #require(tree.screens.first).root.children.compactMap(\.branch)
    let last = try #require(branches.last)
    #expect(branches.dropLast().indices.filter { branches[$0].excludes(last) } == excluded)
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
