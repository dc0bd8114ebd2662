import AuditModel
import SwiftSource
import Testing

/// What a toggle of SwiftUI is shown as.
@Suite struct MacToggleTests {
  @Test(arguments: [
    ("Mac/V.swift", "Toggle(\"A\", isOn: $a)", "switch \"A\" type=checkbox"),
    ("Mac/V.swift", "Toggle(\"A\", isOn: $a).toggleStyle(.switch)", "switch \"A\" type=switch"),
    ("Mac/V.swift", "Form { Toggle(\"A\", isOn: $a) }", "tableView\n  switch \"A\" type=checkbox"),
    ("Mac/V.swift", "Form { Toggle(\"A\", isOn: $a) }.formStyle(.grouped)", "tableView\n  switch \"A\""),
    ("V.swift", "Toggle(\"A\", isOn: $a)", "switch \"A\""),
  ])
  func types(path: String, body: String, expected: String) async throws {
    let tree = try await ElementSketch.tree("struct V: View { var body: some View { \(body) } }", path: path)
    #expect(ElementSketch.lines(of: tree.screens[0].root.children, depth: 0).joined(separator: "\n") == expected)
  }
}
