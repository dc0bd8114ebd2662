import AuditModel
import SwiftSource
import Testing

/// Views that no body is known to show, and what is different on the other platforms of a file.
@Suite struct UnreadViewsTests {
  /// Sources, and the screens that are read of them.
  struct Case: CustomTestStringConvertible {
    var source: String
    var screens: [String]
    var testDescription: String { source }

    init(_ source: String, _ screens: String...) { (self.source, self.screens) = (source, screens) }
  }

  private static let body = "var body: some View { Text(\"a\") }"

  static let sources = [
    // A member that only code shows.
    Case("struct V: View { \(body); var row: some View { Button(\"Go\") {} } }", "V: label", "V.row: button"),
    Case(
      "struct V: View { \(body); func row() -> AnyView { AnyView(Toggle(\"Go\", isOn: $on)) } }", "V: label",
      "V.row: switch"),
    Case("struct V: View { var body: some View { row }; var row: some View { Button(\"Go\") {} } }", "V: button"),
    // What only the file can show, and nothing in it names, is not shown.
    Case("struct V: View { \(body); private var row: some View { Button(\"Go\") {} } }", "V: label"),
    Case("struct V: View { \(body); fileprivate func row() -> some View { Button(\"Go\") {} } }", "V: label"),
    Case(
      "struct V: View { \(body); private var row: some View { Button(\"Go\") {} }; func f() { show(row) } }",
      "V: label", "V.row: button"),
    // A closure that is read separately does not make its view a screen of its own.
    Case(
      "struct V: View { var body: some View { Link(destination: url) { Row() } } }\nstruct Row: View { var body: some View { AsyncImage(url: url) { phase in switch phase { case .failure: Button(\"Go\") {}; default: Text(\"b\") } }; Text(\"a\") } }",
      "V: link", "Row.body: button"),
    // An image may be the icon of what shows it.
    Case("struct V: View { \(body) }\nenum Icon { var view: some View { Image(\"a\").resizable() } }", "V: label"),
    // Of two such members, one shows the other.
    Case(
      "struct V: View { \(body); var a: some View { b }; var b: some View { Button(\"Go\") {} } }", "V: label",
      "V.a: button"),
    // Functions of one name, and what they present.
    Case(
      "struct V: View { \(body); func a(_ b: Int) -> some View { Button(\"b\") {} }; func a(_ c: String) -> some View { Button(\"c\") {}.alert(\"d\", isPresented: $on) {} } }",
      "V: label", "V.a: button", "V.a2: button", "V.a2.alert: label"),
    // What is shown in the place of an image that is not there is a part of it.
    Case(
      "struct V: View { var body: some View { KFImage(url).placeholder { empty } }\nvar empty: some View { Button(\"Go\") {} } }",
      "V: imageView"),
    // The body of a style is a part of what has it.
    Case(
      "struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { toggle() } label: { configuration.label } } }\nstruct V: View { var body: some View { Toggle(\"a\", isOn: $on).toggleStyle(S()) } }",
      "V: switch"),
    Case(
      "struct S: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon; Image(\"b\") } } }\nstruct V: View { var body: some View { Button {} label: { Label(\"a\", image: \"c\").labelStyle(S()) } } }",
      "V: button"),
    // The body of a style that nothing has.
    Case(
      "struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { toggle() } label: { configuration.label } } }",
      "S.makeBody: button"),
    // The content of a Dynamic Island.
    Case(
      "func island() -> DynamicIsland { DynamicIsland { Region { Link(\"Go\", destination: url) } } compactLeading: { Text(\"a\") } }; struct V: View { \(body) }",
      "V: label", "island: link"),
    // Texts that a function hands to what shows them; those of a view that was read, and of a result, are known there.
    Case(
      "struct V: View { \(body); func fail() { title = Text(\"b\"); show(Text(\"c\"), Text(name)); if isNew { Text(\"\") } }\nfunc text() -> Text { Text(\"d\") } }",
      "V: label", "V.fail: label label"),
    Case(
      "struct V: View { var body: some View { Button(\"Go\") { title = Text(\"b\") } }\nfunc open() { sheet = AnyView(VStack { Text(\"c\") }) } }",
      "V: button", "V.open: stackView"),
    // Views that an action makes for code.
    Case(
      "struct V: View { var body: some View { Button(\"Go\") { hint = AnyView(VStack { Text(\"b\"); Button(\"c\") {} }) } } }",
      "V: button", "V.body: stackView"),
    Case("class C { func show() { present(UIHostingController(rootView: Button(\"Go\") {})) } }", "C.show: button"),
    // A view by a protocol of the app.
    Case("protocol Page: View {}\nstruct V: Page { \(body) }", "V: label"),
    // What previews show, what other platforms show, and what only looks like a view.
    Case("struct V_Previews: PreviewProvider { static var previews: some View { Button(\"Go\") {} } }"),
    Case(
      "struct P: PreviewProvider { static var previews: some View { Page() }; struct Page: View { \(body) } }"),
    Case("struct V: View { \(body) }\n#Preview { Button(\"Go\") {} }", "V: label"),
    Case(
      "struct Link: ViewModifier { func body(content: Content) -> some View { content } }\nextension View { func link() -> some View { modifier(Link()) } }"
    ),
    // A part of another screen has views that are not shown there.
    Case(
      "struct Row: View { var isOn = false; var body: some View { if isOn { Button(\"On\") {} } else { Text(\"Off\") } } }\nstruct V: View { var body: some View { Row() } }",
      "Row: button label", "V: label"),
  ]

