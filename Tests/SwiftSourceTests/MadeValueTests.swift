import AuditModel
import SwiftSource
import Testing

/// What the app's own initializers, factories and helpers give to views and texts.
@Suite struct MadeValueTests {
  typealias Case = SourceCase

  // MARK: Initializers

  private static let link =
    "enum Page { case email }\nextension NavigationLink where Destination == Never {\n"
    + "init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }\n"
    + "init(_ title: String, page: Page) where Label == Text { self.init(page) { Text(title) } } }\n"
  private static let linked = "button type=navigationLink opens=show"

  static let initializers = [
    Case(
      link, "NavigationLink(.email) { Text(\"Mail\") }",
      "button \"Mail\" type=navigationLink opens=show\n  label \"Mail\""),
    Case(
      link + "struct R: View { let page: Page; var body: some View { NavigationLink(page) { Text(\"Mail\") } } }",
      "R(page: x)", "button \"Mail\" type=navigationLink opens=show\n  label \"Mail\""),
    Case(
      link, "NavigationLink(\"Mail\", page: .email)", "button 'Mail' type=navigationLink opens=show\n  label 'Mail'"),
    // A text is no page: the closure is where it leads to.
    Case(link, "NavigationLink(\"Mail\") { Inbox() }", "button \"Mail\" type=navigationLink opens=show"),
    Case(
      "extension Label where Title == Text, Icon == Image { init(_ title: LocalizedStringKey, icon: String) { self.init { Text(title) } icon: { Image(icon) } } }",
      "Label(\"Mail\", icon: \"letter\")", "label \"Mail\" image=letter"),
    // An initializer of an extension leaves the one that the compiler makes.
    Case(
      "struct Pick<L: View>: View { @ViewBuilder var label: () -> L; var body: some View { Picker(selection: $s, content: items, label: label) }\nvar items: some View { Text(\"One\") } }\nextension Pick where L == Text { init(_ title: String) { label = { Text(title) } } }",
      "Pick(\"A\"); Pick { Label(\"B\", systemImage: \"b\") }",
      "popUpButton 'A'\n  menu\n    menuItem \"One\" type=option\npopUpButton \"B\" image=b*\n  menu\n    menuItem \"One\" type=option"
    ),
    Case("", "GroupBox(label: Text(\"News\")) { Text(\"in\") }", "box\n  label \"News\"\n  label \"in\""),
    Case(
      "struct Load: View { let show: (AnyView) -> AnyView; var body: some View { show(AnyView(Image(\"film\"))) } }",
      "Button { } label: { Load { image in image.opacity(1) } }", "button image=film\n  imageView image=film"),
    Case(
      "let TINT = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
      "Button { } label: { TINT.mask(Image(\"film\")) }", "button image=film\n  imageView image=film not-element"),
  ]

  // MARK: Initializers that call others

  private static let cap =
    "struct Cap: View { private var label: Text?; private var icon: String?\n"
    + "init(text: String, icon: String? = nil) { self.init(icon: icon); self.label = Text(text) }\n"
    + "init(icon: String? = nil) { self.label = nil; self.icon = icon }\n"
    + "var body: some View { if let label { label }; if let icon { Image(systemName: icon) } } }\n"

  /// A view with one text, which an initializer with these statements gives to it.
  private static func tag(_ statements: String) -> String {
    "struct Tag: View { var text: String? = nil\ninit(_ t: String?) { \(statements) }\ninit() {}\n"
      + "var body: some View { if let text { Text(text) } else { Text(\"None\") } } }\n"
  }

  private static let unknown = "view\n  label ‹text› code=text way=choice#1/0\n  label \"None\" way=choice#1/1"

  static let delegations = [
    Case(cap, "Cap(text: \"More\")", "label 'More'"),
    Case(
      cap, "Cap(text: \"More\", icon: \"star\"); Cap(icon: \"star\")",
      "view\n  label 'More'\n  imageView image=star*\nimageView image=star*"),
    Case(tag("text = \"A\"; self.init()"), "Tag(nil)", "label \"None\""),
    Case(tag("let words = \"A\"; text = words"), "Tag(nil)", "label 'A'"),
    Case(tag("if let t { text = t } else { text = \"A\" }"), "Tag(nil)", "label 'A'"),
    Case(tag("guard let t else { return }; text = t"), "Tag(\"A\"); Tag(nil)", "label 'A'\nlabel \"None\""),
    // What is not understood is not known.
    Case(tag("if isNew { text = t }"), "Tag(\"A\")", unknown),
    Case(tag("text = t; for a in b { text = a }"), "Tag(\"A\")", unknown),
    Case(tag("text = t; b.forEach { text = $0 }"), "Tag(\"A\")", unknown),
    Case(tag("guard let x = t?.last else { return }; text = t"), "Tag(\"A\")", unknown),
    Case(tag("if isNew { self.init() } else { text = t }"), "Tag(\"A\")", unknown),
  ]

