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
      "label 'Name / ' code=other"),
    SourceCase("", #"Text("Mic \(v > 0 ? "on" : "off")")"#, "label \"Mic %@\" others=\"Mic %@\""),
    SourceCase("", #"Text("(\(isCask ? "cask" : "formula"))")"#, "label '(cask)' others='(formula)'"),
    // The signs around what code computes are spoken too.
    SourceCase("", #"Text("\(model.level)%")"#, "label ‹model.level› + '%' code=model.level"),
    // A choice among the terms of a sum changes all of it.
    SourceCase(
      "", #"Text(verbatim: "Mic " + (isOn ? "on" : "off") + "!")"#, "label 'Mic on!' others='Mic off!'"),
    // The values in the words that are given for a key fill those of a table too.
    SourceCase(
      "", #"Text(String(localized: "size.title", defaultValue: "Size (\(size)pt)"))"#,
      "label \"size.title\"='Size (%@pt)' code=size"),
    // A constant that is a number of things is one too.
    SourceCase(
      "struct Row: View { var body: some View { let free = rooms.count; Text(\"\\(free) rooms\") } }", "Row()",
      "label \"%lld rooms\" code=free"),
    // The specifier is that of the type, where it is known.
    SourceCase(
      "struct Island { let chance: Int; let name: String; let share: Double }\n"
        + #"struct Row: View { let island: Island; var body: some View { Text("\(island.chance)% of \(island.name), \(island.share)") } }"#,
      "Row(island: island)",
      "label \"%lld%% of %@, %lf\" code=island.chance | island.name | island.share"),
    SourceCase(
      "", #"Text("\(isOn ? "thinking" : "thought") \(time)")"#, "label 'thinking ' code=time others='thought '"),
    // The result that a condition certainly takes.
    SourceCase(row("Text(label).help(isOn ? \"Use\" : \"\")"), "Row(label: \"A\")", "label 'A' toolTip=''"),
    SourceCase(
      row("Text(label).help(isOn ? \"Use\" : \"\")"), "Row(label: \"A\", isOn: true)", "label 'A' toolTip=\"Use\""),
    SourceCase(row("Text(!isOn ? \"Off\" : \"On\")"), "Row(label: \"A\", isOn: true)", "label \"On\""),
    SourceCase(row("Text(isOn ? \"On\" : \"Off\")"), "Row(label: \"A\", isOn: on)", "label \"On\" others=\"Off\""),
    SourceCase(row("Image(isOn ? \"a\" : \"b\")"), "Row(label: \"A\")", "imageView image=b"),
    SourceCase(
      "struct Row: View { let count: Int?; var body: some View { Image(count! > 0 ? \"a\" : \"b\") } }",
      "Row(count: 0)",
      "imageView image=b"),
    SourceCase(row("if label.isEmpty { Text(\"None\") } else { Text(label) }"), "Row(label: \"A\")", "label 'A'"),
    SourceCase(row("if !label.isEmpty { Text(label) }; Text(\"B\")"), "Row(label: \"\")", "label \"B\""),
    // What an initializer hands on from its parameters, which a call may leave out.
    SourceCase(units, "Knob(units: \"%\")", "label \"Percent\""), SourceCase(units, "Knob()", "label \"Plain\""),
  ]

  @Test(arguments: cases) func words(sample: SourceCase) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
