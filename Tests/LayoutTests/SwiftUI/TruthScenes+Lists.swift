import AuditModel
import PlatformData

@testable import Layout

extension TruthScene {
  private static let large = SolvedSketch.Canvas()
  static let largest = SolvedSketch.Canvas(contentSize: .accessibility5)
  static let iOS17 = SolvedSketch.Canvas(width: 375, height: 812, generation: .iOS13to18)
  static let iOS15 = SolvedSketch.Canvas(width: 390, height: 844, generation: .iOS13to18)

  /// Rows of forms and lists of iOS 26 and 27 at the standard content size.
  static let lists: [TruthScene] = [
    TruthScene(
      name: "section with header and toggles",
      source: #"Form { Section("BB server") { Toggle(isOn: $a) { Text("Keep Mac awake") } } }"#,
      views: [.form([.section("BB server", [toggle("Keep Mac awake"), toggle("Keep Mac awake").id("second")])])],
      checks: .size("sw0019", "sw0020", "Keep Mac awake") + .size("sw0462", "sw0463", "Keep Mac awake") + [
        .headerHeight("sw0010", above: "Keep Mac awake"), .headerHeight("sw0454", above: "Keep Mac awake"),
        .rowHeight("sw0024", "toggle Keep Mac awake", "second"),
      ]),
    TruthScene(
      name: "footers of two and three lines",
      views: [
        .form([footed(84, "a"), footed(143, "b"), footed(121, "c"), footed(84, "d"), .section("h", [row("e")])])
      ],
      checks: [
        .footerHeight("sw0011", "a", "b", header: 40.33), .footerHeight("sw0012", "b", "c", header: 40.33),
        .footerHeight("sw0093", "c", "d", header: 40.33), .footerHeight("sw0460", "d", "e", header: 40.33),
      ]),
    TruthScene(
      name: "three lines of footnote",
      views: [.list([.text(words(118), .footnote).id("a"), .text(words(118), .footnote).id("b")])],
      checks: [.rowHeight("sw0092", "a", "b")]),
    TruthScene(
      name: "vertical field", source: #"Form { TextField("Name", text: $name, axis: .vertical) }"#,
      views: [.form([.field("Name").id("a"), .field("Name").id("b")])],
      checks: .size("sw0014", "sw0015", "a") + .size("sw0457", "sw0458", "a") + [
        .rowHeight("sw0016", "a", "b"), .rowHeight("sw0455", "a", "b"), .width("sw0009", "a"), .width("sw0628", "a"),
      ]),
    TruthScene(
      name: "vertical field of three lines",
      views: [.form([threeLines("a"), threeLines("b")])],
      checks: .size("sw0543", "sw0544", "a") + [.rowHeight("sw0545", "a", "b")]),
    TruthScene(
      name: "button in a row", source: #"Form { Button("Save and test") {} }"#,
      views: [.form([.button("Save and test").id("a"), .button("Save and test").id("b")])],
      checks: [.rowHeight("sw0017", "a", "b"), .rowHeight("sw0459", "a", "b"), .rowHeight("sw0007", "a", "b")]),
    TruthScene(
      name: "stepper", source: #"Form { Stepper { HStack { Text("Threads at once"); Spacer(); Text("Automatic") } } }"#,
      views: [.form([stepper])],
      checks: .size("sw0026", "sw0027", "stepper") + .size("sw0034", "sw0035", "Threads at once")
        + .size("sw0468", "sw0469", "Threads at once") + .size("sw0471", "sw0472", "Automatic")),
    TruthScene(
      name: "labeled content", source: #"Form { LabeledContent("Configured limit", value: "5") }"#,
      views: [.form([.labeled("Configured limit", .text("5"))])],
      checks: .size("sw0037", "sw0038", "Configured limit")),
    TruthScene(
      name: "labeled content in footnote",
      views: [.form([footnotes("Patrick's MegaMac", "18 at once"), footnotes("Below", "18 at")])],
      checks: .size("sw0040", "sw0041", "Patrick's MegaMac") + .size("sw0479", "sw0480", "Patrick's MegaMac")
        + .size("sw0482", "sw0483", "18 at once") + [
          .rowHeight("sw0042", "Patrick's MegaMac", "Below"), .rowHeight("sw0484", "Patrick's MegaMac", "Below"),
        ]),
    TruthScene(
      name: "menu picker", views: [.form([picker])],
      checks: .size("sw0079", "sw0080", "picker") + .size("sw0085", "sw0086", "Voice")),
    TruthScene(
      name: "labeled slider",
      views: [.form([.labeled("Speed", slider("a")), .labeled("Speed", slider("b"))])],
      checks: .size("sw0090", "sw0091", "Speed") + [.height("sw0088", "a"), .rowHeight("sw0089", "a", "b")]),
    TruthScene(
      name: "text and caption", views: [.list([titled("Tasks", "Orbit", 2), titled("Tasks ", "Orbit ", 2)])],
      checks: .size("sw0127", "sw0128", "Orbit") + .size("sw0210", "sw0211", "Tasks") + [
        .rowHeight("sw0134", "Tasks", "Tasks ")
      ]),
    TruthScene(
      name: "text and caption at a distance of 3", views: [.list([titled("A", "a", 3), titled("B", "b", 3)])],
      checks: [.rowHeight("sw0207", "A", "B")]),
    TruthScene(
      name: "body texts",
      views: [
        .list(
          [
            "Plan the Friday release window", "Review the launch checklist", "Draft the ORBIT-42 release notes",
            "Pick a database for the todo app", "Watch approval QA 0700",
          ].map { .text($0) })
      ],
      checks: .size("sw0117", "sw0118", "Plan the Friday release window")
        + .size("sw0119", "sw0120", "Review the launch checklist")
        + .size("sw0121", "sw0122", "Draft the ORBIT-42 release notes")
        + .size("sw0123", "sw0124", "Pick a database for the todo app")
        + .size("sw0125", "sw0126", "Watch approval QA 0700")),
    TruthScene(
      name: "captions",
      views: [.list(["11 sec. ago", "5 hr. ago", "Created 5 hr, 3 min ago"].map { .text($0, .caption1) })],
      checks: .size("sw0129", "sw0130", "11 sec. ago") + .size("sw0131", "sw0132", "5 hr. ago")
        + .size("sw0208", "sw0209", "Created 5 hr, 3 min ago")),
    TruthScene(
      name: "approvals", views: [.list([approval("Watch approval QA 0700"), approval("second")])],
      checks: .size("sw0182", "sw0183", "Approval needed") + .size("sw0184", "sw0185", "Watch approval QA 0700")
        + .size("sw0188", "sw0189", "button Open thread") + .size("sw0191", "sw0192", "button Approve once")
        + .size("sw0194", "sw0195", "button Deny") + [.rowHeight("sw0197", "Watch approval QA 0700", "second")]),
    TruthScene(
      name: "headline and subheadline", views: [.list([book("Tutunamayanlar", "Oğuz Atay · 1972"), book("b", "c")])],
      checks: .size("sw0363", "sw0364", "Tutunamayanlar") + .size("sw0366", "sw0367", "Oğuz Atay · 1972") + [
        .rowHeight("sw0361", "Tutunamayanlar", "b")
      ]),
    TruthScene(
      name: "plain button with an icon", views: [.list([plain("Wave Charge"), plain("b")])],
      checks: .size("sw0390", "sw0391", "Wave Charge") + [.rowHeight("sw0388", "Wave Charge", "b")]),
    TruthScene(
      name: "button with a label",
      views: [
        .form([
          .button([.label("New thread in Orbit", symbol: "plus")]).id("a"),
          .button([.label("b", symbol: "plus")]).id("b"),
        ])
      ],
      checks: [.rowHeight("sw0546", "a", "b")]),
    TruthScene(
      name: "header of views",
      views: [.list([ViewSketch(.section, [.text("Threads").attached(.header), .text("row")])])],
      checks: [.height("sw0115", "Threads")]),
  ]

