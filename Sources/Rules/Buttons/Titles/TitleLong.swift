import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// The title of a button is long.
///
/// ## What it reports
/// A title of more than four words, in any language that has spaces between words. A note, off by default.
///
/// ## Why it matters
/// A few words are read at a glance, and are spoken before the user swipes on.
///
/// ## Example
/// "Import all of your existing bookmarks".
///
/// ## Known limits
/// The number is ours: the guidelines ask for a few words. Sentences, questions, and languages without spaces are not told apart.
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
        guard count > EnglishTitles.mostWords.value else { continue }
        return Problem(
          "the title \"\(words.inBrief)\" has \(count) words; a few are enough", text: title,
          evidence: ["words": .number(Double(count))])
      }
      return nil
    }
  }
}
