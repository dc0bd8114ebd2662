import AuditModel
import SwiftSource
import Testing

/// Views that nothing shows, or previews alone, are no screens of an app.
@Suite struct UnshownViewTests {
  private static let app = "@main struct A: App { var body: some Scene { WindowGroup { Root() } } }\n"
  private static let root = "struct Root: View { var body: some View { Text(\"root\") } }\n"
  private static let card = "struct Card: View { var body: some View { Button {} label: { Image(\"a\") } } }\n"
  private static let stage = "struct Stage: View { var body: some View { Card() } }\n"
  private static let style =
    "struct Dots: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(\"dots\") } } }\n"
  private static let modifier =
    "struct Marked: ViewModifier { func body(content: Content) -> some View { HStack { content; Button {} label: { Image(\"a\") } } } }\n"
  private static let preview = "#Preview { Card() }\n"

  /// Sources of two files, and the screens of both.
  static let sources = [
    (app + root, card + preview, ["A"]),
    (app + root, card + "struct P: PreviewProvider { static var previews: some View { Card() } }", ["A"]),
    (app + root, card + stage + "#Preview { Stage() }", ["A"]),
    (app + root, card + "extension Card { static var sample: Card { Card() } }\n" + preview, ["A"]),
    // Nothing at all shows them, or only what nothing shows.
    (app + root, card, ["A"]), (app + root, card + stage, ["A"]),
    (app + root + "func open() { show(UIHostingController(rootView: Card())) }", card + stage, ["A", "Card"]),
    (app + root, card.replacing("struct Card", with: "public struct Card"), ["A"]),
    // A style that nothing uses is drawn nowhere.
    (app + root, style, ["A"]),
    (
      app + root.replacing("Text(\"root\")", with: "Text(\"root\"); Own().toggleStyle(Dots())"), style,
      ["A", "Dots.makeBody"]
    ),
    // So is what changes other views and nothing names.
    (app + root, modifier, ["A"]),
    (app + root.replacing("Text(\"root\")", with: "Text(\"root\").modifier(Marked())"), modifier, ["A"]),
    // What is used elsewhere, or is where the program starts, is a screen.
    ("@main " + root, card, ["Root"]),
    (app + root + "func open() { show(UIHostingController(rootView: Card())) }", card + preview, ["A", "Card"]),
    (app + root, card + preview + "let all: [any View.Type] = [Card.self]", ["A", "Card"]),
    // Without code that starts, a view is what others use.
    (root, card + preview, ["Root", "Card"]),
  ]

  private static let key =
    "struct Key: View { var icon: String? = nil; var body: some View { if let icon { Image(icon) } else { Text(\"key\") } } }\n"
  private static func keys(_ content: String) -> String {
    "@main struct A: App { var body: some Scene { WindowGroup { Root() } } }\nstruct Root: View { var body: some View { \(content) } }\n"
  }

  /// A branch that no use of a view takes is shown nowhere, if all uses were read.
  static let branches = [
    (keys("Key(); Key(icon: nil)"), key, ["A"]), (keys("Key()"), key + "#Preview { Key(icon: \"a\") }", ["A"]),
    (keys("Key()"), key + "let make = Key.init", ["A", "Key"]),
    (keys("Key()"), key + "let types: [Any.Type] = [Key.self]", ["A", "Key"]),
  ]

  private static let own =
    "struct Card: View { var note: String?; var body: some View { Text(\"a\"); if let note { Text(note) } } }\n"

  /// What is compiled for no platform uses nothing, and a name in one file is no use of what another one has for itself.
  static let privateTypes = [
    (app + root + "#if false\nlet card = Card()\n#endif\n", card, ["A"]),
    (app + root + "let card = Card()\nprivate " + card, "private " + card, ["A", "Card"]),
    (app + root + "let card = Card()\n", "private " + card, ["A"]),
    // All uses of a private type are known: what they do not show is never shown.
    (app + root.replacing("Text(\"root\")", with: "Card()") + "private " + own, "", ["A"]),
    (app + root.replacing("Text(\"root\")", with: "Card()") + own, "let card = Card(note: \"a\")", ["A", "Card"]),
  ]

  private static let more = "func more() -> some View { Button(\"m\") {} }; "

  /// The first file with a member that no body shows.
  private static func member(_ prefix: String = "", in type: String = "View") -> String {
    app + root.replacing("var body", with: "\(prefix)\(more)var body").replacing("Root: View", with: "Root: \(type)")
  }

  /// A member with views that nothing names is not shown.
  static let members = [
    (member(), "", ["A"]), (member(), "let moreOf = 1", ["A"]), (member("private "), "", ["A"]),
    (member(), "func open() { show(more) }", ["A", "Root.more"]),
    // Others may call it: another module, Objective-C, a framework.
    (member("public "), "", ["A", "Root.more"]), (member("@objc "), "", ["A", "Root.more"]),
    (member(in: "View, Tip"), "", ["A", "Root.more"]), (member(in: "View, Identifiable"), "", ["A"]),
    (member(in: "View, Own"), "protocol Own: Tip {}", ["A", "Root.more"]),
    (member(in: "View, Own"), "protocol Own: AnyObject, Sendable {}", ["A", "Root.more"]),
    (member(in: "View, Own"), "protocol Own: Sendable {}", ["A"]),
    (root.replacing("var body", with: "\(more)var body"), "", ["Root", "Root.more"]),
  ]

  @Test(arguments: sources + branches + privateTypes + members) func viewsOfPreviews(
    first: String, second: String, screens: [String]
  ) async {
    let sources = zip(["V.swift", "W.swift"], [first, second]).map {
      SourceFile(path: $0, bytes: Array("import SwiftUI\n\($1)".utf8))
    }
    let trees = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees)
    #expect(trees.flatMap(\.screens).map(\.id) == screens)
  }

  /// The code of a library does not start, wherever that of the app does; a file without views may show a view too.
  @Test(arguments: [
    ("Kit", "", ["A", "Card"]), ("App", "", ["A"]), ("App", "let window = Window(content: Card())", ["A", "Card"]),
  ])
  func targetsAndOtherFiles(target: String, other: String, screens: [String]) async {
    let sources = [
      SourceFile(path: "V.swift", bytes: Array("import SwiftUI\n\(Self.app + Self.root)".utf8), targets: ["App"]),
      SourceFile(
        path: "W.swift", bytes: Array("import SwiftUI\npublic \(Self.card + Self.preview)".utf8), targets: [target]),
      SourceFile(path: "X.swift", bytes: Array(other.utf8), targets: ["App"]),
    ]
    let trees = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees)
    #expect(trees.flatMap(\.screens).map(\.id) == screens)
  }
}
