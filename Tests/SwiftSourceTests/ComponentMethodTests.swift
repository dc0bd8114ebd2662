import Testing

/// Modifiers that components have as methods of their own, and closures that show nothing.
@Suite struct ComponentMethodTests {
  private static let bar =
    "struct Spoken: ViewModifier { let words: String; func body(content: Content) -> some View { content.accessibilityLabel(words) } }\n"
    + "struct Bar<L: View>: View { @ViewBuilder let label: () -> L; var body: some View { Button(action: {}) { label() } }\n"
    + "func spoken(_ words: String) -> some View { self.modifier(Spoken(words: words)) } }\n"

  private static let style =
    "struct Tinted: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(.theme.Text.accent) } }\n"

  static let cases = [
    // A color is no text.
    SourceCase(
      style, "Button { } label: { Image(systemName: \"gear\") }.buttonStyle(Tinted())",
      "button image=gear* style=Tinted\n  view\n    imageView image=gear*"),
    SourceCase(bar, "Bar { Text(\"a\") }.spoken(\"b\")", "button \"a\" label='b'\n  label \"a\""),
    SourceCase(bar, "Bar { Text(\"a\") }.bold().spoken(\"b\")", "button \"a\"\n  label \"a\""),
    SourceCase("", "Slider(value: $v, in: 0...1) { editing in note(editing) }", "slider"),
    SourceCase("", "Slider(value: $v) { note($0) }", "slider"),
    SourceCase("", "Slider(value: $v) { Text(\"a\") }", "slider \"a\"\n  label \"a\""),
    SourceCase("", "Stepper(\"a\", value: $v) { editing in note(editing) }", "stepper \"a\""),
  ]

  @Test(arguments: cases) func views(sample: SourceCase) async throws {
    let found = try await sample.sketch()
    #expect(found == sample.expected)
  }

  /// What a class of buttons sets of itself holds until its user sets another image, and a background is seen behind any image.
  @Test(arguments: [
    ("let b = Own(); b.setImage(UIImage(systemName: \"gear\"), for: .normal)", "button image=gear*"),
    ("let b = Own()", "button image=first"),
    (
      "let b = UIButton(); b.setBackgroundImage(UIImage(named: \"back\"), for: .normal); b.setImage(UIImage(systemName: \"gear\"), for: .normal)",
      "button image=gear*"
    ),
    ("let b = UIButton(); b.setBackgroundImage(UIImage(named: \"back\"), for: .normal)", "button image=back"),
  ])
  func imagesOfButtons(code: String, expected: String) async {
    let own =
      "class Own: UIButton { override init(frame: CGRect) { super.init(frame: frame); setImage(UIImage(named: \"first\"), for: .normal) } }"
    let found = await CodeControlTests.sketch("class C: UIViewController { func f() { \(code) } }\n\(own)")
    #expect(found == expected)
  }
}
