import AuditModel
import RuleKit
import ScreenAnalysis

/// A square button shows text; off by default.
///
/// ## What it reports
/// A square (gradient) AppKit button or pop-up button (`smallSquare`) with a visible title: words, or characters used
/// as a symbol ("+"). Severity: note.
///
/// ## Why it matters
/// The style is designed for symbols, which the system colors and aligns. It truncates words, and characters such as
/// "+" are neither colored nor aligned.
///
/// ## Example
/// Next to "+" and "–" images, the password manager of iTerm2 has a square button with the text "Edit Password".
/// Another public app has one with the character "ⓘ" instead of the symbol `info.circle`.
///
/// ## Known limits
/// Titles set in code are not seen, nor whether an asset is a custom symbol.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("square buttons contain symbols or icons, not text"; "prefer
/// using a symbol in a square button").
struct SquareButtonWithText: ScreenRule {
  static let name = "square-button-with-text"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The categories of letters; a letter in a circle is a symbol.
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
        "the square button shows \(shows) \"\(words)\" instead of a symbol", locale: screen.developmentLanguage,
        reviewReason: screen.elements[button.index].reviewReason(codeMay: .style))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
