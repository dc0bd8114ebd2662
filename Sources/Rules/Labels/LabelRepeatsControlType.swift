import AuditModel
import RuleKit
import ScreenAnalysis

/// A label ends or begins with the word for what the element is, which VoiceOver says by itself.
///
/// ## What it reports
/// A label whose last word is the one for the element's own type ("Play button" on a button), or whose first word is, in languages
/// that put it there ("Bouton Lecture"). A warning; a note where the title that is seen has the word too, and where an image's label
/// says which kind of image it is ("photo", "icon").
///
/// ## Why it matters
/// "Play button. Button." Who listens to a whole screen hears the word twice at every stop.
///
/// ## Example
/// The label "Home button" of a news reader's button became "Home" (wikimedia/wikipedia-ios#931).
///
/// ## Known limits
/// The words of each language are those of `Locales/spoken`. Only whole words of the element's own type count: "Radio button",
/// "Button shape", "Link account", "Image settings" and "Tab bar" are none. "Add button" may mean a button that adds a button. A
/// word that only a translation has is `type-word-in-translation`'s. On nine public apps it found nothing: their labels in
/// interface files do without ("Chapter link" is a button's).
///
/// ## Source
/// UIKit, `accessibilityLabel`, and UIControl ("doesn't identify the element's type"); google/GTXiLib; Google's accessibility test
/// framework for Android.
struct LabelRepeatsControlType: LabelRule {
  static let name = "label-repeats-control-type"
  static let severity = Severity.warning

  /// The type's word in the label, where the development language has it too.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard let (word, severity) = context.typeWord(of: label),
      context.isDevelopmentLanguage || context.originalTypeWord(of: label) != nil
    else { return nil }
    return Problem(word.message(of: label), severity: severity, of: label, betterLabel: word.rest)
  }
}

extension TypeWord {
  /// What is wrong with a label that has the word.
  func message(of label: SpokenLabel) -> String {
    let name = label.isAuthors ? "label" : "title"
    let verb = isLast ? "ends" : "begins"
    return "the \(name) \"\(label.text.inBrief)\" \(verb) with \"\(word)\", which VoiceOver says by itself"
  }
}
