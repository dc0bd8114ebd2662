import AuditModel
import PlatformData

@testable import Layout

extension TruthScene {
  /// Bars, the largest content size, older systems, controls and presentations.
  static let others: [TruthScene] = bars + accessibility + older + controls + presented

  private static let bars: [TruthScene] = [
    title("Settings", "sw0003", "sw0004", bar: "sw0001"), title("Home", "sw0099", "sw0100"),
    title("Today", "sw0176", "sw0177"),
    TruthScene(
      name: "inline title", views: [.bar(title: "Settings", inline: true)],
      checks: .size("sw0076", "sw0077", "Settings") + [.height("sw0074", "bar")]),
    TruthScene(
      name: "inline title that does not fit",
      views: [
        .bar(
          title: "Artifact runtime text", inline: true,
          [icon("first", 41.7), icon("square.and.arrow.up", 39), icon("ellipsis.circle", 40)])
      ],
      checks: .size("sw0295", "sw0296", "Artifact runtime text")),
    TruthScene(
      name: "items with symbols", views: [.bar(title: "Home", inline: false, symbols)],
      checks: zip(["sw0103", "sw0106", "sw0180", "sw0299", "sw0302"], symbolNames).map { .height($0, $1) }),
    TruthScene(
      name: "item of iOS 17", canvas: iOS17, views: [.bar(title: "Books", inline: false, [symbols[0]])],
      checks: [.height("sw0322", symbolNames[0])]),
    TruthScene(
      name: "items with symbols at the largest size", canvas: largest,
      views: [.bar(title: "Home", inline: false, symbols)],
      checks: zip(["sw0258", "sw0260"], symbolNames).map { .height($0, $1) }),
    TruthScene(
      name: "sheet with text items",
      views: [.bar([.button("Cancel")], title: "Send to BB", inline: true, [primary("Send")])],
      checks: .size("sw0535", "sw0536", "Cancel") + .size("sw0538", "sw0539", "Send")
        + .size("sw0541", "sw0542", "Send to BB")),
    TruthScene(
      name: "four tabs", views: [.container(.tabView, [.text("Page"), tabs(4)], kind: .view)],
      checks: .size("sw0058", "sw0059", "Tab 1") + [.height("sw0057", "tabs")]),
    TruthScene(
      name: "bottom toolbar", views: [ViewSketch(.toolbar, [icon("plus", 48)]).id("toolbar")],
      checks: [.height("sw0583", "toolbar")]),
    TruthScene(
      name: "search field of iOS 17", canvas: iOS17,
      views: [.bar(title: "Books", inline: false, [search])],
      checks: .size("sw0315", "sw0316", "Books") + .size("sw0318", "sw0319", "search") + [.height("sw0313", "bar")]),
    TruthScene(
      name: "search field", views: [.bar(title: "Books", inline: false, [search])],
      checks: [.height("sw0601", "search")]),
  ]

  private static let accessibility: [TruthScene] = [
    title("Today", "sw0213", "sw0214", on: largest),
    TruthScene(
      name: "approvals at the largest size", canvas: largest, views: [.list([approval("a"), approval("b")])],
      checks: .size("sw0215", "sw0216", "Approval needed a") + .size("sw0217", "sw0218", "Watch approval QA 0700")
        + [.width("sw0220", "button Deny"), .rowHeight("sw0221", "Approval needed a", "Approval needed b")]),
    TruthScene(
      name: "header of two lines", canvas: largest,
      views: [.list([.section("Agents working now", [.text("Row")])])],
      checks: [.headerHeight("sw0222", above: "Row")]),
    TruthScene(
      name: "inline title at the largest size", canvas: largest,
      views: [.bar([icon("line", 36)], title: "Studio", inline: true, [.button("Select")])],
      checks: .size("sw0253", "sw0254", "Studio") + .size("sw0255", "sw0256", "Select")),
    TruthScene(
      name: "texts at the largest size", canvas: largest,
      views: [
        .list([.text("Edge race"), .text("Edge lookup", .body, weight: .semibold), .text("44 sec. ago", .caption1)])
      ],
      checks: .size("sw0261", "sw0262", "Edge race") + [
        .height("sw0264", "Edge lookup"), .height("sw0265", "44 sec. ago"),
      ]),
  ]

