import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import Utilities

/// The title of a button is long; off by default.
///
/// ## What it reports
/// A title of more than four words, in any language that puts spaces between words. Severity: note.
///
/// ## Why it matters
/// A few words can be read at a glance and are spoken before the user moves on.
///
/// ## Example
/// "Import all of your existing bookmarks".
///
/// ## Known limits
/// The number is our own; the guidelines ask for a few words. Sentences and questions are not distinguished. Languages
/// without spaces between words are not judged.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("write a few words that succinctly describe what the button does").
struct TitleLong: ScreenRule {
  static let name = "title-long"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The long titles.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      guard context.element.isTitledInTitleStyle(on: context.screen.tree.platform) else { return nil }
      for title in context.element.buttonTitles {
        guard let words = context.words(title)?.string else { continue }
        let count = words.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
        guard count > EnglishTitles.maximumWords.value else { continue }
        return Problem(
          "the title \(quoted(words)) has \(count) words; use at most \(EnglishTitles.maximumWords.value)",
          text: title,
          evidence: ["words": .number(Double(count))])
      }
      return nil
    }
  }
}
