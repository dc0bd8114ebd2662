import AuditModel
import RuleKit
import ScreenAnalysis

/// A title is set in a different font from the one its control asks for.
///
/// ## What it reports
/// A control that asks for a custom font and has a title with characters that are set in another font, because the
/// custom font has no glyphs for them. One finding per control. Severity: note. A font that the audit cannot find is
/// not reported: the report counts its titles as skipped and lists the fonts that were used.
///
/// ## Why it matters
/// If the font lacks the letters of a language, the titles in that language look foreign in their own app.
///
/// ## Example
/// A brand's Latin font on a button whose title is Greek.
///
/// ## Known limits
/// Fonts and font families are compared by name. Emoji, and scripts for which the system font itself falls back to
/// another font, count too. Pass the folder of the app's fonts with `fonts` or `--fonts`.
///
/// ## Source
/// UIKit, `UIFontDescriptor` cascade lists; HarfBuzz, clusters without glyphs.
struct FitFontFallback: ScreenRule {
  static let name = "fit-font-fallback"
  static let severity = Severity.note

  /// The controls with a title in another font.
  func findings(on screen: ScreenFacts) -> [Finding] { screen.elements.compactMap { finding(for: $0, on: screen) } }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard !element.isHidden else { return nil }
    let foreign = element.realTitles.filter { !$0.foreignFaces.isEmpty }
    guard let first = foreign.first, let family = first.setting.family else { return nil }
    guard element.titles.contains(where: { $0.foreignFaces.count < $0.faces.count }) else { return nil }
    let locales = Set(foreign.map(\.locale)).subtracting([first.locale]).sorted()
    return Problem(
      "\"\(first.text.string)\" is set in \(first.foreignFaces.joined(separator: ", ")), not in "
        + "\"\(family)\", which lacks its characters; its width is an estimate",
      locale: first.locale,
      evidence: ["font": .text(family), "faces": .list(first.fits.first?.measurement.faces ?? [])]
    )
    .finding(
      of: Self.self, at: element.location(in: screen), element: element.reference, otherLocales: locales)
  }
}

extension TitleFacts {
  /// The faces other than the custom font's that set the title, by PostScript name, sorted; empty for the system font.
  fileprivate var foreignFaces: [String] {
    guard let family = setting.family else { return [] }
    let wanted = Self.letters(of: family.prefix { $0 != "-" })
    return faces.filter { !Self.letters(of: $0.prefix { $0 != "-" }).hasPrefix(wanted) }.sorted()
  }

  fileprivate var faces: Set<String> { Set(fits.flatMap(\.measurement.faces)) }

  private static func letters(of name: Substring) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
