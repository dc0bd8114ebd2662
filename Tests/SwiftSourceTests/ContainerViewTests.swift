import AuditModel
import SwiftSource
import Testing

/// The app's own items of toolbars, and its containers with a title, in the screens that use them.
@Suite struct ContainerViewTests {
  typealias Case = SourceCase

  private static let items =
    "struct Icon: ToolbarContent { var icon: String; var body: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { Button {} label: { Image(systemName: icon) } } } }\n"
    + "struct Word: ToolbarContent { var title: String; var body: some ToolbarContent { ToolbarItem { Button(title) {} } } }\n"
    + "struct Words: ToolbarContent { var body: some ToolbarContent { Icon(icon: \"star\"); Word(title: \"All\") } }\n"

  static let toolbars = [
    Case(
      items, "Text(\"a\").toolbar { Icon(icon: \"plus\"); Word(title: \"Reset\") }",
      "navigationBar\n  button image=plus*\n    imageView image=plus*\n  button 'Reset'\nlabel \"a\""),
    Case(
      items, "Text(\"a\").toolbar { Words() }",
      "navigationBar\n  button image=star*\n    imageView image=star*\n  button 'All'\nlabel \"a\""),
    Case(
      items, "Text(\"a\").toolbar { if isOn { Word(title: \"On\") } else { Word(title: \"Off\") } }",
      "navigationBar\n  button 'On' way=choice#1/0\n  button 'Off' way=choice#1/1\nlabel \"a\""),
    // Items that contain themselves.
    Case(
      "struct Loop: ToolbarContent { var body: some ToolbarContent { Loop() } }", "Text(\"a\").toolbar { Loop() }",
      "navigationBar\n  Loop class=Loop\nlabel \"a\""),
  ]

  private static let titled =
    "struct Titled<C: View>: View { private var title: String; private var content: C\n"
    + "init(_ title: String, @ViewBuilder content: () -> C) { self.title = title; self.content = content() }\n"
    + "var body: some View { List { content }.navigationTitle(title) } }\n"

  static let containers = [
    Case(
      titled, "Titled(\"Reset\") { Button(\"Go\") {} }",
      "navigationBar\n  navigationItem 'Reset'\ntableView\n  button \"Go\""),
    Case(titled, "Titled(\"Reset\") { Row() }", "Titled class=Titled"),
    // A screen that is given no views is one of its own.
    Case(
      "struct Page: View { var go: () -> Void; var body: some View { Text(\"a\").navigationTitle(\"T\") } }",
      "Page { load() }", "Page class=Page"),
  ]

  /// Containers of other modules: what is inside belongs to the screen, at its place.
  static let foreign = [
    Case(
      "", "LibList(items) { item in Button(\"Go\") {} }; Text(\"b\")",
      "LibList class=LibList\n  button \"Go\"\nlabel \"b\""),
    Case(
      "", "Lib.Grid(1) { x in LibRow(x) { Button(\"Go\") {} } }",
      "Lib.Grid class=Lib.Grid\n  LibRow class=LibRow\n    button \"Go\""),
    Case(
      "", "LibCard { header() } content: { LibBox { Text(\"a\") } }",
      "LibCard class=LibCard\n  LibBox class=LibBox\n    label \"a\""),
    // What an action does is no view.
    Case("", "LibRow(\"a\") { Task { Worker().run() } }", "LibRow class=LibRow"),
  ]

