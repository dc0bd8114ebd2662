import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button's accessibility label does not contain the title that is seen.
///
/// ## What it reports
/// A titled button whose accessibility label, in some locale, does not contain the title (case, diacritics and
/// punctuation apart). Both utterances are shown: on devices the label is spoken, Apple's UIButton page says that the
/// title is. One finding for each button; the further locales are listed beside it.
///
/// ## Why it matters
/// People who use Voice Control say what they see; a name that is not in the label is not found. And one of the two
/// sources on which the team relies will be surprised.
///
/// ## Example
/// The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."
///
/// ## Known limits
/// Titles without a letter (symbols, numbers, emoji) are not compared, nor Latin titles with labels in another script,
/// nor abbreviations of the label ("Pg Dn" for "Page Down": each word's letters stand in a word of the label in that
/// order, the first one first). A title that changes with the state is compared as the normal state shows it. The title
/// "Button", which Interface Builder gives a new button, is a request for review. On nine public apps 7 hits, all read:
/// 6 fail, rightly by the files' texts, one of them a label "Right" on the key "Del"; one in four places asks for
/// review. Before abbreviations and other scripts were left out 4 of 10 were wrong.
///
/// ## Source
/// WCAG 2.2, 2.5.3 (label in name); UIKit, UIButton, accessibility; reference images of iOS 17 to 26.
struct LabelDiffersFromTitle: ScreenRule {
  static let name = "label-differs-from-title"
  static let severity = Severity.warning

  /// The buttons whose label and title differ.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      context.facts.namings[context.locale].flatMap { naming in
        naming.differs ? Self.problem(of: naming, at: context) : nil
      }
    }
  }

  private static func problem(of naming: ButtonNaming, at context: SpokenContext) -> Problem {
    let isPlaceholder = naming.title == UIKitMetrics.placeholderTitle
    return Problem(
      "the label \"\(naming.label)\" does not contain the title \"\(naming.title)\"",
      severity: isPlaceholder ? .note : severity,
      text: context.element.accessibility.label,
      evidence: [
        "label": .text(naming.label), "title": .text(naming.title), "observed": .text(naming.observed),
        "documented": .text(naming.documented),
      ], reviewReason: isPlaceholder ? .placeholderTitle : nil,
      // The title stands for the label that is gone.
      fix: isPlaceholder ? nil : { $0.accessibility.label = nil })
  }
}
