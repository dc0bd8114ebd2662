import AuditModel
import Testing

@testable import Auditing
@testable import Changes

/// The screens and keys that differ since sources were changed.
@Suite struct SourceChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var edits: [String: String?]
    var screens: Set<String>
    var keys: Set<String> = []

    init(_ description: String, _ edits: [String: String?], _ screens: Set<String>, keys: Set<String> = []) {
      (testDescription, self.edits, self.screens, self.keys) = (description, edits, screens, keys)
    }
  }

  private static let files = [
    "App/Names.swift": "enum Names { static let title: LocalizedStringKey = \"a\" }",
    "App/Row.swift": view("Row", "Button(\"row\") {}"),
    "App/Page.swift": view("Page", "Row(); Text(Names.title)"),
    "App/Other.swift": view("Other", "Button(\"other\") {}") + view("Twin", "Text(\"twin\")"),
    "App/Quiet.swift": view("Quiet", "// fitspoken:disable\nButton(\"q\") {}"),
    "App/Shell.swift": view("Shell", "Quiet(); Text(\"s\")"),
    "App/Sheets.swift": view("Sheets", "Text(\"t\")\n.sheet(isPresented: $a) { Text(\"first\") }"),
  ]

  static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  private static let cases = [
    Case("nothing", [:], []),
    Case("lines move", ["App/Row.swift": "\n\n\(view("Row", "  Button(\"row\") {}"))"], []),
    Case("a local name", ["App/Page.swift": view("Page", "let x = 1; Row(); Text(Names.title)")], []),
    Case("a part", ["App/Row.swift": view("Row", "Button(\"new\") {}")], ["Page"], keys: ["row", "new"]),
    Case("a style of a part", ["App/Row.swift": view("Row", "Button(\"row\") {}.font(.caption)")], ["Page"]),
    Case(
      "a constant", ["App/Names.swift": "enum Names { static let title: LocalizedStringKey = \"b\" }"], ["Page"],
      keys: ["a", "b"]),
    Case(
      "one view of two", ["App/Other.swift": view("Other", "Button(\"o\") {}") + view("Twin", "Text(\"twin\")")],
      ["Other"], keys: ["other", "o"]),
    Case("a new file", ["App/New.swift": view("New", "Row()")], ["New"], keys: ["row"]),
    Case(
      "a copy", ["App/Page.swift": view("Page", "Row(); Text(Names.title)") + view("Copy", "Text(\"twin\")")],
      ["Copy"], keys: ["twin"]),
    Case("a file is gone", ["App/Row.swift": nil], ["Page"], keys: ["row"]),
    Case(
      "a type has another name",
      ["App/Other.swift": view("Others", "Button(\"other\") {}") + view("Twin", "Text(\"twin\")")], []),
    Case(
      "what moves to another file",
      ["App/Row.swift": "import SwiftUI", "App/Cell.swift": view("Row", "Button(\"row\") {}")],
      ["Page"]),
    Case(
      "a sheet before another",
      [
        "App/Sheets.swift": view(
          "Sheets", "Text(\"t\").sheet(isPresented: $b) { Text(\"new\") }\n.sheet(isPresented: $a) { Text(\"first\") }")
      ],
      ["Sheets.sheet"], keys: ["new"]),
    Case("a comment for Fitspoken", ["App/Quiet.swift": view("Quiet", "Button(\"q\") {}")], ["Shell"]),
  ]

  @Test(arguments: cases) func whatDiffersIsFound(test: Case) async throws {
    let difference = await EditedApp(Self.files, test.edits).read().sources.difference
    #expect(Set(difference.screens.map(\.id)) == test.screens)
    #expect(Set(difference.keys.map(\.key.text)) == test.keys)
  }
}
