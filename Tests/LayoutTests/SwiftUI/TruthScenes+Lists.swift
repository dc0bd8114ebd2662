import AuditModel
import PlatformData

@testable import Layout

extension TruthScene {
  static let largest = SolvedSketch.Canvas(contentSize: .accessibility5)
  static let iOS17 = SolvedSketch.Canvas(width: 375, height: 812, generation: .iOS13to18)
  static let iOS15 = SolvedSketch.Canvas(width: 390, height: 844, generation: .iOS13to18)

  /// Rows of forms and lists of iOS 26 and 27 at the standard content size.
  static let lists: [TruthScene] = forms + texts + rows

  private static let forms: [TruthScene] = [
    TruthScene(
      name: "section with header and toggles",
      source: form(
        #"Section("BB server") { \#(toggle("Keep Mac awake", "first")); \#(toggle("Keep Mac awake", "second")) }"#),
      checks: .size("sw0019", "sw0020", "Keep Mac awake") + .size("sw0462", "sw0463", "Keep Mac awake") + [
        .headerHeight("sw0010", above: "Keep Mac awake"), .headerHeight("sw0454", above: "Keep Mac awake"),
        .rowHeight("sw0024", "first", "second"),
      ]),
    TruthScene(
      name: "footers of two and three lines",
      source: form(
        [(84, "a"), (143, "b"), (121, "c"), (84, "d"), (1, "e")].map { section(footer: $0, $1) }.joined(separator: "\n")
      ),
      checks: [
        .footerHeight("sw0011", "a", "b", header: 40.33), .footerHeight("sw0012", "b", "c", header: 40.33),
        .footerHeight("sw0093", "c", "d", header: 40.33), .footerHeight("sw0460", "d", "e", header: 40.33),
      ]),
    TruthScene(
      name: "vertical field", source: form(field("a"), field("b")),
      checks: .size("sw0014", "sw0015", "a") + .size("sw0457", "sw0458", "a") + [
        .rowHeight("sw0016", "a", "b"), .rowHeight("sw0455", "a", "b"), .width("sw0009", "a"), .width("sw0628", "a"),
      ]),
    TruthScene(
      name: "vertical field of three lines",
      source: form(field("a", ".lineLimit(3, reservesSpace: true)"), field("b", ".lineLimit(3, reservesSpace: true)")),
      checks: .size("sw0543", "sw0544", "a") + [.rowHeight("sw0545", "a", "b")]),
    TruthScene(
      name: "button in a row",
      source: form(named("a", #"Button("Save and test") {}"#), named("b", #"Button("Save and test") {}"#)),
      checks: [.rowHeight("sw0017", "a", "b"), .rowHeight("sw0459", "a", "b"), .rowHeight("sw0007", "a", "b")]),
    TruthScene(
      name: "stepper",
      source: form(
        named(
          "stepper", #"Stepper(value: $n) { HStack { Text("Threads at once"); Spacer(); Text("Automatic") } }"#)),
      checks: .size("sw0026", "sw0027", "stepper") + .size("sw0034", "sw0035", "Threads at once")
        + .size("sw0468", "sw0469", "Threads at once") + .size("sw0471", "sw0472", "Automatic")),
    TruthScene(
      name: "labeled content", source: form(#"LabeledContent("Configured limit", value: "5")"#),
      checks: .size("sw0037", "sw0038", "Configured limit")),
    TruthScene(
      name: "labeled content in footnote",
      source: form(footnotes("Patrick's MegaMac", "18 at once"), footnotes("Below", "18 at")),
      checks: .size("sw0040", "sw0041", "Patrick's MegaMac") + .size("sw0479", "sw0480", "Patrick's MegaMac")
        + .size("sw0482", "sw0483", "18 at once") + [
          .rowHeight("sw0042", "Patrick's MegaMac", "Below"), .rowHeight("sw0484", "Patrick's MegaMac", "Below"),
        ]),
    TruthScene(
      name: "menu picker",
      source: form(
        named("picker", #"Picker(selection: $v) { Text("Best installed") } label: { Text("Voice") }"#)),
      checks: .size("sw0079", "sw0080", "picker") + .size("sw0085", "sw0086", "Voice")),
    TruthScene(
      name: "labeled slider",
      source: form(
        ["a", "b"].map { #"LabeledContent("Speed") { \#(named($0, "Slider(value: $x)")) }"# }.joined(separator: "\n")),
      checks: .size("sw0090", "sw0091", "Speed") + [.height("sw0088", "a"), .rowHeight("sw0089", "a", "b")]),
  ]

  private static let texts: [TruthScene] = [
    TruthScene(
      name: "three lines of footnote",
      source: list(
        ["a", "b"].map { named($0, #"Text("\#(words(118))").font(.footnote)"#) }.joined(separator: "\n")),
      checks: [.rowHeight("sw0092", "a", "b")]),
    TruthScene(
      name: "text and caption", source: list(titled("Tasks", "Orbit", 2), titled("Tasks ", "Orbit ", 2)),
      checks: .size("sw0127", "sw0128", "Orbit") + .size("sw0210", "sw0211", "Tasks") + [
        .rowHeight("sw0134", "Tasks", "Tasks ")
      ]),
    TruthScene(
      name: "text and caption at a distance of 3", source: list(titled("A", "a", 3), titled("B", "b", 3)),
      checks: [.rowHeight("sw0207", "A", "B")]),
    TruthScene(
      name: "body texts",
      source: list(
        [
          "Plan the Friday release window", "Review the launch checklist", "Draft the ORBIT-42 release notes",
          "Pick a database for the todo app", "Watch approval QA 0700",
        ].map { #"Text("\#($0)")"# }.joined(separator: "\n")),
      checks: .size("sw0117", "sw0118", "Plan the Friday release window")
        + .size("sw0119", "sw0120", "Review the launch checklist")
        + .size("sw0121", "sw0122", "Draft the ORBIT-42 release notes")
        + .size("sw0123", "sw0124", "Pick a database for the todo app")
        + .size("sw0125", "sw0126", "Watch approval QA 0700")),
    TruthScene(
      name: "captions",
      source: list(
        ["11 sec. ago", "5 hr. ago", "Created 5 hr, 3 min ago"].map { #"Text("\#($0)").font(.caption)"# }.joined(
          separator: "\n")),
      checks: .size("sw0129", "sw0130", "11 sec. ago") + .size("sw0131", "sw0132", "5 hr. ago")
        + .size("sw0208", "sw0209", "Created 5 hr, 3 min ago")),
  ]

  private static let rows: [TruthScene] = [
    TruthScene(
      name: "approvals", source: list(approval("Watch approval QA 0700"), approval("second")),
      checks: .size("sw0182", "sw0183", "Approval needed") + .size("sw0184", "sw0185", "Watch approval QA 0700")
        + .size("sw0188", "sw0189", "button Open thread") + .size("sw0191", "sw0192", "button Approve once")
        + .size("sw0194", "sw0195", "button Deny") + [.rowHeight("sw0197", "Watch approval QA 0700", "second")]),
    TruthScene(
      name: "headline and subheadline", source: list(book("Tutunamayanlar", "Oğuz Atay · 1972"), book("b", "c")),
      checks: .size("sw0363", "sw0364", "Tutunamayanlar") + .size("sw0366", "sw0367", "Oğuz Atay · 1972") + [
        .rowHeight("sw0361", "Tutunamayanlar", "b")
      ]),
    TruthScene(
      name: "plain button with an icon", source: list(plain("Wave Charge"), plain("b")),
      checks: .size("sw0390", "sw0391", "Wave Charge") + [.rowHeight("sw0388", "Wave Charge", "b")]),
    TruthScene(
      name: "button with a label",
      source: form(
        named("a", #"Button {} label: { Label("New thread in Orbit", systemImage: "plus") }"#),
        named("b", #"Button {} label: { Label("b", systemImage: "plus") }"#)),
      checks: [.rowHeight("sw0546", "a", "b")]),
    TruthScene(
      name: "header of views",
      source: list(#"Section { Text("Row") } header: { HStack { Text("Threads"); Spacer() } }"#),
      checks: [.height("sw0115", "Threads")]),
  ]
}

// MARK: Sources

extension TruthScene {
  static func form(_ rows: String...) -> String { "Form {\n\(rows.joined(separator: "\n"))\n}" }

  static func list(_ rows: String...) -> String { "List {\n\(rows.joined(separator: "\n"))\n}" }

  /// A view with a name by which a check asks for it.
  static func named(_ name: String, _ view: String) -> String { #"\#(view).accessibilityIdentifier("\#(name)")"# }

  private static func toggle(_ label: String, _ name: String) -> String {
    named(name, #"Toggle(isOn: $isOn) { Text("\#(label)") }"#)
  }

  /// A section with a row and a footer of words that are as long as the ones that were measured.
  private static func section(footer characters: Int, _ name: String) -> String {
    #"Section { \#(named(name, #"Text("Row")"#)) } header: { Text("h") } footer: { Text("\#(words(characters))") }"#
  }

  private static func words(_ characters: Int) -> String {
    String(String(repeating: "Words of a footer ", count: 20).prefix(characters))
  }

  private static func field(_ name: String, _ modifier: String = "") -> String {
    named(name, #"TextField("Name", text: $name, axis: .vertical)\#(modifier)"#)
  }

  private static func footnotes(_ first: String, _ second: String) -> String {
    #"HStack { Text("\#(first)").font(.footnote); Spacer(); Text("\#(second)").font(.footnote) }"#
  }

  private static func titled(_ title: String, _ caption: String, _ spacing: Int) -> String {
    #"VStack(alignment: .leading, spacing: \#(spacing)) { Text("\#(title)"); Text("\#(caption)").font(.caption) }"#
  }

  private static func book(_ title: String, _ author: String) -> String {
    """
    VStack(alignment: .leading, spacing: 4) { Text("\(title)").font(.headline); Text("\(author)").font(.subheadline) }
      .padding(.vertical, 2)
    """
  }

  private static func plain(_ title: String) -> String {
    #"Button {} label: { HStack { Image(systemName: "bolt"); Text("\#(title)"); Spacer() } }"#
  }

  static func smallButton(_ title: String) -> String {
    named(
      "button \(title)",
      #"Button {} label: { Text("\#(title)").font(.caption).frame(minWidth: 44, minHeight: 44) }"#)
  }

  private static func approval(_ title: String) -> String {
    """
    VStack(alignment: .leading, spacing: 6) {
      Text("Approval needed").font(.subheadline.weight(.semibold))
      Text("\(title)").font(.subheadline)
      HStack {
        \(["Open thread", "Approve once", "Deny"].map(smallButton).joined(separator: "\n"))
      }
    }
    """
  }
}

extension [TruthScene.Check] {
  static func size(_ width: String, _ height: String, _ id: String) -> Self { TruthScene.Check.size(width, height, id) }
}
