import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import Utilities

/// The title of a button does not begin with a verb; off by default.
///
/// ## What it reports
/// An English title of a button whose first word is not in the list of verbs that commands begin with. Severity: note.
///
/// ## Why it matters
/// A verb says what the button does.
///
/// ## Example
/// "Shopping Cart" on a button that adds something to the cart; "Add to Cart" says what it does.
///
/// ## Known limits
/// The guidelines only ask developers to consider it. A noun is right for buttons that lead somewhere. The list of
/// verbs is short.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("consider starting the label with a verb").
struct TitleVerb: ScreenRule {
  static let name = "title-verb"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The titles without a verb.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      guard context.locale.language == "en", context.element.kind == .button,
        context.element.isTitledInTitleStyle(on: context.screen.tree.platform),
        let title = context.element.buttonTitles.first,
        let words = context.words(title)?.string, words != UIKitMetrics.placeholderTitle,
        let first = Self.firstWord(of: words),
        !EnglishTitles.verbs.value.contains(first)
      else { return nil }
      return Problem("the title \(quoted(words)) does not begin with a verb", text: title)
    }
  }

  /// The first word in lowercase; nil if the title begins with something else.
  private static func firstWord(of title: String) -> String? {
    let word = title.drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == "’" || $0 == "'" }
    return word.isEmpty ? nil : word.lowercased()
  }
}
