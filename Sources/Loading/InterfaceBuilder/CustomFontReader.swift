/// Reads a document's `<customFonts>`: which of the app's font files hold which faces.
enum CustomFontReader {
  /// The PostScript names by the font file's name.
  static func read(_ document: XMLNode) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for list in document.child("customFonts")?.children ?? [] {
      guard let file = list["key"] else { continue }
      let found = list.children.filter { $0.name == "string" }.map { $0.text.filter { !$0.isWhitespace } }
      names[file, default: []].formUnion(found.filter { !$0.isEmpty })
    }
    return names
  }
}
