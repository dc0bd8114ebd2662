import AuditModel
import SwiftSource
import Testing

@Suite("How the views of sources are laid out")
struct ViewLayoutTests {
  @Test(
    "modifiers",
    arguments: [
      (".padding()", "padding(t*,l*,b*,t*)"), (".padding(8)", "padding(t8,l8,b8,r8)"),
      (".padding(.horizontal)", "padding(l*,t*)"), (".padding([.top, .leading], 4)", "padding(t4,l4)"),
      (".padding(.vertical, gap)", "padding(t‹gap›,b‹gap›)"), (".padding(.leading, nil)", "padding(l*)"),
      (".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))", "padding(t1,l2,b3,r4)"),
      (".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", "padding(t1,l2,b3,r4)"),
      (".padding(edges)", "padding(t‹edges›,l‹edges›,b‹edges›,r‹edges›)"),
      (".frame(width: 20, height: 10)", "frame(20×10)"), (".frame(width: 0.5 * 40 + 2)", "frame(22×-)"),
      (".frame(height: 44, alignment: .topLeading)", "frame(-×44 leading-top)"), (".frame(width: nil)", ""),
      (".frame(maxWidth: .infinity, alignment: .leading)", "flexible(<<∞×<< leading)"),
      (".frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1)", "flexible(10<20<30×1<<)"),
      (".fixedSize()", "fixed(hv)"), (".fixedSize(horizontal: false, vertical: true)", "fixed(v)"),
      (".fixedSize(horizontal: isWide, vertical: true)", "?fixedSize"), (".layoutPriority(1)", "priority(1.0)"),
      (".layoutPriority(important)", "?layoutPriority"), (".aspectRatio(16 / 8, contentMode: .fit)", "fit(2.0)"),
      (".aspectRatio(contentMode: .fill)", "fill()"), (".scaledToFit()", "fit()"), (".scaledToFill()", "fill()"),
      (".aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)", "fill(1.5)"),
      (".ignoresSafeArea()", "ignores(top,leading,bottom,trailing)"), (".ignoresSafeArea(.keyboard)", ""),
      (".edgesIgnoringSafeArea(.top)", "ignores(top)"), (".ignoresSafeArea(edges: .bottom)", "ignores(bottom)"),
      (".safeAreaPadding(.bottom, 5)", "safe(b5)"), (".contentMargins(.horizontal, 16)", "safe(l16,r16)"),
      (".listRowInsets(EdgeInsets())", "row(t0,l0,b0,r0)"), (".listRowInsets(nil)", ""),
      (".position(x: 1, y: 2)", "position"), (".containerRelativeFrame(.horizontal)", "relative(h 1/1 -)"),
      (".containerRelativeFrame([.horizontal, .vertical], count: 3, span: 2, spacing: 8)", "relative(hv 3/2 8)"),
      (".alignmentGuide(.listRowSeparatorLeading) { _ in 0 }", ""),
      (".alignmentGuide(.top) { _ in 0 }", "?alignmentGuide"),
      (".padding(2).frame(width: 9).padding(3)", "padding(t2,l2,b2,r2) frame(9×-) padding(t3,l3,b3,r3)"),
      (".opacity(0.5).offset(x: 4).clipShape(.capsule).accessibilityHint(hint).onAppear {}.id(1).tag(2)", ""),
      // What another module adds to a text may set its font, unless the text has one of its own.
      (".shimmer()", "font=.shimmer ?shimmer"), (".font(.body).shimmer()", "?shimmer"),
      (".captionStyle()", "font=.captionStyle"), (".modifier(Shimmer())", "font=Shimmer() ?Shimmer"),
    ])
  func modifiers(modifiers: String, expected: String) async throws {
    let sketch = try await LayoutSketch.body("Text(\"a\")\(modifiers)")
    #expect(sketch == (expected.isEmpty ? "label" : "label \(expected)"))
  }

