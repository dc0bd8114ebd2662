import AuditModel
import SwiftSource
import Testing

/// Buttons whose titles are the system's, views with a modifier by a call, and buttons inside buttons.
@Suite struct SystemLinkTests {
  static let links = [
    ("SettingsLink { Text(\"Options\") }", "button \"Options\"\n  label \"Options\""),
    ("SettingsLink()", "button ‹SettingsLink› code=SettingsLink"),
    ("Menu(\"M\") { SettingsLink() }", "button \"M\" menuFirst\n  menu\n    menuItem ‹SettingsLink› code=SettingsLink"),
    ("HelpLink(destination: url)", "button ‹HelpLink› type=help code=HelpLink"),
    ("HelpLink { open() }", "button ‹HelpLink› type=help code=HelpLink"),
  ]

  @Test(arguments: links) func linksOfTheSystem(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body) == expected)
  }

  private static let named =
    "struct Named: ViewModifier { let name: String; func body(content: Content) -> some View { content.accessibilityLabel(name) } }"

  @Test(arguments: [
    "ModifiedContent(content: Button(\"Go\") {}, modifier: Named(name: \"a\"))",
    "ModifiedContent(content: Button(\"Go\") {}, modifier: Other())",
  ])
  func modifiedContent(body: String) async throws {
    let label = body.contains("Named") ? " label='a'" : ""
    #expect(try await SourceCase(Self.named, body, "").sketch() == "button \"Go\"\(label)")
  }

  static let inner = [
    (
      "NavigationLink(destination: Text(\"d\")) { Button {} label: { Image(\"x\") } }",
      "button image=x type=navigationLink opens=show\n  imageView image=x"
    ),
    (
      "Button {} label: { HStack { Button {} label: { Image(\"x\") }; Spacer() } }",
      "stackView axis=horizontal\n  button image=x\n    imageView image=x"
    ),
    ("Link(destination: url) { Button(\"Go\") {} }", "button \"Go\""),
    // A button that shows more is one of its own.
    (
      "Button {} label: { Text(\"a\"); Button(\"b\") {} }",
      "button \"a\"\n  label \"a\"\n  button \"b\""
    ),
    ("Button {} label: { if flag { Button(\"b\") {} } }", "button\n  button \"b\" way=choice#1/0"),
  ]

  /// The button in the body of a style is the one that has the style, which it does not have itself.
  @Test func buttonsOfStyles() async throws {
    let style =
      "struct Wide: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.trigger() } label: { configuration.label } } }"
    let found = try await SourceCase(style, "Button(\"Go\") {}.buttonStyle(Wide())", "").sketch()
    #expect(found.split(separator: "\n").filter { $0.contains("button") }.count == 1)
    #expect(found.hasPrefix("button \"Go\""))
  }

  /// Of a button that shows nothing but another one, that one is told.
  @Test(arguments: inner) func buttonsInsideButtons(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body) == expected)
  }
}