  @Test(arguments: toolbars + containers + foreign)
  func partsAreReadWhereTheyAreUsed(_ sample: Case) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }

  /// What a sheet shows in such a container is the screen of the sheet.
  @Test func sheetsShowContainers() async throws {
    let tree = try await ElementSketch.tree(
      Self.titled
        + "struct V: View { var body: some View { Text(\"a\").sheet(isPresented: $on) { Titled(\"T\") { Text(\"b\") } } } }"
    )
    #expect(tree.screens.map(\.id) == ["V", "V.sheet"])
    let sheet = ElementSketch.lines(of: try #require(tree.screens.last).root.children, depth: 0)
    #expect(sheet == ["navigationBar", "  navigationItem 'T'", "tableView", "  label \"b\""])
  }

  /// A part of a screen is no screen because of what it presents, which is one.
  @Test func partsThatPresentAreNoScreens() async throws {
    let tree = try await ElementSketch.tree(
      "struct Row: View { var body: some View { Button(\"a\") {}.popover(isPresented: $on) { Text(\"b\") } } }\n"
        + "struct V: View { var body: some View { Row() } }")
    #expect(tree.screens.map(\.id) == ["Row.popover", "V"])
  }

  static let presenting = [
    ".sheet(isPresented: $on) { NavigationStack { Form { Text(\"f\") }.navigationTitle(\"T\").toolbar { Button(\"Done\") {} } } }",
    ".fullScreenCover(item: $item) { _ in Text(\"f\").navigationTitle(\"T\") }",
    ".popover(isPresented: $on, content: { Text(\"f\").toolbar { Button(\"Done\") {} } })",
    ".navigationDestination(isPresented: $on) { Text(\"f\").navigationTitle(\"T\") }",
    ".background(NavigationLink(isActive: $on) { Text(\"f\").navigationTitle(\"T\") } label: { EmptyView() })",
  ]

  /// What a part presents, or leads to, has bars of its own, and does not make a screen of the part.
  @Test(arguments: presenting) func partsMayPresentScreens(modifier: String) async throws {
    let part = "struct Part: View { let title: String; var body: some View { Button(title) { on = true }\(modifier) } }"
    let found = try await Case(part, "Part(title: \"Go\")", "").sketch()
    #expect(found.contains("button 'Go'"))
    #expect(!found.contains("Part"))
  }

  @Test func whatALinkLeadsToHasItsOwnBars() async throws {
    let part =
      "struct Part: View { var body: some View { NavigationLink { Text(\"f\").navigationTitle(\"T\") } label: { Image(\"go\") } } }"
    #expect(
      try await Case(part, "Part()", "").sketch()
        == "button image=go type=navigationLink opens=show\n  imageView image=go")
  }

  static let backgrounds = [
    ("Text(\"a\").background(Text(\"b\")).onTapGesture { go() }", "view\n  label \"b\"\n  label \"a\" gestures=tap"),
    // What is in front of a view is tapped too.
    ("Text(\"a\").overlay(Text(\"b\")).onTapGesture { go() }", "view gestures=tap\n  label \"a\"\n  label \"b\""),
    ("Text(\"a\").background(Text(\"b\")).accessibilityLabel(\"c\")", "view label=\"c\"\n  label \"b\"\n  label \"a\""),
  ]

  @Test(arguments: backgrounds) func gesturesAreThoseOfTheViewInFront(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body) == expected)
  }

  /// How a title is shown is what the use says; where that is not known, it may be either.
  @Test(arguments: [
    (".inline", "inline"), (".large", "large"), ("mode", "automatic"), ("isNew ? .inline : .large", "automatic"),
  ])
  func titlesAreShownAsGiven(mode: String, style: String) async throws {
    let page =
      "struct Page<C: View>: View { let mode: TitleMode; @ViewBuilder var content: C; var body: some View { content.navigationTitle(\"T\").navigationBarTitleDisplayMode(mode) } }\n"
    let tree = try await ElementSketch.tree(
      page + "struct V: View { var body: some View { Page(mode: \(mode)) { Text(\"a\") } } }")
    let bar = try #require(tree.screens.first?.root.children.first)
    #expect(bar.children.first?.layout.view?.style == style)
  }

  /// Titles and images are where they are given.
  @Test func partsAreWhereTheyAreGiven() async throws {
    let body = "Titled(\"T\") { Text(\"a\") }\n.toolbar { Icon(icon: \"plus\") }"
    let view = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }"
    let files = [view, "import SwiftUI\n" + Self.titled + Self.items]
    let sources = zip(["V.swift", "W.swift"], files).map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let readings = await SwiftUIReader().read(sources, jobs: 1)
    let bar = try #require(readings.first?.trees.first?.screens.first?.root.children.first)
    #expect(
      bar.children.compactMap { $0.place.map { "\($0.file):\($0.line):\($0.column)" } } == [
        "V.swift:4:23", "V.swift:3:8",
      ])
    #expect(readings.flatMap(\.trees).flatMap(\.screens).map(\.id) == ["V", "Words"])
  }
}