  /// Initializers that call each other end, and give nothing that is known.
  @Test func initializersThatCallEachOtherEnd() async throws {
    let calls = (0..<40).map {
      "init(a\($0): String) { self.init(a\(($0 + 1) % 40): a\($0)); self.init(a0: a\($0)) }\n"
    }
    let view =
      "struct Ring: View { var text: String?; \(calls.joined()) var body: some View { Text(text) } }"
    #expect(try await Case(view, "Ring(a0: \"A\")", "").sketch() == "label ‹text› code=text")
  }

  // MARK: Factories

  private static let row =
    "struct Icon: View { var body: some View { EmptyView() } }\nstruct Words: View { let title: String?; var note: String?\n"
    + "static func `default`(title: String, icon: Never) -> Words { Words(title: title) }\n"
    + "static func `default`(title: String, icon: KeyPath<Int, Int>) -> Words { .default(title: title, icon: Icon(icon)) }\n"
    + "static func noted(_ note: String) -> Self { Self(title: nil, note: note) }\n"
    + "var body: some View { if let title { Text(title) }; if let note { Text(note) } } }\n"

  static let factories = [
    Case(
      row + "struct Row: View { let words: Words; var body: some View { Button(action: go) { words; Text(\"3\") } } }",
      "Row(words: .default(title: \"A\", icon: \\.x))", "button 'A, 3'\n  label 'A'\n  label \"3\""),
    Case(
      row + "struct Row: View { let words: Words; var body: some View { Text(words.title ?? \"\") } }",
      "Row(words: .default(title: \"A\", icon: Icon())); Row(words: .noted(\"B\")); Row(words: Words(title: \"C\"))",
      "label 'A'\nlabel ''\nlabel 'C'"),
    Case(
      row
        + "struct Row: View { var words: Words?; let note: String?\ninit(_ words: Words?) { self.words = words; note = words?.note }\nvar body: some View { Text(\"T\"); if let note { Text(note) } } }",
      "Row(nil)", "label \"T\""),
    Case(
      row + "struct Row: View { let words: Words; var body: some View { words } }", "Row(words: .init(title: \"A\"))",
      "label 'A'"),
  ]

  // MARK: Words

  private static let mode =
    "enum Mode { case list, grid; var title: String { switch self { case .list: \"List\"; case .grid: \"Grid\" } } }\n"
    + "struct Model { let mode: Mode }\nfunc words(for mode: Mode) -> String { mode.title }\n"