  @Test(
    "fonts that modifiers set",
    arguments: [
      (
        "struct Big: ViewModifier { func body(content: Content) -> some View { content.font(.custom(name, size: 1)).padding(1) } }",
        "Text(\"a\").modifier(Big())", "label font=.custom(name, size: 1) padding(t1,l1,b1,r1)"
      ),
      (
        "struct Big: ViewModifier { func body(content: Content) -> some View { if wide { content.font(a) } else { content } } }",
        "Text(\"a\").modifier(Big())", "font=.font"
      ),
      (
        "extension View { func big() -> some View { modifier(Big()) } }; struct Big: ViewModifier { func body(content: Content) -> some View { content.font(size) } }",
        "Text(\"a\").big()", "label font=size"
      ),
      ("extension View { func big() -> some View { foreign() } }", "Text(\"a\").big()", "?foreign"),
      ("", "VStack { Text(\"a\") }.shimmer()", "stackView in=vStack ?shimmer\n  label"),
      ("", "Text(\"a\").font(Font(UIFont.preferredFont(forTextStyle: .title3) as CTFont))", "label"),
      ("", "Text(\"a\").font(UIFont.systemFont(ofSize: size).font)", "label font=UIFont.systemFont(ofSize: size).font"),
      ("enum Fonts { static let icon = UIFont.systemFont(ofSize: 9) }", "Text(\"a\").font(Fonts.icon.font)", "label"),
      ("", "VStack { Text(\"a\") }.brandFont()", "stackView in=vStack ?brandFont\n  label font=.brandFont"),
    ])
  func fontsOfModifiers(declarations: String, body: String, expected: String) async throws {
    let sketch = try await LayoutSketch.body(body, declarations: declarations)
    let isMeant = expected == "label" ? sketch == expected : sketch.contains(expected)
    #expect(isMeant, "\(sketch)")
  }

