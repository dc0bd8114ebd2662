import AuditModel
import SwiftSource
import Testing

/// The titles of navigation bars in the branches of conditions, and on tabs.
@Suite struct BranchedTitleTests {
  static let titles = [
    (
      "if flag { Text(\"a\").navigationTitle(\"A\") } else { Text(\"b\").navigationTitle(\"B\") }",
      "navigationBar\n  navigationItem \"A\" way=choice#1/0\n  navigationItem \"B\" way=choice#1/1\n"
        + "label \"a\" way=choice#1/0\nlabel \"b\" way=choice#1/1"
    ),
    (
      "switch kind { case .a: Text(\"a\").navigationTitle(\"A\"); case .b: Text(\"b\"); default: Text(\"c\").navigationTitle(\"C\") }",
      "navigationBar\n  navigationItem \"A\" way=choice#1/0\n  navigationItem \"C\" way=choice#1/2\n"
        + "label \"a\" way=choice#1/0\nlabel \"b\" way=choice#1/1\nlabel \"c\" way=choice#1/2"
    ),
    (
      "TabView { NavigationStack { Text(\"a\").navigationTitle(\"A\") }; NavigationStack { Text(\"b\").navigationTitle(\"B\") } }",
      "navigationBar\n  navigationItem \"A\" way=choice#1/0\n  navigationItem \"B\" way=choice#1/1\n"
        + "view\n  label \"a\" way=choice#1/0\n  label \"b\" way=choice#1/1"
    ),
    // The branches of an inner choice are in a group.
    (
      "if flag { if isNew { Text(\"a\").navigationTitle(\"A\") } else { Text(\"b\").navigationTitle(\"B\") } } else { Text(\"c\").navigationTitle(\"C\") }",
      "navigationBar\n  view way=choice#1/0\n    navigationItem \"A\" way=choice#2/0\n  view way=choice#1/0\n"
        + "    navigationItem \"B\" way=choice#2/1\n  navigationItem \"C\" way=choice#1/1\n"
        + "view way=choice#1/0\n  label \"a\" way=choice#2/0\n  label \"b\" way=choice#2/1\nlabel \"c\" way=choice#1/1"
    ),
    // Of several in one branch, the first is shown.
    (
      "VStack { Text(\"a\").navigationTitle(\"A\"); Text(\"b\").navigationTitle(\"B\") }",
      "navigationBar\n  navigationItem \"A\"\nstackView axis=vertical\n  label \"a\"\n  label \"b\""
    ),
    // What one branch says beside the title is not said of the other.
    (
      "if flag { Text(\"a\").navigationTitle(\"A\").navigationSubtitle(\"S\") } else { Text(\"b\").navigationTitle(\"B\") }",
      "navigationBar\n  navigationItem \"A\" subtitle=\"S\" way=choice#1/0\n  navigationItem \"B\" way=choice#1/1\n"
        + "label \"a\" way=choice#1/0\nlabel \"b\" way=choice#1/1"
    ),
  ]

  @Test(arguments: titles) func allTitlesAreTold(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body, members: "var flag = true") == expected)
  }

  /// Each title has its place, and the way in which it is shown.
  @Test func titlesHaveTheirOwnPlacesAndModes() async throws {
    let tree = try await ElementSketch.tree(
      """
      struct V: View { var body: some View {
      if flag {
        Text("a").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      } else {
        Text("b").navigationTitle("B").navigationBarTitleDisplayMode(.large)
      }
      } }
      """)
    let bar = try #require(tree.screens.first?.root.children.first)
    #expect(bar.children.map { $0.location?.line } == [4, 6])
    #expect(bar.children.map { $0.layout.view?.style } == ["inline", "large"])
  }

  /// A way of showing the title that all branches name is that of a title outside them.
  @Test(arguments: [(".inline", "inline"), (".large", "automatic")])
  func modesOfBranches(other: String, mode: String) async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { Group { if flag { Text(\"a\").navigationBarTitleDisplayMode(.inline) } else { Text(\"b\").navigationBarTitleDisplayMode(\(other)) } }.navigationTitle(\"T\") } }"
    )
    let bar = try #require(tree.screens.first?.root.children.first)
    #expect(bar.children.map { $0.layout.view?.style } == [mode])
  }
}
