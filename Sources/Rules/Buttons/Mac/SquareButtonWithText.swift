import AuditModel
import RuleKit
import ScreenAnalysis

/// A square button shows text.
///
/// ## What it reports
/// A square (gradient) button or pop-up button (`smallSquare`) of AppKit whose title is seen: words, or characters that
/// stand for a symbol ("+").
///
/// ## Why it matters
/// The style is made for symbols, which the system colours and aligns; words are cut by it, and "+" is neither.
///
/// ## Example
/// Beside "+" and "–" images in the password manager of iTerm2 stands a square button with the text "Edit Password".
/// Another public app has one with the character "ⓘ", where the symbol `info.circle` belongs.
///
/// ## Known limits
/// Titles that code sets are not seen, and not whether an asset is a symbol of the app's own. On nine public apps with one
/// square button: 1 hit, read, right.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("square buttons contain symbols or icons, not text"; "prefer using
/// a symbol in a square button").
struct SquareButtonWithText: ScreenRule {
  static let name = "square-button-with-text"
  static let severity = Severity.note

  /// What words are made of; a letter in a circle is a symbol.
  private static let letters: Set<Unicode.GeneralCategory> = [
    .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]

  /// The square buttons with a title.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.square], on: screen).compactMap { button in
      guard let words = button.words(on: screen) else { return nil }
      let shows =
        words.unicodeScalars.contains { Self.letters.contains($0.properties.generalCategory) }
        ? "the text" : "the characters"
      let problem = Problem(
        "a square button shows \(shows) \"\(words)\", and no symbol", locale: screen.developmentLanguage,
        reviewReason: screen.elements[button.index].reviewReason(codeMay: "change it"))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
