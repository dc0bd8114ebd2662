import AuditModel
import SwiftSource
import Testing

/// The app's own views and modifiers, read where they are used, with what they are given there.
@Suite struct AppViewTests {
  typealias Case = SourceCase

  private static let row = "struct Row: View { let a: LocalizedStringKey; var b: String?; var body: some View { "
  private static let go =
    "struct Go: View { let title: LocalizedStringKey; var icon = \"star\"; let action: () -> Void; var body: some View { "
    + "Button(action: action) { Image(systemName: icon); Text(title) } } }"

  static let properties = [
    Case(row + "Text(a) } }", "Row(a: \"Key\")", "label \"Key\""),
    Case(row + "Text(b ?? \"None\") } }", "Row(a: \"Key\", b: \"Words\")", "label 'Words'"),
    Case(row + "Text(b ?? \"None\") } }", "Row(a: \"Key\")", "label 'None'"),
    Case(
      "struct Row: View { var a: LocalizedStringKey?; var body: some View { Text(a ?? \"None\") } }", "Row()",
      "label \"None\""),
    // What a use gives decides.
    Case(
      "struct Go: View { let title: String; var body: some View { Button(title) {}.accessibilityLabel(spoken) }\nvar spoken: String { switch title { case \"A\": \"Letter\"; case \"B\", \"C\": \"Others\"; default: title } } }",
      "Go(title: \"A\"); Go(title: \"C\"); Go(title: \"D\"); Go(title: name)",
      "button 'A' label='Letter'\nbutton 'C' label='Others'\nbutton 'D' label='D'\nbutton ‹name› label='Letter' code=name others='Others'"
    ),
    Case(
      "struct Go: View { var title = \"\"; var body: some View { Text(words) }\nvar words: String { if title == \"A\" { \"Letter\" } else { \"Other\" } } }",
      "Go(title: \"A\"); Go(title: \"B\"); Go()", "label 'Letter'\nlabel 'Other'\nlabel 'Letter' others='Other'"),
    // Names are looked for outward.
    Case(
      "enum Home { struct Outer: View { var body: some View { Inner(t: \"In\") } } }\nextension Home { struct Inner: View { let t: String; var body: some View { Text(t) } } }",
      "Home.Outer()", "label 'In'"),
    // The closure of a layout has its views.
    Case(
      "struct Ring: Layout { var scale = 1.0 }", "Button {} label: { Ring { Image(\"a\") } }",
      "button image=a\n  view\n    imageView image=a"),
    Case(
      "", "Button {} label: { Label { } icon: { Image(\"a\").accessibilityLabel(\"A\") } }",
      "button label=\"A\" image=a\n  label label=\"A\" image=a"),
    Case(
      "enum Item { case a, b; func title() -> String { switch self { case .a: return \"A\"; case .b: return \"B\" } } }",
      "Text(Item.b.title())", "label 'B'"),
    Case("enum K { static let a = #localize(\"key\") }", "Text(K.a)", "label \"key\""),
    Case(
      "struct Go: View { var style = \"a\"; var body: some View { if style == \"a\" { Text(\"A\") } else { Text(\"B\") } }\nfunc style(_ s: String) -> Self { var copy = self; copy.style = s; return copy } }",
      "Go().style(\"b\")", "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
    Case(
      "struct Icon: View { let icon: Image; var body: some View { icon } }", "Icon(icon: .init(systemName: \"plus\"))",
      "imageView image=plus*"),
    Case(row + "Text(a); if let b { Text(b) } } }", "Row(a: \"Key\")", "label \"Key\""),
    Case(
      row + "Text(a); if let b { Text(b) } } }", "Row(a: \"Key\", b: \"Words\")",
      "view\n  label \"Key\"\n  label 'Words'"),
    Case(
      row + "Text(a); if let b { Text(b) } else { Text(\"None\") } } }", "Row(a: \"Key\", b: name)",
      "view\n  label \"Key\"\n  label ‹name› code=name way=choice#1/0\n  label \"None\" way=choice#1/1"),
    Case(row + "if b != nil { Text(a) } } }", "Row(a: \"Key\"); Row(a: \"Other\", b: \"\")", "label \"Other\""),
    Case(
      row + "Text(a) } }", "VStack { Row(a: \"One\"); Row(a: \"Two\") }",
      "stackView axis=vertical\n  label \"One\"\n  label \"Two\""),
    Case(
      go, "Go(title: \"Save\", icon: \"tray\") { save() }",
      "button \"Save\" image=tray*\n  imageView image=tray*\n  label \"Save\""),
    Case(
      go, "Go(title: \"Save\", action: save)", "button \"Save\" image=star*\n  imageView image=star*\n  label \"Save\""),
    Case(
      "struct Icon: View { let name: String; var body: some View { Image(systemName: name) } }",
      "Button(action: go) { Icon(name: \"gear\") }.accessibilityLabel(\"Settings\")",
      "button label=\"Settings\" image=gear*\n  imageView image=gear*"),
    Case(
      "struct Pair: View { var isOn = false; var body: some View { if isOn { Text(\"On\") } else { Text(\"Off\") } } }",
      "Pair(); Pair(isOn: true)", "label \"Off\"\nlabel \"On\""),
    Case(
      "struct Pair: View { var isOn = false; var body: some View { if isOn && (count > 1 || wide) { Text(\"On\") } else { Text(\"Off\") } } }",
      "Pair(); Pair(isOn: true)",
      "label \"Off\"\nview\n  label \"On\" way=choice#1/0\n  label \"Off\" way=choice#1/1"),
    Case(
      "struct Pair: View { var isOn = false; var body: some View { isOn || wide ? Text(\"On\") : Text(\"Off\") } }",
      "Pair(); Pair(isOn: true)",
      "view\n  label \"On\" way=choice#1/0\n  label \"Off\" way=choice#1/1\nlabel \"On\""),
    // Code that sets something shows nothing.
    Case(
      "struct Value: View { var limit: Int?; var body: some View { HStack { text } }; var text: Text { let format = Format(); if let limit { format.limit = limit }; log(limit); return Text(\"Value\") } }",
      "Value(limit: count)", "stackView axis=horizontal\n  label \"Value\""),
  ]

  static let initializers = [
    Case(
      "struct Card<C: View>: View { let head: String; let content: C\ninit(_ head: String, @ViewBuilder content: () -> C) { self.head = head; self.content = content() }\nvar body: some View { Text(head); content } }",
      "Card(\"Welcome\") { Button(\"Go\") {} }", "view\n  label 'Welcome'\n  button \"Go\""),
    Case(
      "struct Box<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { VStack { content() } } }",
      "Box { Text(\"A\"); Box { Text(\"B\") } }",
      "stackView axis=vertical\n  label \"A\"\n  stackView axis=vertical\n    label \"B\""),
    Case(
      "struct Row: View { let text: Text; init(_ key: LocalizedStringKey) { text = Text(key) }\ninit(plain: String) { text = Text(plain) }\nvar body: some View { text } }",
      "Row(\"Key\"); Row(plain: \"Words\")", "label \"Key\"\nlabel 'Words'"),
    Case(
      "struct Row: View { let icon: Image; var body: some View { icon } }", "Row(icon: Image(\"hand\"))",
      "imageView image=hand"),
    Case(
      "struct Row: View { let text: String; var body: some View { Inner(words: text) } }; struct Inner: View { let words: String; var body: some View { Text(words) } }",
      "Row(text: NSLocalizedString(\"key\", comment: \"\"))", "label \"key\""),
  ]

  private static let either =
    "struct Either<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { if wide { HStack { content() } } else { VStack { content() } } } }"

  static let repeated = [
    Case(
      either, "Either { Text(\"A\") }",
      "view\n  stackView axis=horizontal way=choice#1/0\n    label \"A\"\n  stackView axis=vertical way=choice#1/1\n    label \"A\""
    ),
    Case(
      either, "Either { " + (1...9).map { "Image(decorative: \"\($0)\")" }.joined(separator: "; ") + " }",
      "view\n  stackView axis=horizontal way=choice#1/0\n"
        + (1...9).map { "    imageView image=\($0) not-element\n" }.joined()
        + "  stackView axis=vertical way=choice#1/1\n    view code=content"),
  ]

  static let unread = [
    // Of types that show each other, what the inner one shows is not known.
    Case(
      "struct Row: View { var body: some View { Text(\"a\"); Row() } }", "Row()", "view\n  label \"a\"\n  Row class=Row"
    ),
    // The view of a whole screen is a screen of its own.
    Case(
      "struct Page: View { var body: some View { Text(\"a\").navigationTitle(\"T\") } }", "Page()", "Page class=Page"),
    // The arguments fit no initializer.
    Case(row + "Text(a) } }", "Row(text: \"Key\")", "label ‹a› code=a"),
    // A state may change.
    Case(
      "struct Pair: View { @State var isOn = false; var body: some View { if isOn { Text(\"On\") } else { Text(\"Off\") } } }",
      "Pair()", "view\n  label \"On\" way=choice#1/1\n  label \"Off\" way=choice#1/0"),
    // A closure's argument hides the property.
    Case(row + "ForEach(items) { a in Text(a) } } }", "Row(a: \"Key\")", "label ‹a› code=a"),
  ]

  static let modifiers = [
    Case(
      "extension View { func named(_ text: LocalizedStringKey) -> some View { accessibilityLabel(text).padding() } }",
      "Image(\"cog\").named(\"Settings\")", "imageView label=\"Settings\" image=cog"),
    Case(
      "extension View { func named(_ text: String) -> some View { self.padding().accessibilityLabel(text) } }",
      "Image(\"cog\").named(\"Settings\")", "imageView label='Settings' image=cog"),
    Case(
      "extension View { func topped(_ text: String) -> some View { VStack { Text(text); self } } }",
      "Text(\"A\").topped(\"T\")", "stackView axis=vertical\n  label 'T'\n  label \"A\""),
    Case(
      "struct Topped: ViewModifier { let text: String; func body(content: Content) -> some View { Text(text); content } }\nextension View { func topped() -> some View { modifier(Topped(text: \"T\")) } }",
      "Text(\"A\").topped()", "label 'T'\nlabel \"A\""),
    Case(
      "extension View { func primary() -> some View { buttonStyle(.borderedProminent).controlSize(.large) } }",
      "Button(\"A\") {}.primary()", "button \"A\" style=borderedProminent size=large"),
    Case("extension View { func plain() -> some View { other() } }", "Text(\"A\").plain()", "label \"A\""),
    Case(
      "extension View { func again() -> some View { again() } }", "Text(\"A\").again()", "label \"A\""),
    Case("", "Text(\"A\").background { Text(\"B\") }", "view\n  label \"B\"\n  label \"A\""),
    Case("", "Text(\"A\").background(theme.color)", "label \"A\""),
    // What is not spoken behind a view or over it leaves the label to the view.
    Case(
      "", "Toggle(\"\", isOn: $on).overlay { Image(\"x\").accessibilityHidden(true) }.accessibilityLabel(\"Wifi\")",
      "view\n  switch '' label=\"Wifi\"\n  imageView image=x not-element"),
    Case(
      "", "Toggle(\"\", isOn: $on).overlay { Text(\"3\") }.accessibilityLabel(\"Wifi\")",
      "view label=\"Wifi\"\n  switch '' label=‹Wifi›\n  label \"3\""),
    // A style of the app that has words of its own may name a control.
    Case(
      "struct Named: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Label(\"Words\", image: \"a\") } }",
      "Toggle(\"\", isOn: $on).toggleStyle(Named())",
      "switch '' label=‹Named()› type=Named\n  view\n    label \"Words\" image=a not-element"),
    Case(
      "struct Named: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Text(\"Words\") } }",
      "Toggle(\"A\", isOn: $on).toggleStyle(Named())",
      "switch \"A\" type=Named\n  view\n    label \"Words\" not-element"),
    // What it draws is a part of the toggle, which has the gestures.
    Case(
      "struct Lock: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { Image(\"lock\"); configuration.label }.onTapGesture { configuration.isOn.toggle() } } }\nextension ToggleStyle where Self == Lock { static var lock: Lock { Lock() } }",
      "Toggle(isOn: $on) { Text(\"A\") }.toggleStyle(.lock)",
      "switch \"A\" type=lock\n  label \"A\"\n  view\n    stackView axis=horizontal not-element\n      imageView image=lock not-element"
    ),
    Case(
      "struct Plain: ToggleStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }",
      "Toggle(\"\", isOn: $on).toggleStyle(Plain())", "switch '' type=Plain"),
    // Of a group, its body is what is shown, with the label and the content where that has them.
    Case(
      "struct Own: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { VStack { Button {} label: { Image(\"v\") }; configuration.label; if configuration.isExpanded { configuration.content } } } }",
      "DisclosureGroup(isExpanded: $on) { Text(\"In\") } label: { HStack { Text(\"A\"); Button(\"B\") {} } }.disclosureGroupStyle(Own())",
      "stackView axis=vertical\n  button image=v\n    imageView image=v\n  stackView axis=horizontal\n    label \"A\"\n    button \"B\"\n  label \"In\" way=choice#1/0"
    ),
    Case(
      "struct Own: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { Card { configuration.content } } }",
      "DisclosureGroup(\"A\") { Text(\"In\") }.disclosureGroupStyle(Own())",
      "view\n  button \"A\" type=disclosure expanded=collapsed\n  label \"In\""),
    // The label of a container is not that of what it contains.
    Case(
      "", "Button(\"A\") {}.accessibilityElement(children: .contain).accessibilityLabel(\"B\")",
      "view label=\"B\" children=contain\n  button \"A\""),
  ]

  private static let conditional =
    "extension View { @ViewBuilder func ifLet<C: View, T>(_ value: T?, _ content: (Self, T) -> C) -> some View { if let value { content(self, value) } else { self } } }\n"

  static let closures = [
    Case(
      conditional, "Image(\"cog\").ifLet(name) { $0.accessibilityLabel($1) }",
      "imageView label=‹name› image=cog code=name way=choice#1/0"),
    Case(
      conditional, "Image(\"cog\").ifLet(name) { view, name in view.accessibilityLabel(\"Settings\").hidden() }",
      "imageView label=\"Settings\" image=cog way=choice#1/0"),
    Case(conditional, "Image(\"cog\").ifLet(nil) { $0.accessibilityLabel($1) }", "imageView image=cog"),
  ]

  static let images = [
    Case("extension Image { static let cog = Image(systemName: \"gear\") }", "Image.cog", "imageView image=gear*"),
    Case(
      "extension Image { static var cog: Image { Image(decorative: \"cog\") } }", "Image.cog",
      "imageView image=cog not-element"),
    Case(
      "extension Image { static let cog = Image(\"cog\", label: Text(\"Settings\")) }", "Image.cog",
      "imageView label=‹Image.cog› image=cog"),
    Case(
      "extension Image { static let cog = Image(\"cog\") }; struct Icon: View { let image: Image; var body: some View { image } }",
      "Icon(image: .cog)", "imageView image=cog"),
    Case(
      "struct Icon: View { let image: Image; var body: some View { image } }", "Icon(image: on ? .a : .b)",
      "view\n  imageView image=‹.a› way=choice#1/0\n  imageView image=‹.b› way=choice#1/1"),
    Case(
      "", "(on ? Image.a : Image.b).resizable()",
      "imageView image=‹Image.a› code=Image.a way=choice#1/0\nimageView image=‹Image.b› code=Image.b way=choice#1/1"),
    Case("", "photo.resizable().padding()", "imageView image=‹photo›"),
    // Shapes with a label are elements.
    Case("", "Color.clear.accessibilityLabel(\"Map\")", "view label=\"Map\" element"),
    Case("", "Color.clear.accessibilityIdentifier(\"Map\")", "view id=Map"),
    Case("", "VendorImage(url: url).resizable()", "imageView image=‹VendorImage›"),
    // A view of a package that has a modifier of that name.
    Case("", "SVGView(svg: logo).resizable()", "SVGView class=SVGView"),
    // What a modifier of SwiftUI shows in its closure is not the view.
    Case(
      "struct Users: View { let kind: Kind; var body: some View { Group { kind }; Text(\"All\") } }",
      "Text(\"Some\").navigationDestination(item: $kind) { kind in Users(kind: kind) }", "label \"Some\""),
    Case("", "GlassEffectContainer { Text(\"A\") }", "label \"A\""),
    Case("", "WithPerceptionTracking { Text(\"A\") }", "label \"A\""),
    Case("", "WithViewStore(store, observe: { $0 }) { viewStore in Text(\"A\") }", "label \"A\""),
    Case("", "TextField(\"Key\", text: $key).accessibilityHidden(!isShown)", "textField placeholder=\"Key\""),

    Case("", "Asset.cog.swiftUIImage", "imageView image=‹Asset.cog.swiftUIImage›"),
    Case("", "AppIcons.cog", "imageView image=‹AppIcons.cog› code=AppIcons.cog"),
    Case(
      "", "Button { go() } label: { ZStack { Palette.accentColor; BrandColors.text; Text(\"A\") } }",
      "button \"A\"\n  view\n    label \"A\""),
    Case("struct PageIcon: View { var body: some View { Text(\"A\") } }", "PageIcon()", "label \"A\""),
  ]

  static let lists = [
    Case("", "ForEach([\"A\", \"B\"], id: \\.self) { Text($0) }", "label 'A'\nlabel 'B'"),
    Case("", "ForEach([\"A\", \"B\"], id: \\.self) { item in Button(item) {} }", "button 'A'\nbutton 'B'"),
    Case(
      "", "ForEach([a, b]) { item in Text(item.name) }",
      "label ‹item.name› code=item.name\nlabel ‹item.name› code=item.name"),
    Case("", "ForEach(items) { item in Text(item.name) }", "label ‹item.name› code=item.name"),
  ]

  private static let tabs =
    "enum Tab: String, CaseIterable { case home = \"House\", search; var title: LocalizedStringKey { switch self { case .home: return \"Home\"; default: return \"Other\" } }\n"
    + "var icon: String { self == .home ? \"house\" : \"magnifyingglass\" } }\n"

  static let cases = [
    Case(tabs, "Text(Tab.home.title)", "label \"Home\""),
    Case(tabs, "Text(Tab.search.title)", "label \"Other\""),
    Case(tabs, "Text(Tab.home.rawValue)", "label 'House'"),
    Case(tabs, "Text(Tab.none.title)", "label ‹Tab.none.title› code=Tab.none.title"),
    Case(tabs, "ForEach(Tab.allCases, id: \\.self) { tab in Text(tab.title) }", "label \"Home\"\nlabel \"Other\""),
    Case(tabs, "ForEach(Tab.allCases, id: \\.self) { Button($0.title) {} }", "button \"Home\"\nbutton \"Other\""),
    Case(
      tabs + "struct Row: View { let tab: Tab; var body: some View { Text(tab.title) } }",
      "Row(tab: .home); Row(tab: tab)",
      "label \"Home\"\nlabel \"Home\" others=\"Other\""),
    // The type of `.buy` is named in the view that takes it.
    Case(
      "struct Row: View { enum Style { case buy, send; var label: String { switch self { case .buy: return \"Buy\"; case .send: return \"Send\" } } }\n"
        + "let style: Style; var body: some View { Text(style.label) } }",
      "Row(style: .buy); Row(style: .send)", "label 'Buy'\nlabel 'Send'"),
    // Of another module's type an extension says something.
    Case(
      "extension Switch { var label: String { switch self { case .sync: return \"Sync\"; case .log: return \"Log\"; default: return \"\" } } }\n"
        + "struct Row: View { var key: Switch; init(_ key: Switch) { self.key = key }; var body: some View { Text(key.label) } }",
      "Row(.log)", "label 'Log'"),
    Case(tabs, "Image(systemName: Tab.home.icon)", "imageView image=house*"),
    Case(
      "enum Kind: CaseIterable { case one, many(Int); static var allCases: [Kind] { make() }; var title: String { \"T\" } }",
      "ForEach(Kind.allCases) { Text($0.title) }", "label ‹$0.title› code=$0.title"),
  ]

  private static let label =
    "struct RowLabel: View { let title: String; var body: some View { Text(title) }\n"
    + "static func plain(title: String) -> RowLabel { RowLabel(title: title) }\n"
    + "static func plain(title: String, detail: String) -> RowLabel { RowLabel(title: title + detail) } }\n"
    + "struct Row: View { let label: RowLabel; var body: some View { label } }\n"

  static let members = [
    Case(label, "RowLabel.plain(title: \"A\")", "label 'A'"),
    Case(label, "RowLabel.plain(title: \"A\", detail: \"B\")", "label 'AB'"),
    Case(label, "Row(label: .plain(title: \"A\"))", "label 'A'"),
    Case(label, "Row(label: RowLabel(title: \"A\"))", "label 'A'"),
    Case(label, "Row(label: .other)", "view code=.other"),
    Case("", "name.map { Text(\"A\") }", "label \"A\""),
    Case(
      "struct W: View { var s: String?; var body: some View { s.map { Text($0) }; s.map(Text.init) } }",
      "W(s: \"A\"); W(s: nil)", "view\n  label 'A'\n  label 'A'"),
    // A closure that a use gives.
    Case(
      "struct Unwrap<V, C: View>: View { let value: V?; let content: (V) -> C; init(_ value: V?, @ViewBuilder content: @escaping (V) -> C) { self.value = value; self.content = content }; var body: some View { value.map(content) } }",
      "Unwrap(\"a\") { Image($0) }; Unwrap(name) { Text($0) }; Unwrap(nil) { Text($0) }",
      "imageView image=a\nlabel ‹name› code=name"),
    Case("", "name.map(Text.init)", "label ‹name› code=name"),
    Case("", "name.map { $0.count }", "name code=name"),
  ]

  @Test(
    arguments: properties + initializers + unread + modifiers + closures + images + lists + cases + members + repeated)
  func viewsShowWhatTheyAreGiven(_ sample: Case) async throws {
    let screen = try #require(await tree(sample)?.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0).joined(separator: "\n") == sample.expected)
  }

  private func tree(_ sample: Case) async -> InterfaceTree? {
    let view = "import SwiftUI\nstruct V: View { var body: some View { \(sample.body) } }"
    let files = [view, "import SwiftUI\n\(sample.declarations)"]
    let sources = zip(["V.swift", "W.swift"], files).map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    return await SwiftUIReader().read(sources, jobs: 1).first?.trees.first
  }

  /// Words are where they are written, not where a view shows them.
  @Test func wordsAreWhereTheyAreGiven() async throws {
    let sample = Case(Self.go, "VStack {\n  Go(title: \"Save\") { save() }\n}", "")
    let stack = try #require(await tree(sample)?.screens.first?.root.children.first)
    let button = try #require(stack.children.first)
    #expect(button.place == SourceLocation(file: "V.swift", line: 3, column: 13))
    #expect(button.location?.file == "W.swift")
  }

  /// Also if an initializer hands them on.
  @Test func wordsAreWhereTheyAreGivenToAnInitializer() async throws {
    let row =
      "struct Row: View { let text: String\ninit(_ text: String) { self.text = text }\nvar body: some View { Text(text) } }"
    let label = try #require(await tree(Case(row, "Row(\"A\")", ""))?.screens.first?.root.children.first)
    #expect(label.place == SourceLocation(file: "V.swift", line: 2, column: 44))
  }

  /// A default value is not given: what shows it is where it is declared, and names mean what they do there.
  @Test(arguments: [
    "struct Row: View { private static let words = \"A\"\nvar text = Row.words\nvar body: some View { Text(text) } }",
    "struct Row: View { private static let words = \"A\"\nlet text: String\ninit(_ text: String = Row.words) { self.text = text }\nvar body: some View { Text(text) } }",
  ])
  func defaultsAreWhereTheyAreDeclared(row: String) async throws {
    let label = try #require(await tree(Case(row, "Row()", ""))?.screens.first?.root.children.first)
    #expect(label.control.text?.value == "A")
    #expect(label.place?.file == "W.swift")
  }

  /// A view that others show is no screen of its own; one that nothing shows is, and so is one of several that show each other.
  @Test func partsOfScreensAreNoScreens() async throws {
    let view = "import SwiftUI\nstruct %: View { var body: some View { # } }"
    let bodies = ["A": "B()", "B": "Text(\"b\")", "C": "D()", "D": "VStack { Text(\"d\"); C() }"]
    let sources = bodies.sorted { $0.key < $1.key }.map { name, body in
      SourceFile(path: "\(name).swift", bytes: Array(view.replacing("%", with: name).replacing("#", with: body).utf8))
    }
    let trees = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees)
    #expect(trees.flatMap(\.screens).map(\.id) == ["A", "C"])
  }
}