  @Test(arguments: sources) func viewsThatNoBodyShowsAreRead(sample: Case) async {
    #expect(await screens(of: sample.source) == sample.screens)
  }

  static let platforms = [
    Case(
      "struct V: View { var body: some View { #if os(iOS)\nText(\"a\")\n#else\nButton(\"b\") {}\n#endif\n } }",
      "iOS V: label",
      "macOS V.macOS: button"),
    Case(
      "struct V: View { \(body) }\n#if os(macOS)\nstruct W: View { var body: some View { Button(\"b\") {} } }\n#endif",
      "iOS V: label", "macOS W.macOS: button"),
    // The Mac by Catalyst.
    Case(
      "struct V: View { var body: some View { #if targetEnvironment(macCatalyst)\nButton(\"b\") {}\n#else\nText(\"a\")\n#endif\n } }",
      "iOS V: label", "iOS V.macCatalyst: button"),
    // The same on both.
    Case("struct V: View { var body: some View { Text(\"a\")\n#if os(macOS)\n.padding()\n#endif\n } }", "iOS V: label"),
    // No target builds it.
    Case(
      "struct V: View { var body: some View { #if os(tvOS)\nButton(\"b\") {}\n#else\nText(\"a\")\n#endif\n } }",
      "iOS V: label"),
  ]

  @Test(arguments: platforms) func whatOtherPlatformsShowIsRead(sample: Case) async {
    let file = SourceFile(
      path: "V.swift", bytes: Array("import SwiftUI\n\(sample.source)".utf8), targets: ["App"],
      platforms: [.iOS, .macOS])
    let readings = await SwiftUIReader().read([file], jobs: 1)
    let trees = readings.flatMap(\.trees)
    let screens = trees.flatMap { tree in tree.screens.map { "\(tree.platform.rawValue) \(line(of: $0))" } }
    #expect(screens == sample.screens)
    let isCatalyst = trees.map { tree in tree.screens.contains { $0.id.hasSuffix(".macCatalyst") } }
    #expect(trees.map { $0.isCatalyst == true } == isCatalyst)
  }

  /// Of unknown targets, the platforms count that the conditions name.
  @Test func platformsAreThoseOfTheConditions() async {
    let source =
      "struct V: View { var body: some View { #if os(watchOS)\nButton(\"b\") {}\n#else\nText(\"a\")\n#endif\n } }"
    #expect(
      await SwiftUIReader().read(Array("import SwiftUI\n\(source)".utf8), path: "V.swift").trees.map(\.platform) == [
        .iOS, .watchOS,
      ])
  }

  static let constants = [
    SourceCase("let title = \"Words\"", "Text(title)", "label 'Words'"),
    SourceCase("let title: LocalizedStringKey = \"key\"", "Text(title)", "label \"key\""),
    SourceCase("let button = Button(\"Go\") {}", "button.padding()", "button \"Go\""),
    SourceCase("let title = a.name + \" \" + b", "Text(title)", "label ‹a.name› code=a.name | b"),
    SourceCase("var title = \"Words\"", "Text(title)", "label ‹title› code=title"),
    SourceCase("let title = item.name", "Text(title)", "label ‹item.name› code=item.name"),
  ]

  @Test(arguments: constants) func localConstantsHaveTheirValues(sample: SourceCase) async throws {
    #expect(try await ElementSketch.body("\(sample.declarations); return \(sample.body)") == sample.expected)
  }

  private func screens(of source: String) async -> [String] {
    let reading = await SwiftUIReader().read(Array("import SwiftUI\n\(source)".utf8), path: "V.swift")
    return reading.trees.flatMap(\.screens).map(line)
  }

  /// The id, and the kinds of the outermost elements.
  private func line(of screen: Screen) -> String {
    "\(screen.id): \(screen.root.children.map(\.kind.name).joined(separator: " "))"
  }
}