  // MARK: Rows

  static func toggle(_ label: String) -> ViewSketch { ViewSketch(.switch, [.text(label)]).id("toggle \(label)") }

  private static func row(_ id: String) -> ViewSketch { .text("Row").id(id) }

  /// A section with a row and a footer of words that are as long as the ones that were measured.
  private static func footed(_ characters: Int, _ id: String) -> ViewSketch {
    .section("h", [row(id)], footer: words(characters))
  }

  private static func words(_ characters: Int) -> String {
    String(String(repeating: "Words of a footer ", count: 20).prefix(characters))
  }

  private static func threeLines(_ id: String) -> ViewSketch { .field("Name").id(id).layout { $0.reservedLines = 3 } }

  private static let stepper = ViewSketch(
    .stepper, [.hStack([.text("Threads at once"), .spacer(), .text("Automatic")])]
  ).id("stepper")

  private static func footnotes(_ first: String, _ second: String) -> ViewSketch {
    .hStack([.text(first, .footnote), .spacer(), .text(second, .footnote)])
  }

  private static let picker = ViewSketch(
    .popUpButton, [.text("Voice"), ViewSketch(.menu, [.control(.menuItem, "Best installed")])]
  ).id("picker")

  private static func slider(_ id: String) -> ViewSketch { ViewSketch(.slider).id(id) }

  private static func titled(_ title: String, _ caption: String, _ spacing: Double) -> ViewSketch {
    .vStack([.text(title), .text(caption, .caption1)], spacing: spacing, .leading)
  }

  private static func book(_ title: String, _ author: String) -> ViewSketch {
    .vStack([.text(title, .headline), .text(author, .subheadline)], spacing: 4, .leading)
      .padding(EdgeLengths(top: .points(2), bottom: .points(2)))
  }

  private static func plain(_ title: String) -> ViewSketch {
    .button([.hStack([.symbol("bolt"), .text(title), .spacer()])])
  }

  static func smallButton(_ title: String) -> ViewSketch {
    .button([.text(title, .caption1).frame(minWidth: 44, minHeight: 44)]).id("button \(title)")
  }

  private static func approval(_ title: String) -> ViewSketch {
    .vStack(
      [
        .text("Approval needed", .subheadline, weight: .semibold), .text(title, .subheadline),
        .hStack(["Open thread", "Approve once", "Deny"].map { smallButton($0) }),
      ], spacing: 6, .leading)
  }
}

extension [TruthScene.Check] {
  static func size(_ width: String, _ height: String, _ id: String) -> Self { TruthScene.Check.size(width, height, id) }
}
