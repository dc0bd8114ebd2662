import Testing

/// Keys that are the raw values of cases.
@Suite struct RawValueKeyTests {
  private static let words = "enum Words { enum Menu: String { case about = \"MB_ABOUT\", Quit = \"MB_QUIT\" } }\n"
  private static let ofAll =
    words
    + "extension RawRepresentable where RawValue == String { var localized: String { NSLocalizedString(rawValue, comment: \"\") } }"
  private static let ofString =
    "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\n"

  static let cases = [
    SourceCase(ofAll, "Text(Words.Menu.about.localized)", "label \"MB_ABOUT\"=''"),
    SourceCase(ofAll, "Button(Words.Menu.Quit.localized) { }", "button \"MB_QUIT\"=''"),
    SourceCase(ofAll, "Text(other.localized)", "label ‹other.localized› code=other.localized"),
    SourceCase(
      ofString + words
        + "extension RawRepresentable where RawValue == String { var localized: String { rawValue.localized } }",
      "Text(Words.Menu.about.localized)", "label \"MB_ABOUT\"=''"),
    SourceCase(
      words
        + "protocol Localized {}\nextension Localized where Self: RawRepresentable, RawValue == String { func text() -> String { NSLocalizedString(self.rawValue, comment: \"\") } }",
      "Text(Words.Menu.about.text())", "label \"MB_ABOUT\"=''"),
    SourceCase(
      words + "extension Words.Menu { var localized: String { NSLocalizedString(rawValue, comment: \"\") } }",
      "Text(Words.Menu.about.localized)", "label \"MB_ABOUT\""),
    SourceCase(
      ofAll + "\nstruct Row: View { let word: Words.Menu; var body: some View { Text(word.localized) } }",
      "Row(word: .Quit)", "label \"MB_QUIT\"=''"),
  ]

  @Test(arguments: cases) func keys(sample: SourceCase) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
