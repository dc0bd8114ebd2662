import AuditModel
import Testing

/// Labels of controls with several texts, some of which code computes.
@Suite struct JoinedLabelTests {
  /// The title of the button with a label, each of its parts as its words or its expression.
  private func parts(of label: String) async throws -> [String] {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { Button { } label: { HStack { \(label) } } } }")
    let button = try #require(tree.screens.first?.root.children.first)
    let title = try #require(button.control.states?[.normal]?.title)
    return (title.parts ?? [title]).map { $0.expression.map { "‹\($0)›" } ?? $0.key ?? $0.value ?? "" }
  }

  @Test(
    arguments: [
      ("Text(i.name); Text(\"Version:\"); Text(i.version)", ["‹i.name›", ", ", "Version:", ", ", "‹i.version›"]),
      ("Text(i.name); Text(i.version)", ["‹i.name›", ", ", "‹i.version›"]),
      ("Text(i.name)", ["‹i.name›"]),
      // A view that is not read may be an icon.
      ("Text(\"A\"); Badge()", ["A"]),
      ("Text(\"A\"); Text(\"\"); Text(\"B\")", ["A", ", ", "B"]),
      // The items of a menu are not shown with its label.
      ("Text(\"Casks\"); Menu(\"Sort\") { Button(\"Name\") { }; Button(\"Size\") { } }", ["Casks"]),
    ])
  func titles(label: String, expected: [String]) async throws {
    #expect(try await parts(of: label) == expected)
  }
}