  static let words = [
    // A member of a type whose name the type of what takes it tells.
    Case(
      "extension String { static let library = \"Library\" }\nstruct R: View { let t: String; var body: some View { Text(t) } }",
      "R(t: .library); R(t: .other)", "label 'Library'\nlabel ‹.other› code=.other"),
    // A closure that is called for a text.
    Case(
      "struct R: View { let f: (String) -> String; var body: some View { Text(f(\"a\")) } }",
      "R(f: { $0.capitalized }); R(f: { \"No. \\($0)\" }); R(f: name)",
      "label 'A'\nlabel 'No. %@'\nlabel ‹name› code=name"),
    Case(
      "struct R: View { let f: (String) -> String; init(f: @escaping (String) -> String) { self.f = f }; var body: some View { Text(f(word)) } }",
      "R(f: { $0 })", "label ‹word› code=word"),
    Case("", "Text(String(localized: .init(\"key\", defaultValue: \"Words\")))", "label \"key\"='Words'"),
    // What is in a file without views.
    Case("", "Text(Item(title: \"A\").title)", "label ‹Item(title: \"A\").title› code=Item(title: \"A\").title"),
    Case(
      mode + "struct R: View { let m: Mode?; var body: some View { if let m { Text(m.title) } } }", "R(m: x)",
      "label 'List' others='Grid' way=choice#1/0"),
    Case(
      mode + "struct R: View { let m: Mode?; var body: some View { if let n = m { Text(n.title) } } }", "R(m: x)",
      "label 'List' others='Grid' way=choice#1/0"),
    Case(
      mode + "struct R: View { let model: Model; var body: some View { Text(model.mode.title) } }", "R(model: x)",
      "label 'List' others='Grid'"),
    Case(mode, "Text(words(for: .grid))", "label 'Grid'"),
    Case(mode, "Text(words(for: chosen))", "label 'List' code=chosen others='Grid'"),
    Case(mode, "ForEach([Mode.list, .grid]) { m in Text(m.title) }", "label 'List'\nlabel 'Grid'"),
    Case(
      mode + "struct R: View { let model: Model; var body: some View { if let m = model.mode { Text(m.title) } } }",
      "R(model: x)", "label 'List' others='Grid' way=choice#1/0"),
    Case(
      mode
        + "struct R: View { var body: some View { row(own); row(mine()); row(other) }\nvar own: Mode { .grid }\nfunc row(_ m: Mode) -> some View { Text(m.title) } }",
      "R()", "view\n  label 'Grid'\n  label 'List' others='Grid'\n  label 'List' others='Grid'"),
    Case(
      "enum Level: String { case low, top; var title: String { rawValue.capitalized }\nvar key: String { NSLocalizedString(rawValue, comment: \"\") } }",
      "Text(Level.top.title); Text(Level.top.key)", "label 'Top'\nlabel \"top\""),
    Case(
      "enum Level: String { case low, top; var title: String { rawValue.capitalized } }\nstruct R: View { let level: Level; var body: some View { Text(level.title) } }",
      "R(level: x)", "label 'Low' others='Top'"),
    Case(
      "struct R: View { let t: [String]; var body: some View { HStack { words(t) } }\nfunc words(_ t: [String]) -> Text { guard !t.isEmpty else { return Text(\"None\") }; return Text(t.last) } }",
      "R(t: x)",
      "stackView axis=horizontal\n  label ‹t.last› code=t.last way=choice#1/0\n  label \"None\" way=choice#1/1"),
    Case(
      "struct R: View { let t: String?; var body: some View { HStack { words } }\nvar words: Text { guard t != nil else { return Text(\"None\") }; return Text(\"Some\") } }",
      "R(t: nil); R(t: \"a\")",
      "stackView axis=horizontal\n  label \"None\"\nstackView axis=horizontal\n  label \"Some\""),
    Case(
      "", "Text(\"a\").navigationTitle(\"T\").navigationSubtitle(\"S\")",
      "navigationBar\n  navigationItem \"T\" subtitle=\"S\"\nlabel \"a\""),
    Case(
      "struct R: View { let t: String; var body: some View { Text(t) } }", "R(t: .init(localized: \"key\"))",
      "label \"key\""),
    // An object may change, and so may a value that an initializer changes in place.
    Case(
      "final class Model { var title: String }\nstruct R: View { let model: Model; var body: some View { Text(model.title) } }",
      "R(model: Model(title: \"Start\"))", "label ‹model.title› code=model.title"),
    Case(
      "struct R: View { var title: String; init(title: String) { self.title = title; self.title.append(\"!\") }; var body: some View { Text(title) } }",
      "R(title: \"Start\")", "label ‹title› code=title"),
    Case("", "Text(unlocalized(\"key\"))", "label ‹unlocalized(\"key\")› code=unlocalized(\"key\")"),
    // An initializer of the app that does not take what is given.
    Case(
      "extension Button { init(_ t: LocalizedStringKey, role: String, action: @escaping () -> Void) { self.init(action: action) { Text(\"Own\") } } }",
      "Button(\"Remove\", role: .destructive) { go() }", "button \"Remove\" role=destructive"),
    Case(
      "func localize(_ s: String) -> String { s }", "Text(localize(\"key\"))",
      "label ‹localize(\"key\")› code=localize(\"key\")"),
  ]

  @Test(arguments: initializers + delegations + factories + words)
  func whatIsMadeIsKnown(_ sample: Case) async throws {
    let screen = try #require(await tree(sample)?.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0).joined(separator: "\n") == sample.expected)
  }

  // MARK: Places

  private static let icon =
    "struct Icon: View { let image: Image\ninit(_ name: KeyPath<Icons, Image>) { self.init(name, size: 3) }\n"
    + "init(_ name: KeyPath<Icons, Image>, size: Int) { image = .app[keyPath: name] }\nvar body: some View { image.resizable() } }\n"

