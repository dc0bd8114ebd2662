import AuditModel
import PlatformData

/// A button's accessibility label does not contain the title that is seen.
///
/// ## What it reports
/// A titled button whose accessibility label, in some locale, does not contain the title (case, diacritics and punctuation
/// apart). Both utterances are shown: on devices the label is spoken, Apple's UIButton page says that the title is. One
/// finding for each button; the further locales are listed beside it.
///
/// ## Why it matters
/// People who use Voice Control say what they see; a name that is not in the label is not found. And one of the two sources
/// on which the team relies will be surprised.
///
/// ## Example
/// The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."
///
/// ## Known limits
/// Titles without a letter (symbols, numbers, emoji) are not compared. A title that changes with the state is compared as
/// the normal state shows it. The title "Button", which Interface Builder gives a new button, is a request for review.
///
/// ## Source
/// WCAG 2.2, 2.5.3 (label in name); UIKit, UIButton, accessibility; reference images of iOS 17 to 26.
struct LabelDiffersFromTitle: ScreenRule {
  static let name = "label-differs-from-title"
  static let severity = Severity.warning

  /// The buttons whose label and title differ.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.filter { $0.element.kind == .button && !$0.isIgnoredByVoiceOver }
      .compactMap { finding(for: $0, on: screen) }
  }

  private func finding(for facts: ElementFacts, on screen: ScreenFacts) -> Finding? {
    let differing = screen.locales.filter { facts.namings[$0]?.differs ?? false }
    guard let first = differing.first, let naming = facts.namings[first] else { return nil }
    let isPlaceholder = naming.title == ButtonMetrics.placeholderTitle
    return Finding(
      rule: Self.name, outcome: isPlaceholder ? .needsReview : .fails,
      reason: isPlaceholder ? "placeholder-title" : nil,
      severity: isPlaceholder ? .note : Self.severity,
      message: "the label \"\(naming.label)\" does not contain the title \"\(naming.title)\"", locale: first,
      location: facts.location(in: screen), element: facts.reference,
      evidence: [
        "label": .text(naming.label), "title": .text(naming.title), "observed": .text(naming.observed),
        "documented": .text(naming.documented),
      ], also: differing.dropFirst().map(\.identifier))
  }
}
