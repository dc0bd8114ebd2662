import AuditModel
import SwiftSource
import Testing

/// Views that code draws with a renderer: pictures, which nobody hears.
@Suite struct DrawnViewTests {
  private static let card = "struct Card: View { var body: some View { Button {} label: { Image(\"a\") } } }\n"
  private static let preview = "#Preview { Card() }\n"

  /// Sources of two files, and the screens of both.
  static let sources = [
    (card, "func draw() -> UIImage? { ImageRenderer(content: Card()).uiImage }", [String]()),
    (
      card, "func draw() { let renderer = ImageRenderer(content: Card().frame(width: 9).environment(\\.locale, l)) }",
      []
    ),
    (card, "func draw() { let card = Card()\nlet r = ImageRenderer(content: card) }", []),
    (card + preview, "func draw() { _ = ImageRenderer(content: VStack { Card() }) }", []),
    (
      card, "struct V: View { var body: some View { Button(\"a\") { save(Card().frame(width: 9).asImage()) } } }", ["V"]
    ),
    // The Dock's tile is a picture too.
    (card, "func draw() { NSApp.dockTile.contentView = NSHostingView(rootView: Card()) }", []),
    (card, "func show() { window.contentView = NSHostingView(rootView: Card()) }", ["Card"]),
    // What is shown elsewhere is a screen all the same.
    (card, "func draw() { _ = ImageRenderer(content: Card()); show(Card()) }", ["Card"]),
    (card, "func draw() { let card = Card()\n_ = ImageRenderer(content: card); show(card) }", ["Card"]),
    (card, "func draw() { _ = ImageRenderer(content: Other()) }", ["Card"]),
    (
      card + "struct V: View { var body: some View { Card() } }", "func draw() { _ = ImageRenderer(content: Card()) }",
      ["V"]
    ),
    // A part of the file that only the renderer shows.
    (
      "struct V: View { var body: some View { Button(\"a\") { save(ImageRenderer(content: card)) } }\nvar card: some View { Button(\"b\") {} } }",
      "", ["V"]
    ),
    (
      "struct V: View { var body: some View { Button(\"a\") { save(ImageRenderer(content: VStack { Button(\"b\") {} })) } } }",
      "", ["V"]
    ),
  ]

  @Test(arguments: sources) func picturesAreNoScreens(views: String, code: String, screens: [String]) async {
    let sources = zip(["V.swift", "W.swift"], [views, code]).map {
      SourceFile(path: $0, bytes: Array("import SwiftUI\n\($1)".utf8))
    }
    let trees = await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees)
    #expect(trees.flatMap(\.screens).map(\.id) == screens)
  }
}
