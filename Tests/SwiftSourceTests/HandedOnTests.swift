import AuditModel
import SwiftSource
import Testing

/// Views, words and cases that a view hands on to what it shows.
@Suite struct HandedOnTests {
  typealias Case = SourceCase

  /// Views that a container of the app hands on to one that is not known.
  static let content = [
    "LibBox { content }", "LibBox(content: content)", "LibBox(edge: 3) { if wide { content } }",
  ].map { body in
    Case(
      "struct Box<C: View>: View { @ViewBuilder let content: C; var body: some View { \(body) } }",
      "Box { Button(\"Go\") {} }",
      "LibBox class=LibBox\n  button \"Go\"" + (body.contains("if") ? " way=choice#1/0" : ""))
  }

  static let subviews = [
    "_VariadicView.Tree(Lines()) { content }",
    "Group(subviews: content) { parts in ForEach(subviews: parts) { part in part; Divider() } }",
    "Group(subviews: content) { parts in Text(\"\\(parts.count)\"); parts[0] }",
  ]

  @Test(arguments: content)
  func unknownViewsKeepWhatTheyAreGiven(_ sample: Case) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }

  @Test(arguments: subviews)
  func theSubviewsOfContentAreShown(body: String) async throws {
    let box = "struct Box<C: View>: View { @ViewBuilder let content: C; var body: some View { \(body) } }"
    #expect(try await Case(box, "Box { Button(\"Go\") {} }", "").sketch().contains("button \"Go\""))
  }

  /// A closure that changes the view to which it is given, and may return nothing.
  private static let modify = """
    extension View {
      @ViewBuilder func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
        if let view = transform(self), !(view is EmptyView) { view } else { self }
      }
    }
    """

  static let changes = [
    Case(modify, "Text(\"a\").modify { $0.onTapGesture { go() } }", "label \"a\" gestures=tap way=choice#1/0"),
    Case(
      modify,
      "Button {} label: { Image(\"x\").modify { view in if #available(iOS 26, *) { view.padding() } else { view } } }",
      "button image=x"),
  ]

  @Test(arguments: changes) func closuresChangeViews(_ sample: Case) async throws {
    #expect(try await sample.sketch().split(separator: "\n").first.map(String.init) == sample.expected)
  }

  // MARK: Look-ups

  private static let bundle =
    "enum M { static let shared = M(); func one(string: String, bundle: Bundle?) -> String { bundle.localizedString(forKey: string, value: nil, table: nil) }\n"
    + "static func two(_ s: String) -> String { M.shared.one(string: s, bundle: .main) } }\n"

  static let lookUps = [
    Case(
      bundle + "extension String { var loc: String { M.shared.one(string: self, bundle: Bundle.main) } }",
      "Text(\"key\".loc)", "label \"key\"=''"),
    Case(bundle + "func tr(_ k: String) -> String { M.two(k) }", "Text(tr(\"key\"))", "label \"key\"=''"),
    Case(
      bundle + "extension String { func loc() -> String { M.two(self) } }\nenum K { static let title = \"key\" }",
      "Text(K.title.loc())", "label \"key\"=''"),
    Case(
      "extension String { struct Words { let tableName: String; func localized(_ key: String) -> String { NSLocalizedString(key, tableName: tableName, comment: \"\") } }\nstatic var start: Words { .init(tableName: \"Start\") } }",
      "Text(String.start.localized(\"key\"))", "label \"key\"=''@Start"),
    // What is handed on is not looked up.
    Case(
      "func plain(_ s: String) -> String { s + s }; func tr(_ k: String) -> String { plain(k) }", "Text(tr(\"key\"))",
      "label ‹tr(\"key\")› code=tr(\"key\")"),
    Case(
      "struct H: View { let t: LocalizedStringKey; init(t: LocalizedStringKey) { self.t = t }\ninit(t: String) { self.init(t: LocalizedStringKey(t)) }\nvar body: some View { Text(t) } }",
      "H(t: \"key\")", "label \"key\""),
    Case(
      "struct H: View { let memo: Memo; var body: some View { Text(memo.time()) } }", "H(memo: x)",
      "label ‹memo.time()› code=memo.time()"),
  ]

  // MARK: Cases

  private static let kinds = "enum Kind { case a, b, c }\nstruct K: View { let kind: Kind; var body: some View { "
  private static let plain =
    "struct T: View { enum Words { case plain(String), rich(AttributedString) }; let words: Words\n"
  private static let show =
    "var body: some View { switch words { case let .plain(t): Text(t); case .rich(let a): Text(a) } } }"

  static let cases = [
    Case(
      kinds + "if kind == .a { Text(\"A\") } else if kind == .b { Text(\"B\") } else { Text(\"C\") } } }",
      "K(kind: .b); K(kind: .c)", "label \"B\"\nlabel \"C\""),
    Case(
      kinds + "switch kind { case .a: Text(\"A\"); case .b, .c: Text(\"B\") } } }", "K(kind: Kind.c)", "label \"B\""),
    Case(plain + "init(_ s: String) { words = .plain(s) }\n" + show, "T(\"Two\")", "label 'Two'"),
    Case(
      plain
        + "init(_ s: CustomStringConvertible) { if let own = s as? Own { words = .rich(own.text) } else { words = .plain(s.description) } }\n"
        + show, "T(\"Two\")", "label 'Two'"),
    // Names of constants may be those of several cases.
    Case(
      kinds + "if kind == .a { Text(\"A\") } else { Text(\"B\") } } }", "K(kind: .default)",
      "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
    Case(
      kinds + "if kind == .a { Text(\"A\") } else { Text(\"B\") } } }", "K(kind: Kind.current)",
      "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
    Case(
      kinds + "if Kind.shared.kind == .a { Text(\"A\") } else { Text(\"B\") } } }", "K(kind: .b)",
      "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
    Case(
      "enum Pet { case cat, dog; var longTitle: String { switch self { case .cat: \"Cat\"; case .dog: \"Dog\" } } }",
      "Text(owner.pet.longTitle)", "label 'Cat' others='Dog'"),
    Case(
      "enum Pet { case cat, dog; var longTitle: String { switch self { case .cat: \"Cat\"; case .dog: \"Dog\" } } }; struct P { var longTitle: String }",
      "Text(owner.pet.longTitle)", "label ‹owner.pet.longTitle› code=owner.pet.longTitle"),
    Case(
      "struct R: View { var body: some View { row }; var row: some View { if #available(iOS 16, *) { return Text(\"A\") }\nreturn Text(\"B\") } }",
      "R()", "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
  ]

  // MARK: Images, bars, menus

  static let views = [
    Case(
      "extension Image { static var disc: some View { Image(\"arrow\").resizable() } }", "Image.disc",
      "imageView image=arrow"),
    Case(
      "struct P: View { let photo: Image?; var body: some View { if let shown = photo { shown } } }", "P(photo: x)",
      "imageView image=‹shown› way=choice#1/0"),
    Case(
      "", "Button {} label: { Image(\"a\") }.help(words(a))",
      "button toolTip=‹words(a)› image=a\n  imageView image=a"),
    Case("", "TextEditor(text: .constant(x.json))", "textView ‹x.json›"),
    Case(
      "", "TabView { Text(\"a\").tabItem { Text(\"A\") } }.tabViewStyle(.page)",
      "view\n  label \"a\" way=choice#1/0"),
    Case(
      "struct PageA: View { var body: some View { Text(\"a\").tabItem { Text(\"A\") } } }", "TabView { PageA() }",
      "view\n  PageA class=PageA way=choice#1/0\n  tabBar\n    tabBarItem \"A\""),
    Case(
      "extension View { func bar(_ a: String, end: Text) -> some View { VStack { Text(a); self; end } }\nfunc bar(_ a: String) -> some View { self.bar(a, end: Text(\"E\")) } }",
      "Text(\"X\").bar(\"N\")", "stackView axis=vertical\n  label 'N'\n  label \"X\"\n  label \"E\""),
    Case(
      "", "Menu(\"M\") { Section(\"Head\") { Button(\"A\") {} }; Picker(\"P\", selection: $s) { Text(\"o\") } }",
      "button \"M\" menuFirst\n  menu\n    label \"Head\"\n    menuItem \"A\"\n    menuItem \"o\" type=option others=\"P\""
    ),
    // The title of a section is no option.
    Case(
      "",
      "Picker(\"P\", selection: $s) { Text(\"o\"); Section(\"Head\") { Text(\"a\"); Text(\"b\") }; Section { Text(\"c\") } header: { Image(\"h\") } }",
      "popUpButton \"P\"\n  menu\n    menuItem \"o\" type=option\n    label \"Head\"\n    menuItem \"a\" type=option\n    menuItem \"b\" type=option\n    menuItem \"c\" type=option"
    ),
    Case(
      "", "Picker(\"P\", selection: $s) { Section(\"Head\") { Text(\"a\") } }.pickerStyle(.segmented)",
      "segmentedControl \"P\" type=segmented\n  segment \"a\""),
    Case(
      "", "Menu(\"M\") { Picker(\"P\", selection: $s) { Section(\"Head\") { Text(\"a\") } } }",
      "button \"M\" menuFirst\n  menu\n    label \"Head\"\n    menuItem \"a\" type=option others=\"P\""),
    Case(
      "", "Picker(\"P\", selection: $s) { Text(\"o\") }.pickerStyle(.wheel)",
      "pickerView \"P\" type=wheel\n  menu\n    menuItem \"o\" type=option"),
    Case(
      "", "Picker(selection: $s) { Text(\"o\") } label: { HStack { Text(\"P\"); Button(\"More\") {} } }",
      "button \"More\"\npopUpButton \"P\"\n  menu\n    menuItem \"o\" type=option"),
    Case(
      "",
      "Slider(value: $v) { Text(\"S\") } minimumValueLabel: { Text(\"low\") } maximumValueLabel: { Text(\"high\") }",
      "slider \"S\"\n  label \"S\"\n  label \"low\"\n  label \"high\""),
    Case(
      "", "MenuBarExtra(isInserted: $on, content: { Text(\"a\") }) { Image(\"icon\") }",
      "button image=icon menuFirst\n  imageView image=icon\nlabel \"a\""),
    Case(
      "", "PhotosPicker(selection: $item) { Image(systemName: \"photo\") }",
      "button image=photo*\n  imageView image=photo*"),
    Case("", "Text(Image(systemName: \"key\"))", "imageView image=key*"),
    Case("", "Text(\"\\(Image(systemName: \"key\"))\")", "imageView image=key*"),
    Case("", "Text(Image(systemName: \"key\").bold()) + Text(\"Sign In\")", "label 'Sign In'"),
    Case(
      "", "Button { } label: { Text(name) + Text(\" - \") + Text(\"pt\") }",
      "button ' - pt' code=name\n  label ' - pt' code=name"),
    Case(
      "", "Menu { Text(\"a\") } label: { Button(\"Move\") {} }",
      "button \"Move\" menuFirst\n  button \"Move\"\n  menu\n    label \"a\""),
    Case(
      "", "MenuBarExtra { Text(\"a\") } label: { Image(\"icon\") }",
      "button image=icon menuFirst\n  imageView image=icon\nlabel \"a\""),
    Case("", "MenuBarExtra(\"\", isInserted: .constant(false)) { Text(\"a\") }", "label \"a\""),
  ]

  @Test(arguments: lookUps + cases + views)
  func whatIsHandedOnIsFollowed(_ sample: Case) async throws { #expect(try await sample.sketch() == sample.expected) }

  // MARK: Others

  @Test(arguments: [
    ("item = nil", true), ("withAnimation(.spring) { offset = 0; isShown = false }", true),
    ("animate(isShown: false)", true), ("save()", false), ("isShown = true", false), ("log(); item = nil", false),
  ])
  func aLayerWhoseTapOnlyClosesIsKnown(action: String, closes: Bool) async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { Color.black.opacity(0.3).onTapGesture { \(action) } } }")
    let layer = try #require(tree.screens[0].root.children.first)
    #expect(layer.gestureActions?.contains("dismiss") ?? false == closes)
  }

  @Test(arguments: [("0.001", true), ("0.3", false)])
  func aLayerThatNobodySeesClosesByToggling(opacity: String, closes: Bool) async throws {
    let layer = "ZStack { Color.black.opacity(\(opacity)); Spacer() }"
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { \(layer).onTapGesture { withAnimation { isOpen.toggle() } } } }")
    #expect(tree.screens[0].root.children.first?.gestureActions?.contains("dismiss") ?? false == closes)
  }

  @Test func aFormOnTheMacShowsTheTitlesOfFields() async throws {
    let source = { (modifier: String) in
      "struct V: View { var body: some View { Form { TextField(\"Name\", text: $n)\(modifier) } } }"
    }
    let field = { (source: String, path: String) in
      try await ElementSketch.tree(source, path: path).screens[0].root.children.first?.children.first?.control
    }
    #expect(try await field(source(""), "Mac/V.swift")?.title?.key == "Name")
    #expect(try await field(source(".labelsHidden()"), "Mac/V.swift")?.placeholder?.key == "Name")
    #expect(try await field(source(""), "iOS/V.swift")?.placeholder?.key == "Name")
  }

  @Test func aJoinedTextHasItsParts() async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { Text(NSLocalizedString(\"key\", comment: \"\") + \":\"); Text(\"a \") + Text(name) } }"
    )
    let texts = tree.screens[0].root.children.map(\.control.text)
    #expect(texts[0]?.parts == [LocalizableText(value: "key", key: "key"), ":"])
    #expect(texts[1]?.parts == [LocalizableText(value: "a ", key: "a "), LocalizableText(computedBy: "name")])
  }

  @Test func theSpecifiersAreThoseOfTheTable() async throws {
    let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"\\(model.bugs) bugs\") } }"
    let files = [SourceFile(path: "V.swift", bytes: Array(source.utf8))]
    let tables = [TableKeys(name: "Localizable", keys: ["%lld bugs", "%@ fish"])]
    let tree = await SwiftUIReader().read(files, completing: [], with: SourceResources(tables: tables), jobs: 1).files[
      0
    ].trees.first
    #expect(tree?.screens.first?.root.children.first?.control.text?.key == "%lld bugs")
  }

  @Test func sheetsOfActionsAreReadWhereTheirListIsMade() async throws {
    let tree = try await ElementSketch.tree(
      """
      struct V: View { var body: some View { Text("x").actionSheet(isPresented: $p) { make() } }
        func make() -> ActionSheet { var all: [ActionSheet.Button] = [.cancel()]
          let go: ActionSheet.Button = .default(Text("Go")) {}
          all.append(go)
          return ActionSheet(title: Text("Title"), buttons: all) } }
      """)
    let sheet = try #require(tree.screens.last?.root.children)
    #expect(
      ElementSketch.lines(of: sheet, depth: 0) == ["label \"Title\"", "barButtonItem item=cancel", "button \"Go\""])
  }

  @Test func anOptionMayShowWordsThatAreNotRead() async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { Picker(\"Color\", selection: $c) { HStack { Circle(); tintColor.words } }.pickerStyle(.inline) } }"
    )
    var options: [Element] = []
    tree.screens[0].root.forEach { element, _ in if element.kind == .menuItem { options.append(element) } }
    #expect(options.map(\.connections.expressions) == [["tintColor.words"]])
  }

  private static let tint =
    "enum Tint: CaseIterable { case red, blue; var name: Text { switch self { case .red: return Text(\"Red\"); case .blue: Text(\"Blue\") } }\n"
    + "@ViewBuilder var badge: some View { switch self { case .red: Image(\"r\").accessibilityLabel(\"Danger\"); case .blue: Text(\"Calm\") } } }\n"

  static let membersOfValues = [
    Case(
      tint, "ForEach(Tint.allCases) { tint in Button { go() } label: { tint.name } }",
      "button \"Red\"\n  label \"Red\"\nbutton \"Blue\"\n  label \"Blue\""),
    Case(
      tint + "struct Row: View { let tint: Tint; var body: some View { tint.badge } }", "Row(tint: .blue)",
      "label \"Calm\""),
    Case(tint, "ForEach(Tint.allCases) { tintColor in tintColor.name }", "label \"Red\"\nlabel \"Blue\""),
    // A type inside the view, a case with a value, and a static constant that is not a case.
    Case(
      "struct Row: View { enum Role { case plain(String), bold; static let main = Role.bold; var mark: Text { switch self { case .plain(let text): Text(text); default: Text(\"Bold\") } } }\n"
        + "let role: Role; var body: some View { role.mark } }",
      "Row(role: .plain(\"Thin\"))", "label 'Thin'"),
    Case(
      "struct Row: View { enum Role { case plain, bold; static let main = Role.plain; var mark: Text { switch self { case .plain: Text(\"Thin\"); default: Text(\"Bold\") } } }\n"
        + "let role: Role; var body: some View { role.mark } }",
      "Row(role: .main)",
      "view\n  label \"Thin\" way=choice#1/0\n  label \"Bold\" way=choice#1/1"),
    // What no use decides is a choice.
    Case(
      tint + "struct Row: View { let tint: Tint; var body: some View { tint.name } }", "Row(tint: chosen)",
      "view\n  label \"Red\" way=choice#1/0\n  label \"Blue\" way=choice#1/1"),
  ]

  @Test(arguments: membersOfValues)
  func viewsOfMembersOfValuesAreRead(_ sample: Case) async throws {
    let read = try await sample.sketch()
    #expect(read == sample.expected)
  }

  @Test func controlsOfTheControlCenterHaveTheirLabels() async throws {
    let tree = try await ElementSketch.tree(
      "struct W: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: \"x\") { ControlWidgetButton(action: A()) { Label(\"Start\", systemImage: \"timer\") } } } }\nstruct V: View { var body: some View { Text(\"a\") } }"
    )
    #expect(tree.screens.first?.root.children.first?.control.states?[.normal]?.title?.key == "Start")
  }
}