  @Test(
    "views",
    arguments: [
      (
        "HStack(alignment: .top, spacing: 4) { Text(\"a\"); Spacer(minLength: 2) }",
        "stackView in=hStack spacing=4 align=top\n  label\n  spacer minimum=2"
      ),
      ("VStack(spacing: nil) { Divider() }", "stackView in=vStack\n  divider"),
      (
        "ZStack(alignment: .bottomTrailing) { Color.red; Text(\"a\") }",
        "view in=zStack align=trailing-bottom\n  shape\n  label"
      ),
      ("ScrollView(.horizontal) { Text(\"a\") }", "scrollView in=horizontalScroll\n  label"),
      ("ScrollView { Text(\"a\") }", "scrollView in=verticalScroll\n  label"),
      ("ScrollView([.horizontal, .vertical]) { Text(\"a\") }", "scrollView in=scrollBoth\n  label"),
      ("List { Text(\"a\") }.listStyle(.insetGrouped)", "tableView in=list style=insetGrouped\n  label"),
      ("Form { Section(\"S\") { Text(\"a\") } }", "tableView in=form\n  section in=section\n    label"),
      (
        "Section { Text(\"a\") } header: { HStack { Text(\"h\"); Spacer() } }",
        "section in=section\n  stackView as=header in=hStack\n    label\n    spacer\n  label"
      ),
      (
        "LazyVGrid(columns: [GridItem(.flexible(minimum: 10), spacing: 3), GridItem(.fixed(80))], spacing: 2) { Text(\"a\") }",
        "view in=lazyVGrid spacing=2 tracks=flexible(10<<)+3,fixed(80<80<80)\n  label"
      ),
      (
        "LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) { Text(\"a\") }",
        "view in=lazyVGrid tracks=flexible(<<),flexible(<<)\n  label"
      ),
      ("LazyVGrid(columns: columns) { Text(\"a\") }", "view in=lazyVGrid\n  label"),
      (
        "Grid(horizontalSpacing: 5) { GridRow { Text(\"a\") } }",
        "view in=grid spacing=5\n  stackView in=gridRow\n    label"
      ),
      ("ViewThatFits(in: .vertical) { Text(\"a\"); Text(\"b\") }", "view in=viewThatFitsVertically\n  label\n  label"),
      ("GeometryReader { proxy in Text(\"a\") }", "view in=geometryReader\n  label"),
      ("LabeledContent(\"a\", value: \"b\")", "stackView in=labeledContent\n  label as=label\n  label as=value"),
      ("LabeledContent(\"a\") { Text(\"b\") }", "stackView in=labeledContent\n  label as=label\n  label as=value"),
      ("GroupBox(\"a\") { Text(\"b\") }", "box in=groupBox\n  label\n  label"),
      ("Text(\"a\").overlay(alignment: .top) { Text(\"b\") }", "view in=zStack align=top\n  label\n  label as=overlay"),
      ("Text(\"a\").background { Text(\"b\") }", "view in=zStack\n  label as=background\n  label"),
      ("Text(\"a\").background(Color.red).overlay(Circle())", "label"),
      ("Color.clear.overlay(Text(\"b\"))", "view in=zStack\n  shape\n  label as=overlay"),
      (
        "Text(\"a\").safeAreaInset(edge: .bottom, spacing: 3) { Text(\"b\") }",
        "view in=zStack spacing=3\n  label\n  label as=bottomInset"
      ),
      ("Text(\"a\").safeAreaInset(edge: .top) { Color.clear.frame(height: 50) }", "label safe(t50)"),
      ("ForEach(items) { Text($0.name) }", "label repeated"),
      ("ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }", "label\nlabel"),
      ("Image(\"a\").resizable().scaledToFit().frame(width: 20)", "imageView resizable fit() frame(20×-)"),
      ("Image(systemName: \"a\").imageScale(.large)", "imageView scale=large"),
      ("AsyncImage(url: url)", "imageView in=AsyncImage"),
      ("Text(\"a\").lineLimit(2...4)", "label lines=2"),
      ("Text(\"a\").lineLimit(3, reservesSpace: true)", "label lines=3"),
      ("Text(\"a\").dynamicTypeSize(...DynamicTypeSize.xxxLarge)", "label sizes=…xxxLarge"),
      ("Text(\"a\").dynamicTypeSize(.large)", "label sizes=large…large"),
      ("Text(\"a\").font(.brand)", "label font=.brand"),
      (
        "Text(\"a\").font(.system(.body, design: .serif))",
        "label font=.system(.body, design: .serif)"
      ),
      ("Toggle(\"a\", isOn: $isOn).labelsHidden()", "switch unlabeled"),
      (
        "Picker(\"a\", selection: $a) { Text(\"b\") }.pickerStyle(.menu)",
        "popUpButton style=menu\n  menu\n    menuItem"
      ),
      ("Button(\"a\") {}.buttonStyle(.bordered)", "button style=bordered"),
      (
        "Button {} label: { HStack { Text(\"a\"); Spacer() }.padding(4) }",
        "button\n  stackView in=hStack padding(t4,l4,b4,r4)\n    label\n    spacer"
      ),
      ("Menu(\"a\") { Button(\"b\") {}; Divider() }", "button\n  menu\n    menuItem"),
      ("Label { Text(\"a\") } icon: { Image(\"b\").resizable().frame(width: 9) }", "label in=Label"),
      ("Label { Text(\"a\") } icon: { Image(\"b\") }", "label"),
      ("Circle().onTapGesture { pick() }", "view in=zStack\n  shape"),
      ("Unknown { Text(\"a\") }.frame(width: 5)", "Unknown in=Unknown frame(5×-)\n  label"),
      (
        "Text(\"a\").navigationTitle(\"t\").navigationBarTitleDisplayMode(.inline).toolbar { Button(\"b\") {} }",
        "navigationBar\n  navigationItem style=inline\n  button as=trailing\nlabel"
      ),
      // A text in the middle takes the place of the title, other views do too; a large title stays below them.
      (
        "Text(\"a\").navigationTitle(\"t\").toolbar { ToolbarItem(placement: .principal) { Text(\"p\") } }",
        "navigationBar\n  navigationItem\nlabel"
      ),
      (
        "Text(\"a\").toolbar { ToolbarItem(placement: .principal) { Button(\"p\") {} } }.navigationTitle(\"t\")",
        "navigationBar\n  button as=trailing\nlabel"
      ),
      (
        """
        Text("a").navigationTitle("t").toolbarTitleDisplayMode(.large)
          .toolbar { ToolbarItem(placement: .principal) { Text("p") } }
        """,
        "navigationBar\n  navigationItem style=large\n  label as=trailing\nlabel"
      ),
      (
        "Text(\"a\").navigationTitle(\"t\").toolbar { if isOn { ToolbarItem(placement: .principal) { Text(\"p\") } } }",
        "navigationBar\n  navigationItem\n  label as=trailing\nlabel"
      ),
      ("TabView { Text(\"a\").tabItem { Text(\"b\") } }", "view in=tabView\n  label\n  tabBar\n    tabBarItem"),
    ])
  func views(source: String, expected: String) async throws {
    #expect(try await LayoutSketch.body(source) == expected)
  }

