import AuditModel
import SwiftSource
import Testing

/// Where texts are written that views show.
@Suite struct TextPlaceTests {
  typealias Case = SourceCase

  private static let mode =
    "enum Mode: String {\ncase a = \"Raw A\", b\nvar title: String { switch self {\ncase .a: \"A\"\ncase .b: \"B\" } }\n}\n"

  static let texts = [
    // What the view itself says is where the view is.
    Case("", "Text(\"A\")", "A"),
    Case("", "Button(\"A\") {}", "A"),
    Case("", "Text(on ? \"A\" : \"B\")", "A V.swift:3:11 B V.swift:3:17"),
    Case(mode, "Text(Mode.a.title)", "A W.swift:5:10"),
    Case(mode, "Text(Mode.a.rawValue)", "Raw A W.swift:3:10"),
    Case(mode, "Text(Mode.b.rawValue)", "b W.swift:3:19"),
    Case(
      "func title(_ on: Bool) -> String {\non ? \"A\" : \"B\" }", "Text(title(flag))", "A W.swift:3:6 B W.swift:3:12"),
    Case("enum Words {\nstatic let close = \"Close\" }", "Text(Words.close)", "Close W.swift:3:20"),
    Case("enum Words {\nstatic let close: LocalizedStringKey = \"Close\" }", "Text(Words.close)", "Close W.swift:3:40"),
    Case(
      "enum Words {\nstatic let close = NSLocalizedString(\"Close\", comment: \"\") }", "Text(Words.close)",
      "Close W.swift:3:38"),
    Case(
      "enum Words {\nstatic func hi(_ n: String) -> String { \"Hi \\(n)\" } }", "Text(Words.hi(name))",
      "Hi %@ W.swift:3:41"),
    Case(
      "struct Row: View {\nlet title: String; var body: some View { Text(title) } }", "Row(title: \"A\")",
      "A V.swift:3:12"),
    Case(
      "struct Box<H: View>: View {\nlet header: H; var body: some View { Section { Text(\"x\") } header: { header } } }",
      "Box(header: Text(\"A\"))", "A V.swift:3:13 x"),
  ]

  /// A field without words is where a use leaves them out, and a tap where the gesture is.
  @Test(arguments: [
    Case(
      "struct Field: View { let title: String; var body: some View { TextField(title, text: $text) } }",
      "Field(title: \"\")", "textField V.swift:3"),
    Case(
      "struct Field: View { let title: String; var body: some View { TextField(title, text: $text) } }",
      "Field(title: \"A\")", "textField W.swift:2"),
    Case(
      "struct Card: View { var body: some View { HStack { Text(\"a\") } } }\nextension View { func named(_ name: String) -> some View { accessibilityElement(children: .ignore).accessibilityLabel(name) } }",
      "Card().named(text)\n.onTapGesture { go() }", "stackView V.swift:4"),
  ])
  func placesOfElements(_ sample: Case) async throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View {\n\(sample.body) } }"
    let sources = zip(["V.swift", "W.swift"], [view, "import SwiftUI\n\(sample.declarations)"]).map {
      SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let tree = try #require(await SwiftUIReader().read(sources, jobs: 1).first?.trees.first)
    let element = try #require(tree.screens[0].root.children.first)
    let place = try #require(element.givenAt ?? element.location)
    #expect("\(element.kind.name) \(place.file):\(place.line)" == sample.expected)
  }

  @Test(arguments: texts) func placesOfWords(_ sample: Case) async throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View {\n\(sample.body) } }"
    let sources = zip(["V.swift", "W.swift"], [view, "import SwiftUI\n\(sample.declarations)"]).map {
      SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let tree = try #require(await SwiftUIReader().read(sources, jobs: 1).first?.trees.first)
    var found: [String] = []
    tree.screens[0].root.forEach { element, _ in
      for text in element.texts {
        let place = text.location.map { " \($0.file):\($0.line):\($0.column)" }
        found.append((text.value ?? text.key ?? "") + (place ?? ""))
      }
    }
    #expect(found.joined(separator: " ") == sample.expected)
  }

  /// What code sets of a control is where it is set, unless that is on the line on which the control is made.
  @Test(arguments: [
    ("let alert = NSAlert()\nalert.messageText = \"A\"\nalert.informativeText = \"B\"", ["A 6", "B 7"]),
    ("let field = NSTextField(string: \"\")\nfield.placeholderString = \"A\"\nfield.toolTip = \"B\"", ["A 6", "B 7"]),
    ("let button = NSButton(title: \"A\", target: nil, action: nil); button.toolTip = \"B\"", ["A 5", "B 5"]),
    ("let alert = NSAlert()\nalert.addButton(withTitle: \"A\")", ["A 6"]),
  ])
  func wordsThatCodeSets(_ statements: String, _ expected: [String]) async throws {
    let source = "import AppKit\nclass C: NSViewController {\n\nfunc load() {\n\(statements) } }"
    let tree = try #require(await SwiftUIReader().read(Array(source.utf8), path: "C.swift").trees.first)
    var found: [String] = []
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        found += element.texts.filter { !$0.isBlank }.map {
          "\($0.value ?? "") \(($0.location ?? element.location)?.line ?? 0)"
        }
      }
    }
    #expect(found == expected)
  }

  /// What a call gives to a function that sets a title is where the call is.
  @Test func wordsThatACallGives() async throws {
    let source =
      "import AppKit\nclass C: NSViewController {\nfunc fail(_ title: String) {\nlet alert = NSAlert()\nalert.messageText = title\nalert.runModal() }\nfunc load() {\nfail(\"No file\") } }"
    let tree = try #require(await SwiftUIReader().read(Array(source.utf8), path: "C.swift").trees.first)
    var found: [String] = []
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        found += element.texts.map { "\($0.value ?? "") \($0.location?.line ?? 0)" }
      }
    }
    #expect(found == ["No file 8"])
  }

  @Test func commentsOfFilesWithoutViewsAreKept() async throws {
    let words = "enum Words {\n// fitspoken:disable-next a\nstatic let close = \"Close\" }"
    let sources = zip(
      ["V.swift", "W.swift"], ["import SwiftUI\nstruct V: View { var body: some View { Text(Words.close) } }", words]
    )
    .map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let trees = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees)
    #expect(trees.map(\.source) == ["V.swift", "W.swift"])
    #expect(trees.map(\.screens.count) == [1, 0])
    #expect(trees.last?.comments?.map(\.codeLine) == [3])
  }

  /// A place is no part of what a text is.
  @Test func placesAreNotCompared() {
    var text = LocalizableText("A")
    text.location = SourceLocation(file: "W.swift", line: 3, column: 7)
    #expect(text == LocalizableText("A") && Set([text, LocalizableText("A")]).count == 1)
  }
}
