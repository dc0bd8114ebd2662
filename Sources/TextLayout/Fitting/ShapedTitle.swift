import AuditModel

/// A text to be fitted at any size: it is shaped when a font first asks for it in its faces, and never again for them.
///
/// One task at a time may use it; `TextMeasurer` makes it.
package final class ShapedTitle {
  /// The words.
  let text: String
  /// What ICU says of the text.
  let analysis: TextAnalysis
  /// The language.
  let language: TextLanguage
  private let session: ShapingSession
  private let hyphenation: [Int]
  private let tabs: TabStops
  private var shaped: [(faces: FontFaces, text: ShapedText)] = []

  /// A text; a dictionary's hyphens may precede the UTF-16 offsets `hyphenation`.
  init(
    _ text: String, locale: LocaleTag?, analysis: TextAnalysis, session: ShapingSession, hyphenation: [Int] = [],
    tabs: TabStops = TitleStyle().stops
  ) {
    self.text = text
    self.analysis = analysis
    self.session = session
    self.hyphenation = hyphenation
    self.tabs = tabs
    language = session.language(locale)
  }

  /// Shapes the title for a font's size, if it was not yet in the same faces.
  package func shape(_ size: FontSize) { _ = shaped(size.faces) }

  /// The text as shaped in a font's faces.
  func shaped(_ faces: FontFaces) -> ShapedText {
    for index in shaped.indices where shaped[index].faces === faces { return shaped[index].text }
    let made = ShapedText(
      analysis, language: language, faces: faces, session: session, hyphenation: hyphenation, tabs: tabs,
      sibling: shaped.first?.text)
    shaped.append((faces, made))
    return made
  }
}
