import AuditModel
import Testing

/// What the app's styles of buttons draw is a part of the buttons.
@Suite struct ButtonStyleTests {
  private static let styles = """
    struct Check: ButtonStyle {
      let on: Bool
      func makeBody(configuration: Configuration) -> some View {
        HStack { Image(systemName: on ? "circle.fill" : "circle"); configuration.label }
      }
    }
    struct Worded: ButtonStyle {
      let icon: String
      let label: String
      func makeBody(configuration: Configuration) -> some View { HStack { Image(icon); Text(label) }.help("Tip") }
    }
    struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed { Text("Pressed") } else { configuration.label }
      }
    }
    struct Inner: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Content(configuration: configuration) }
      struct Content: View {
        let configuration: ButtonStyle.Configuration
        var body: some View { HStack { configuration.label; Image("arrow") } }
      }
    }
    struct Outlined: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
    }
    struct Close: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Image(systemName: "xmark").opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    struct Fixed: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text("Fixed") } }
    struct Drawn: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Kit.draw(configuration) } }
    """

  static let buttons = [
    ("Button { } label: { EmptyView() }.buttonStyle(Check(on: true))", "button image=circle.fill* style=Check"),
    ("Button { } label: { EmptyView() }.buttonStyle(Check(on: on))", "button image=circle.fill or circle* style=Check"),
    ("Button(\"A\") { }.buttonStyle(Check(on: true))", "button \"A\" style=Check"),
    (
      "Button { } label: { EmptyView() }.buttonStyle(Worded(icon: \"x\", label: \"Save\"))",
      "button 'Save' toolTip=\"Tip\" image=x style=Worded"
    ),
    ("Button(\"A\") { }.buttonStyle(Pressed())", "button \"A\" style=Pressed"),
    ("Button(\"A\") { }.buttonStyle(Inner())", "button \"A\" style=Inner"),
    ("Button { } label: { EmptyView() }.buttonStyle(Inner())", "button image=arrow style=Inner"),
    ("Button(\"A\") { }.buttonStyle(Outlined())", "button \"A\" style=Outlined"),
    // What is drawn in place of the label.
    ("Button(\"A\") { }.buttonStyle(Close())", "button image=xmark* style=Close"),
    ("Button { } label: { Text(\"A\") }.buttonStyle(Close())", "button image=xmark* style=Close"),
    ("Button(\"A\") { }.buttonStyle(Close()).accessibilityLabel(\"B\")", "button label=\"B\" image=xmark* style=Close"),
    ("Button(\"A\") { }.buttonStyle(Fixed())", "button \"Fixed\" style=Fixed"),
    ("Button(\"A\") { }.buttonStyle(Drawn())", "button \"A\" style=Drawn"),
    // What a style that is not in the sources draws is not known.
    (
      "Button { } label: { EmptyView() }.buttonStyle(Other(icon: \"x\"))",
      "button style=Other code=Other(icon: \"x\")"
    ),
    ("Button { } label: { EmptyView() }.buttonStyle(.other)", "button style=other code=.other"),
    ("Button { } label: { EmptyView() }.buttonStyle(.plain)", "button style=plain"),
  ]

  @Test("words and images of a style", arguments: buttons) func ofButtons(source: String, expected: String) async throws
  {
    let tree = try await ElementSketch.tree("struct V: View { var body: some View { \(source) } }\n\(Self.styles)")
    let screen = try #require(tree.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0).first == expected)
  }

  @Test(
    "views of what may be absent, in a style that was read, name only where it is there",
    arguments: [
      ("icon: \"a\"", "button image=a style=Perhaps"), ("title: \"Go\"", "button 'Go' style=Perhaps"),
    ])
  func absentViews(arguments: String, expected: String) async throws {
    let style = """
      struct Perhaps: ButtonStyle {
        var icon: String?
        var title: String?
        func makeBody(configuration: Configuration) -> some View { HStack { Icon(name: icon); Words(title: title) } }
      }
      struct Icon: View { let name: String?; var body: some View { name.map { Image($0) } } }
      struct Words: View { let title: String?; var body: some View { title.map { Text($0) } } }
      """
    let button = "Button { } label: { EmptyView() }.buttonStyle(Perhaps(\(arguments)))"
    let tree = try await ElementSketch.tree("struct V: View { var body: some View { \(button) } }\n\(style)")
    let screen = try #require(tree.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0).first == expected)
  }

  @Test("a style is no screen, nor is a view that draws for it") func screens() async throws {
    let tree = try await ElementSketch.tree("\(Self.styles)\nstruct V: View { var body: some View { Text(\"a\") } }")
    #expect(tree.screens.map(\.id) == ["V"])
  }

  @Test(
    "the tooltip of a view in the label is the button's",
    arguments: [
      ("Button { } label: { Image(\"a\").help(\"Reset\") }", "button toolTip=\"Reset\" image=a\n  imageView image=a"),
      (
        "Button { } label: { Image(\"a\").help(\"Reset\") }.help(\"Outer\")",
        "button toolTip=\"Outer\" image=a\n  imageView image=a"
      ),
      (
        "Menu { } label: { HStack { Image(\"a\").help(\"Reset\") } }",
        "button toolTip=\"Reset\" image=a menuFirst\n  stackView axis=horizontal\n    imageView image=a"
      ),
    ])
  func toolTips(source: String, expected: String) async throws {
    #expect(try await ElementSketch.body(source) == expected)
  }
}