  private static let older: [TruthScene] = [
    TruthScene(
      name: "books of iOS 17", canvas: iOS17, views: [.list([book("Brave New World"), book("b")], style: "plain")],
      checks: .size("sw0333", "sw0334", "Brave New World") + .size("sw0335", "sw0336", "Author: Aldous huxley")
        + .size("sw0337", "sw0338", "Published on: 1932") + [.rowHeight("sw0323", "Brave New World", "b")]),
    TruthScene(
      name: "log in of iOS 13",
      source: #"VStack { HStack { Text("Username"); TextField("", text: $name) } … }.padding()"#,
      canvas: iOS17,
      views: [
        .vStack([
          .hStack([.text("Username"), .field("").id("name")]), .hStack([.text("Password"), .field("").id("word")]),
          .button("Log In"),
        ]).padding()
      ],
      checks: .size("sw0342", "sw0343", "Username") + .size("sw0345", "sw0346", "name")
        + .size("sw0351", "sw0352", "Log In") + [.width("sw0347", "Password"), .width("sw0349", "word")]),
    TruthScene(
      name: "text and button", canvas: iOS15, views: [.text("Hello, world!"), .button("Tap me!")],
      checks: .size("sw0354", "sw0355", "Hello, world!") + .size("sw0357", "sw0358", "Tap me!")),
  ]

  private static let controls: [TruthScene] = [
    TruthScene(
      name: "switch alone", source: #"Toggle("", isOn: $a).labelsHidden().fixedSize()"#,
      views: [ViewSketch(.switch).id("switch").fixedSize()], checks: .size("sw0576", "sw0577", "switch")),
    TruthScene(
      name: "stepper alone", source: #"Stepper("", value: $a).labelsHidden()"#,
      views: [ViewSketch(.stepper).id("stepper")],
      checks: .size("sw0624", "sw0625", "stepper") + .size("sw0476", "sw0477", "stepper")),
    TruthScene(
      name: "date alone", views: [ViewSketch(.datePicker).with { $0.control.mode = .date }.id("date")],
      checks: [.height("sw0626", "date")]),
    TruthScene(
      name: "segments",
      views: [
        ViewSketch(.segmentedControl, [.control(.segment, "A"), .control(.segment, "B")]).id("segments").frame(
          width: 300)
      ],
      checks: [.height("sw0581", "segments")]),
  ]

  private static let presented: [TruthScene] = [
    TruthScene(
      name: "alert", canvas: presentation("alert"),
      views: [.text("Title"), .text("Message"), .button("OK"), .button("Cancel")],
      checks: .size("sw0617", "sw0618", "OK")),
    TruthScene(
      name: "confirmation dialog", canvas: presentation("confirmationDialog"),
      views: [.text("Title"), .text("Message"), .button("Remove")], checks: .size("sw0411", "sw0412", "Remove")),
  ]

  // MARK: Parts

  private static func title(
    _ words: String, _ width: String, _ height: String, bar: String? = nil, on canvas: SolvedSketch.Canvas = .init()
  ) -> TruthScene {
    TruthScene(
      name: "large title \(words)", source: #".navigationTitle("\#(words)")"#, canvas: canvas,
      views: [.bar(title: words, inline: false)],
      checks: .size(width, height, words) + (bar.map { [.height($0, "bar")] } ?? []))
  }

  /// An item with an image, as wide as it was measured.
  private static func icon(_ name: String, _ width: Double) -> ViewSketch {
    let image = ImageReference(name, size: Size(width: Points(width - 15.5), height: 20))
    return .button([.symbol(name).with { $0.control.image = image }]).id("item \(name)")
  }

  static let symbolNames = ["mic", "square.and.pencil", "square.stack", "square.and.arrow.up", "ellipsis.circle"]
  static let symbols = symbolNames.map { ViewSketch.button([.symbol($0).id("")]).id($0) }

  private static func primary(_ title: String) -> ViewSketch { .button(title).with { $0.control.role = .primary } }

  private static let search = ViewSketch(.searchField).with { $0.control.placeholder = "Search" }.id("search")

  private static func tabs(_ count: Int) -> ViewSketch {
    ViewSketch(.tabBar, (1...count).map { .control(.tabBarItem, "Tab \($0)") }).id("tabs")
  }

  private static func approval(_ id: String) -> ViewSketch {
    .vStack(
      [
        .text("Approval needed", .subheadline, weight: .semibold).id("Approval needed \(id)"),
        .text("Watch approval QA 0700", .subheadline),
        .vStack(
          ["Open thread", "Approve once", "Deny"].map { title in
            .button([.text(title, .caption1).frame(maxWidth: .infinity)]).id("button \(title)")
          }, spacing: 8),
      ], spacing: 6, .leading)
  }

  private static func book(_ title: String) -> ViewSketch {
    .hStack(
      [
        .shape().frame(width: 82, height: 90),
        .vStack([
          .text(title, .headline), .text("Author: Aldous huxley", .footnote), .text("Published on: 1932", .footnote),
        ]),
      ], spacing: 16)
  }

  private static func presentation(_ name: String) -> SolvedSketch.Canvas {
    var canvas = SolvedSketch.Canvas(screenID: "Screen.\(name)")
    canvas.surroundings = ScreenSurroundings()
    canvas.surroundings?.isDetached = true
    return canvas
  }
}