  @Test(
    "lengths by name",
    arguments: [
      ("enum Gap { static let wide: CGFloat = 24 }", "", "Gap.wide", "24"),
      ("enum Gap { static var wide: CGFloat { Gap.small * 2 }; static let small = 8.0 }", "", "Gap.wide", "16"),
      ("extension CGFloat { static let wide: CGFloat = 24 }", "", ".wide", "24"),
      ("", "let gap: CGFloat = 6", "gap", "6"), ("", "let gap: CGFloat = 6", "-self.gap", "-6"),
      ("", "private var gap: CGFloat { 7 }", "gap", "7"), ("", "@State var gap: CGFloat = 6", "gap", "‹gap›"),
      ("", "static let gap = CGFloat(5)", "Self.gap", "5"), ("let gap = 3", "", "CGFloat(gap)", "3"),
      ("", "let gap: CGFloat", "gap", "‹gap›"), ("", "", "isWide ? 4 : 8", "4|8"),
      ("", "", "Gap.wide", "‹Gap.wide›"), ("", "", "1 / 0", "∞"), ("", "", "0 / 0", "‹0 / 0›"),
      ("", "let gap: CGFloat = gap", "gap", "‹gap›"), ("", "", "CGFloat.infinity", "∞"), ("", "", ".zero", "0"),
      ("", "", "isWide ? 4 : other", "‹isWide ? 4 : other›"), ("", "", "1 + (isWide ? 4 : isTall ? 8 : 4)", "5|9"),
      ("", "var gap: CGFloat { if isWide { 4 } else { 8 } }", "gap", "4|8"),
      ("", "var gap: CGFloat { switch size { case .small: return 2; default: return 6 } }", "gap - 1", "1|5"),
      ("", "@ScaledMetric var gap = 20.0", "gap", "20.0·1.0(body)+0.0"),
      ("", "@ScaledMetric(relativeTo: .title) private var gap: CGFloat = 20", "gap / 2 + 4", "20.0·0.5(title1)+4.0"),
      ("", "@ScaledMetric(wrappedValue: 6, relativeTo: .caption2) var gap", "-gap", "6.0·-1.0(caption2)+0.0"),
      ("", "@ScaledMetric var scale: CGFloat = 1", "20 * scale", "1.0·20.0(body)+0.0"),
      ("", "@ScaledMetric var a = 1.0; @ScaledMetric(relativeTo: .title) var b = 1.0", "a + b", "‹a + b›"),
    ])
  func lengths(declarations: String, members: String, length: String, expected: String) async throws {
    let sketch = try await LayoutSketch.body(
      "HStack(spacing: \(length)) { Text(\"a\") }", members: members, declarations: declarations)
    #expect(sketch == "stackView in=hStack spacing=\(expected)\n  label")
  }

