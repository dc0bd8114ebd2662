import Testing

/// Controls of other modules with the names of SwiftUI's, toggles in menus, and bars that are hidden.
@Suite struct NamedControlTests {
  private static let own =
    "enum Login { struct Toggle: View { var body: some View { SwiftUI.Toggle(\"Open\", isOn: $isOn) } } }\n"

  static let cases = [
    SourceCase("", "LaunchAtLogin.Toggle(\"Launch\")", "switch \"Launch\""),
    SourceCase("", "Defaults.Toggle(key: .all) { Text(\"Show\") }", "switch \"Show\"\n  label \"Show\""),
    // The module may have words of its own.
    SourceCase("", "LaunchAtLogin.Toggle()", "switch ‹LaunchAtLogin.Toggle› code=LaunchAtLogin.Toggle"),
    SourceCase("", "Maps.Marker(\"A\")", "Maps.Marker class=Maps.Marker"),
    SourceCase(own, "Login.Toggle()", "switch \"Open\""),
    SourceCase(
      "struct Toggle: View { var body: some View { Text(\"T\") } }", "SwiftUI.Toggle(\"A\", isOn: $on)", "switch \"A\""),
    SourceCase(
      "", "Menu(\"More\") { Toggle(\"Flash\", isOn: $on) }", "button \"More\" menuFirst\n  menu\n    menuItem \"Flash\""
    ),
    SourceCase("", "Text(\"a\").navigationTitle(\"T\").toolbar(.hidden)", "label \"a\""),
    SourceCase("", "Text(\"a\").navigationTitle(\"T\").toolbar(.hidden, for: .navigationBar)", "label \"a\""),
    SourceCase(
      "", "Text(\"a\").navigationTitle(\"T\").toolbar(.hidden, for: .tabBar)",
      "navigationBar\n  navigationItem \"T\"\nlabel \"a\""),
    SourceCase(
      "", "VStack { if isOn { Text(\"a\").toolbar(.hidden) } }.navigationTitle(\"T\")",
      "navigationBar\n  navigationItem \"T\"\nstackView axis=vertical\n  label \"a\" way=choice#1/0"),
  ]

  @Test(arguments: cases) func controls(sample: SourceCase) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }

  private static let mode = """
    enum Mode: Int {
      case a, b
      var details: (title: String, icon: String) {
        switch self {
        case .a: return ("Alpha", "x")
        case .b: return ("Beta", "y")
        }
      }
      var title: String { details.title }
      var short: String {
        let titles = ["A", "B"]
        return titles[rawValue]
      }
    }
    """

  static let members = [
    SourceCase(mode, "Text(Mode.b.title)", "label 'Beta'"),
    SourceCase(
      mode + "\nstruct Row: View { let mode: Mode; var body: some View { Text(mode.title) } }", "Row(mode: mode)",
      "label 'Alpha' others='Beta'"),
    SourceCase(mode, "Text(Mode.a.short)", "label 'A' others='B'"),
  ]

  @Test("members that are read through others", arguments: members) func texts(sample: SourceCase) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