  /// A nameless button is where it is written, not where the icon's own initializer is.
  @Test func iconsAreWhereTheyAreUsed() async throws {
    let screen = try #require(
      await tree(Case(Self.icon, "VStack {\n  Button { } label: { Icon(\\.a) }\n  Icon(\\.b, size: 4)\n}", ""))?.screens
        .first)
    let stack = try #require(screen.root.children.first)
    #expect(stack.children.map(\.place?.file) == ["V.swift", "V.swift"])
    #expect(stack.children.map(\.place?.line) == [3, 4])
    #expect(stack.children[0].place?.column == 3)
  }

  /// One that a view of the app has is where the icon is given to that.
  @Test func iconsAreWhereTheyAreGiven() async throws {
    let view =
      "struct Close: View { let icon: KeyPath<Icons, Image>; var body: some View { Button { } label: { Icon(icon) } } }"
    let screen = try #require(await tree(Case(Self.icon + view, "VStack {\n  Close(icon: \\.a)\n}", ""))?.screens.first)
    #expect(screen.root.children.first?.children.first?.place == SourceLocation(file: "V.swift", line: 3, column: 15))
  }

  /// Also if an initializer of the app puts it into a view of the app.
  @Test func wordsAreWhereTheyAreGiven() async throws {
    let link =
      "struct Row: View { let title: String; var body: some View { HStack { Text(title) } } }\n"
      + "extension NavigationLink where Label == Row { init(_ title: String, page: Int) { self.init(value: page) { Row(title: title) } } }"
    let screen = try #require(
      await tree(Case(link, "VStack {\n  NavigationLink(\"Mail\", page: 1)\n}", ""))?.screens.first)
    let button = try #require(screen.root.children.first?.children.first)
    #expect(button.place == SourceLocation(file: "V.swift", line: 3, column: 18))
  }

  /// Words that a view itself chooses between are not where it is used.
  @Test func wordsAreWhereTheyAreWritten() async throws {
    let run =
      "struct Run: View { let again: Bool; var body: some View { let title = again ? \"Run Again\" : \"Run\"; Text(title) } }"
    let screen = try #require(
      await tree(Case(run, "VStack {\n  Run(again: isOld)\n  Run(again: true)\n}", ""))?.screens.first)
    let stack = try #require(screen.root.children.first)
    #expect(stack.children.map(\.place?.file) == ["W.swift", "W.swift"])
  }

  static let places = [
    // Words that a fallback gives, where the call gives them.
    (
      "struct Note: View { let text: String; var body: some View { Text(text) } }",
      "VStack {\n  Note(text: item.note ?? NSLocalizedString(\"None\", comment: \"\"))\n}", "V.swift:3:14"
    ),
    // The gesture of a container, not what is in that.
    (
      "struct Pair: View { let a: String; var body: some View { HStack { Text(a); Text(\"b\") } } }",
      "VStack {\n  Group { Pair(a: name) }\n.onTapGesture { go() } }", "V.swift:4:2"
    ),
    (
      "struct Pair: View { let a: String; var body: some View { Text(a) } }",
      "VStack {\n  Group { Pair(a: \"x\") }\n.onTapGesture { go() } }", "V.swift:3:19"
    ),
    // An address is not the image.
    (
      "struct Film: View { let url: URL; var body: some View { let image = AsyncImage(url: url); Button(action: go) { image } } }",
      "VStack {\n  Film(url: item.url)\n}", "W.swift:2:91"
    ),
  ]

  private static let lock = "extension Image { static var lock: Image { Image(\"lock\") } }\n"

  /// A member of the type `Image` can be labeled only where it is shown.
  static let images = [
    (lock, "VStack {\n  Image.lock\n}", "V.swift:3:3"),
    (lock, "VStack {\n  Button {} label: { Image.lock }\n}", "V.swift:3:3"),
    (
      "struct Model { var image: Image { name.picture ?? Image(\"none\") } }\nstruct Logo: View { let model: Model; var body: some View { model.image.resizable() } }",
      "VStack {\n  Logo(model: Model())\n}", "W.swift:3:61"
    ),
    // A binding tells nothing of the image.
    (
      "struct Picked: View { @Binding var image: Image?; var body: some View { if let shown = image { Button(action: go) { shown.resizable() } } } }",
      "VStack {\n  Picked(image: $image)\n}", "W.swift:2:96"
    ),
    (
      "struct Own: View { let image: Image; var body: some View { image } }", "VStack {\n  Own(image: Image(\"a\"))\n}",
      "V.swift:3:14"
    ),
  ]

  @Test(arguments: places + images) func findingsAreWhereSomethingIsSaid(
    declarations: String, body: String, place: String
  ) async throws {
    let stack = try #require(await tree(Case(declarations, body, ""))?.screens.first?.root.children.first)
    let first = try #require(stack.children.first)
    let found = try #require(first.kind == .view ? first.children.first?.place : first.place)
    #expect("\(found.file):\(found.line):\(found.column)" == place)
  }

  private func tree(_ sample: Case) async -> InterfaceTree? {
    let view = "import SwiftUI\nstruct V: View { var body: some View { \(sample.body) } }"
    let files = [view, "import SwiftUI\n\(sample.declarations)"]
    let sources = zip(["V.swift", "W.swift"], files).map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    return await SwiftUIReader().read(sources, jobs: 1).first?.trees.first
  }
}