  @Test("the app's own views and modifiers are laid out by their bodies")
  func ownViews() async throws {
    let declarations = """
      extension View { func card(_ inset: CGFloat = 5) -> some View { padding(inset).frame(maxWidth: .infinity) } }
      struct Box: ViewModifier {
        var width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width) }
      }
      struct Row: View {
        var gap: CGFloat = 2
        var body: some View { HStack(spacing: gap) { Text("a") } }
      }
      """
    let sketch = try await LayoutSketch.body(
      "Row(gap: 9).card(); Row().modifier(Box(width: 30)).padding(1)", declarations: declarations)
    #expect(
      sketch == """
        stackView in=hStack spacing=9 padding(t5,l5,b5,r5) flexible(<<∞×<<)
          label
        stackView in=hStack spacing=2 frame(30×-) padding(t1,l1,b1,r1)
          label
        """)
  }

  @Test(
    "fonts that a condition decides",
    arguments: [
      ("isWide ? .title : .body", "title1,body"),
      ("(isWide ? .title : isTall ? .body : .caption)", "title1,body,caption1"),
    ])
  func possibleFonts(font: String, expected: String) async throws {
    let sketch = try await LayoutSketch.body("Text(\"a\").font(\(font)); Text(\"b\").font(isWide ? .title : brand)")
    #expect(sketch == "label font=\(font) fonts=\(expected)\nlabel font=isWide ? .title : brand")
  }

  @Test("modifiers of the app may return the view, or none")
  func optionalViews() async throws {
    let declarations = """
      extension View {
        func renderedIf(_ condition: Bool) -> Self? { condition ? self : nil }
        func shownIf(_ condition: Bool) -> (some View)? { condition ? padding(2) : nil }
      }
      """
    let sketch = try await LayoutSketch.body(
      "Text(\"a\").renderedIf(isOn).padding(1); Text(\"b\").shownIf(isOn)", declarations: declarations)
    #expect(sketch == "label padding(t1,l1,b1,r1)\nlabel padding(t2,l2,b2,r2)")
  }

  @Test(
    "styles of buttons that the app defines are laid out by their bodies",
    arguments: [
      ("Button(\"a\") {}.buttonStyle(Big())", "padding(t3,l3,b3,r3) flexible(<<∞×<<)"),
      ("Button { } label: { Text(\"a\").padding(1) }.buttonStyle(.big)", "padding(t1,l1,b1,r1) padding(t9,l9,b9,r9)"),
      ("Button(\"a\") {}.buttonStyle(.bigger(5))", "padding(t5,l5,b5,r5) flexible(<<∞×<<)"),
    ])
  func buttonStyles(source: String, expected: String) async throws {
    let declarations = """
      struct Big: ButtonStyle {
        var inset: CGFloat = 3
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(.headline).padding(inset).frame(maxWidth: .infinity)
        }
      }
      extension ButtonStyle where Self == Big {
        static var big: Big { Big(inset: 9) }
        static func bigger(_ inset: CGFloat) -> Self { .init(inset: inset) }
      }
      """
    let sketch = try await LayoutSketch.body(source, declarations: declarations)
    #expect(sketch.contains("view as=label in=group\n    label \(expected)"), "\(sketch)")
  }

  @Test("the columns of a split view are shown one at a time by a phone")
  func columns() async throws {
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } } }")
    let split = try #require(tree.screens.first?.root.children.first)
    #expect(split.layout.view?.container == .navigationSplitView)
    #expect(split.children.map(\.branch?.index) == [0, 1])
  }

  @Test(
    "views of the layout alone change no ids of the others",
    arguments: [
      ("VStack { Text(\"a\"); Spacer(); Text(\"b\") }", "VStack { Text(\"a\"); Text(\"b\") }"),
      (
        "Text(\"a\").overlay(Text(\"b\")); Color.red.overlay(Text(\"c\")); Text(\"d\").overlay(Text(\"e\"))",
        "Text(\"a\").overlay(Text(\"b\")); Text(\"c\"); Text(\"d\").overlay(Text(\"e\"))"
      ),
      (
        "if a { if b { Divider() }; Text(\"a\").overlay(Text(\"b\")) }; Text(\"d\").overlay(Text(\"e\"))",
        "if a { Text(\"a\").overlay(Text(\"b\")) }; Text(\"d\").overlay(Text(\"e\"))"
      ),
    ])
  func ids(with: String, without: String) async throws {
    let trees = try await [with, without].asyncMap { body in
      try await ElementSketch.tree("struct V: View { var body: some View { \(body) } }")
    }
    #expect(trees[0].idsOfViews == trees[1].idsOfViews)
  }
}

extension InterfaceTree {
  /// The ids of all elements but those of the layout alone.
  fileprivate var idsOfViews: [String] {
    var ids: [String] = []
    for screen in screens {
      screen.root.forEach { element, _ in
        if !element.kind.isOnlyOfLayout, !element.id.contains(".group#") { ids.append(element.id) }
      }
    }
    return ids
  }
}

extension Array {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
