import Testing

/// Literals with interpolations whose words are known, and choices that are decided.
@Suite struct InterpolationTests {
  private static func row(_ body: String) -> String {
    "struct Row: View { let label: String; var isOn = false; var body: some View { \(body) } }"
  }

  private static let units = """
    struct Knob: View {
      let units: String
      init(units: String = "") { self.units = units }
      var body: some View { if units == "%" { Text("Percent") } else { Text("Plain") } }
    }
    """

  static let cases = [
    SourceCase(row(#"Text("\(label):")"#), "Row(label: \"Name\")", "label 'Name:'"),
    SourceCase(row(#"Text("\(label)")"#), "Row(label: \"Name\")", "label 'Name'"),
    SourceCase(
      row(#"Text("\(label) / \(other)")"#), "Row(label: \"Name\")",
      ##"label ‹"\(label) / \(other)"› code=label | other"##),
    SourceCase("", #"Text("Mic \(v > 0 ? "on" : "off")")"#, "label \"Mic %@\" others=\"Mic %@\""),
    SourceCase("", #"Text("(\(isCask ? "cask" : "formula"))")"#, "label '(cask)' others='(formula)'"),
    SourceCase(
      "", #"Text("\(isOn ? "thinking" : "thought") \(time)")"#, "label 'thinking ' code=time others='thought '"),
    // The result that a condition certainly takes.
    SourceCase(row("Text(label).help(isOn ? \"Use\" : \"\")"), "Row(label: \"A\")", "label 'A' toolTip=''"),
    SourceCase(
      row("Text(label).help(isOn ? \"Use\" : \"\")"), "Row(label: \"A\", isOn: true)", "label 'A' toolTip=\"Use\""),
    SourceCase(row("Text(!isOn ? \"Off\" : \"On\")"), "Row(label: \"A\", isOn: true)", "label \"On\""),
    SourceCase(row("Text(isOn ? \"On\" : \"Off\")"), "Row(label: \"A\", isOn: on)", "label \"On\" others=\"Off\""),
    SourceCase(row("Image(isOn ? \"a\" : \"b\")"), "Row(label: \"A\")", "imageView image=b"),
    SourceCase(row("if label.isEmpty { Text(\"None\") } else { Text(label) }"), "Row(label: \"A\")", "label 'A'"),
    SourceCase(row("if !label.isEmpty { Text(label) }; Text(\"B\")"), "Row(label: \"\")", "label \"B\""),
    // What an initializer hands on from its parameters, which a call may leave out.
    SourceCase(units, "Knob(units: \"%\")", "label \"Percent\""), SourceCase(units, "Knob()", "label \"Plain\""),
  ]

  @Test(arguments: cases) func words(sample: SourceCase) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
