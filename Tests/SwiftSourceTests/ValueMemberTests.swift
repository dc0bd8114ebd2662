import Testing

/// Views and images that values have: members of extensions of their types, of protocols, and of what their properties are.
@Suite struct ValueMemberTests {
  private static let level = """
    enum Level { case low, high }
    extension Level {
      var icon: some View { switch self { case .low: return Image("down"); case .high: return Image("up") } }
      var star: some View { Image("star") }
      var name: String { switch self { case .low: return "down"; case .high: return "up" } }
    }
    struct Note { var level: Level }
    struct Row: View { let note: Note; var body: some View { note.level.icon } }
    struct Star: View { let note: Note; var body: some View { note.level.star } }
    struct Named: View { let note: Note; let level: Level; var body: some View { Image(level.name) } }
    """

  private static let item = """
    protocol Item {}
    extension Item {
      var icon: Image { Image("doc") }
      func badge(_ name: String) -> some View { Image(name) }
    }
    struct File: Item {}
    struct Card: View { let item: any Item; let file: File; var body: some View { item.icon; file.badge("new") } }
    """

  static let cases = [
    SourceCase(
      level, "Row(note: note)", "view\n  imageView image=down way=choice#1/0\n  imageView image=up way=choice#1/1"),
    SourceCase(level, "Star(note: note)", "imageView image=star"),
    // An image of which code decides the name shows one of several.
    SourceCase(level, "Named(note: note, level: level)", "imageView image=down or up"),
    SourceCase(level, "Named(note: note, level: .high)", "imageView image=up"),
    SourceCase(item, "Card(item: item, file: file)", "view\n  imageView image=doc\n  imageView image=new"),
    // The words between which the text is divided are not known.
    SourceCase(
      "", "words.reduce(Text(\"\")) { $0 + Text($1) }.onTapGesture { open() }", "label ‹words› gestures=tap code=words"),
    SourceCase("", "words.reduce(into: [:]) { count($0, $1) }", "words code=words"),
  ]

  @Test(arguments: cases) func views(sample: SourceCase) async throws {
    let found = try await sample.sketch()
    #expect(found == sample.expected)
  }
}
