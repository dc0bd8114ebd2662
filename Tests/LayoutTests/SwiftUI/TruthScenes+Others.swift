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
      name: "inline title",
      source: #"Text("Page").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)"#,
      checks: .size("sw0076", "sw0077", "Settings") + [.height("sw0074", "navigationBar")]),
    TruthScene(
      name: "inline title that does not fit",
      views: [
        .bar(
          title: "Artifact runtime text", inline: true,
          [icon("first", 41.7), icon("square.and.arrow.up", 39), icon("ellipsis.circle", 40)])
      ],
      checks: .size("sw0295", "sw0296", "Artifact runtime text")),
    TruthScene(
      name: "items with symbols", source: items(symbolNames),
      checks: zip(["sw0103", "sw0106", "sw0180", "sw0299", "sw0302"], symbolNames).map { .height($0, $1) }),
    TruthScene(
      name: "item of iOS 17", source: items([symbolNames[0]]), canvas: iOS17,
      checks: [.height("sw0322", symbolNames[0])]),
    TruthScene(
      name: "items with symbols at the largest size", source: items(symbolNames), canvas: largest,
      checks: zip(["sw0258", "sw0260"], symbolNames).map { .height($0, $1) }),
    TruthScene(
      name: "sheet with text items",
      source: """
        Text("Page").navigationTitle("Send to BB").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
        }
        """,
      checks: .size("sw0535", "sw0536", "Cancel") + .size("sw0538", "sw0539", "Send")
        + .size("sw0541", "sw0542", "Send to BB")),
    TruthScene(
      name: "four tabs",
      source: "TabView { \((1...4).map { #"Text("Page").tabItem { Text("Tab \#($0)") }"# }.joined(separator: "; ")) }",
      checks: .size("sw0058", "sw0059", "Tab 1") + [.height("sw0057", "tabBar")]),
    TruthScene(
      name: "bottom toolbar",
      source: """
        Text("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button {} label: { Image(systemName: "plus") } }
        }
        """,
      checks: [.height("sw0583", "toolbar")]),
    TruthScene(
      name: "search field of iOS 17",
      source: #"Text("Page").navigationTitle("Books").searchable(text: $query, prompt: "Search")"#, canvas: iOS17,
      checks: .size("sw0315", "sw0316", "Books") + .size("sw0318", "sw0319", "searchField")
        + [.height("sw0313", "navigationBar")]),
    TruthScene(
      name: "search field",
      source: #"Text("Page").navigationTitle("Books").searchable(text: $query, prompt: "Search")"#,
      checks: [.height("sw0601", "searchField")]),
  ]

  private static let accessibility: [TruthScene] = [
    title("Today", "sw0213", "sw0214", on: largest),
    TruthScene(
      name: "approvals at the largest size", source: list(approval("a"), approval("b")), canvas: largest,
      checks: .size("sw0215", "sw0216", "Approval needed a") + .size("sw0217", "sw0218", "Watch approval QA 0700")
        + [.width("sw0220", "button Deny"), .rowHeight("sw0221", "Approval needed a", "Approval needed b")]),
    TruthScene(
      name: "header of two lines", source: list(#"Section("Agents working now") { Text("Row") }"#), canvas: largest,
      checks: [.headerHeight("sw0222", above: "Row")]),
    TruthScene(
      name: "inline title at the largest size", canvas: largest,
      views: [.bar([icon("line", 36)], title: "Studio", inline: true, [.button("Select")])],
      checks: .size("sw0253", "sw0254", "Studio") + .size("sw0255", "sw0256", "Select")),
    TruthScene(
      name: "texts at the largest size",
      source: list(
        #"Text("Edge race")"#, #"Text("Edge lookup").fontWeight(.semibold)"#, #"Text("44 sec. ago").font(.caption)"#),
      canvas: largest,
      checks: .size("sw0261", "sw0262", "Edge race") + [
        .height("sw0264", "Edge lookup"), .height("sw0265", "44 sec. ago"),
      ]),
  ]

  private static let older: [TruthScene] = [
    TruthScene(
      name: "books of iOS 17", source: list(book("Brave New World"), book("b")) + ".listStyle(.plain)", canvas: iOS17,
      checks: .size("sw0333", "sw0334", "Brave New World") + .size("sw0335", "sw0336", "Author: Aldous huxley")
        + .size("sw0337", "sw0338", "Published on: 1932") + [.rowHeight("sw0323", "Brave New World", "b")]),
    TruthScene(
      name: "log in of iOS 13",
      source: """
        VStack {
          HStack { Text("Username"); \(named("name", #"TextField("", text: $name)"#)) }
          HStack { Text("Password"); \(named("word", #"TextField("", text: $word)"#)) }
          Button("Log In") {}
        }.padding()
        """,
      canvas: iOS17,
      checks: .size("sw0342", "sw0343", "Username") + .size("sw0345", "sw0346", "name")
        + .size("sw0351", "sw0352", "Log In") + [.width("sw0347", "Password"), .width("sw0349", "word")]),
    TruthScene(
      name: "text and button", source: #"Text("Hello, world!"); Button("Tap me!") {}"#, canvas: iOS15,
      checks: .size("sw0354", "sw0355", "Hello, world!") + .size("sw0357", "sw0358", "Tap me!")),
  ]

  private static let controls: [TruthScene] = [
    TruthScene(
      name: "switch alone", source: #"Toggle("", isOn: $isOn).labelsHidden().fixedSize()"#,
      checks: .size("sw0576", "sw0577", "switch")),
    TruthScene(
      name: "stepper alone", source: #"Stepper("", value: $number).labelsHidden()"#,
      checks: .size("sw0624", "sw0625", "stepper") + .size("sw0476", "sw0477", "stepper")),
    TruthScene(
      name: "date alone", source: #"DatePicker("", selection: $day, displayedComponents: .date).labelsHidden()"#,
      checks: [.height("sw0626", "datePicker")]),
    TruthScene(
      name: "segments",
      source: #"Picker("", selection: $choice) { Text("A"); Text("B") }.pickerStyle(.segmented).frame(width: 300)"#,
      checks: [.height("sw0581", "segmentedControl")]),
  ]

  private static let presented: [TruthScene] = [
    TruthScene(
      name: "alert",
      source: """
        Text("Page").alert("Title", isPresented: $isShown) { Button("OK") {}; Button("Cancel") {} } message: {
          Text("Message")
        }
        """,
      isPresented: true, checks: .size("sw0617", "sw0618", "OK")),
    TruthScene(
      name: "confirmation dialog",
      source: """
        Text("Page").confirmationDialog("Title", isPresented: $isShown) { Button("Remove") {} } message: {
          Text("Message")
        }
        """,
      isPresented: true, checks: .size("sw0411", "sw0412", "Remove")),
  ]

  // MARK: Parts

  private static func title(
    _ words: String, _ width: String, _ height: String, bar: String? = nil, on canvas: SolvedSketch.Canvas = .init()
  ) -> TruthScene {
    TruthScene(
      name: "large title \(words)", source: #"Text("Page").navigationTitle("\#(words)")"#, canvas: canvas,
      checks: .size(width, height, words) + (bar.map { [.height($0, "navigationBar")] } ?? []))
  }

  /// An item with an image, as wide as it was measured.
  private static func icon(_ name: String, _ width: Double) -> ViewSketch {
    let image = ImageReference(name, size: Size(width: Points(width - 15.5), height: 20))
    return .button([.symbol(name).with { $0.control.image = image }]).id("item \(name)")
  }

  static let symbolNames = ["mic", "square.and.pencil", "square.stack", "square.and.arrow.up", "ellipsis.circle"]

  /// A large title with items of symbols.
  static func items(_ symbols: [String]) -> String {
    let buttons = symbols.map { named($0, #"Button {} label: { Image(systemName: "\#($0)") }"#) }
    return #"Text("Page").navigationTitle("Home").toolbar { \#(buttons.joined(separator: "; ")) }"#
  }

  private static func approval(_ name: String) -> String {
    let buttons = ["Open thread", "Approve once", "Deny"].map { title in
      named("button \(title)", #"Button {} label: { Text("\#(title)").font(.caption).frame(maxWidth: .infinity) }"#)
    }
    return """
      VStack(alignment: .leading, spacing: 6) {
        \(named("Approval needed \(name)", #"Text("Approval needed").font(.subheadline).fontWeight(.semibold)"#))
        Text("Watch approval QA 0700").font(.subheadline)
        VStack(spacing: 8) { \(buttons.joined(separator: "; ")) }
      }
      """
  }

  private static func book(_ title: String) -> String {
    """
    HStack(spacing: 16) {
      Rectangle().frame(width: 82, height: 90)
      VStack {
        Text("\(title)").font(.headline)
        Text("Author: Aldous huxley").font(.footnote)
        Text("Published on: 1932").font(.footnote)
      }
    }
    """
  }
}
