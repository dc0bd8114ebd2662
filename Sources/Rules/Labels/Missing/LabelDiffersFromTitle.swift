import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// The accessibility label of a button or text does not contain what is visible.
///
/// ## What it reports
/// A titled button whose accessibility label does not contain the title in some locale, ignoring case, diacritics and
/// punctuation. The finding shows both utterances, because devices were observed to speak the label while Apple's
/// UIButton documentation says that the title is spoken. In SwiftUI, where the label is always spoken, links, toggles and menu
/// items are compared too, and texts. One finding per element; it lists the other locales. Severity: warning; note for a text,
/// which nobody operates.
///
/// ## Why it matters
/// People who use Voice Control say what they see. A title that is not in the label is not found. And the team may rely
/// on the wrong one of the two utterances.
///
/// ## Example
/// The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."
///
/// ## Known limits
/// Not compared: titles without letters (symbols, numbers, emoji), Latin titles with labels in another script, and
/// titles that abbreviate the label ("Pg Dn" for "Page Down"). A title that changes with the state is compared in its
/// normal state. Placeholder titles, which code replaces, are not compared, nor is a title with a label of which one alone is
/// translated, nor a title of which code computes a part.
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
        naming.differs && !context.facts.showsDummy(naming.title) && !StandardTexts.contains(naming.title)
          ? Self.problem(of: naming, at: context) : nil
      }
    }
  }

  private static func problem(of naming: ButtonNaming, at context: SpokenContext) -> Problem {
    Problem(
      "the label \"\(naming.label)\" does not contain the \(context.element.isStaticText ? "text" : "title") \"\(naming.title)\"",
      severity: context.element.isStaticText ? .note : nil,
      text: context.element.accessibility.label,
      evidence: [
        "label": .text(naming.label), "title": .text(naming.title), "observed": .text(naming.observed),
        "documented": .text(naming.documented),
      ],
      // Without the label, the title is spoken.
      fix: { $0.accessibility.label = nil })
  }
}
