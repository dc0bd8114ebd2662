import AuditModel
import RuleKit
import ScreenAnalysis

/// An accessibility label has no translation in a language in which the screen's titles have one.
///
/// ## What it reports
/// An accessibility label that is heard in the development language where another text of the same screen is in the listener's. An
/// error where the label has no key, so that no table can translate it (a user-defined runtime attribute, a literal); a warning where
/// it has one: the missing entry itself is an error of `missing-translation` or `ib-unlocalized-object`. A request for
/// review where code may set another label: an outlet, a class of the app's own.
///
/// ## Why it matters
/// Labels are seen by nobody, and forgotten: the screen is German, the listener hears English words in a German voice.
///
/// ## Example
/// "Back" and "Close" were heard in English in every language (helpscout/beacon-ios-sdk#12); the runtime attribute
/// `accessibilityLabel` of a storyboard cannot be localized at all (lyft/xiblint#16).
///
/// ## Known limits
/// Labels that code sets are not seen. Texts without a word to translate (names in mixed case, acronyms, figures) are left out, and
/// those whose note says "do not translate", elements with a language of their own, and what SwiftUI takes verbatim. A key without
/// words of its own is heard as a key: `label-is-key`. On nine public apps: 1 hit, read: a label that 24 locales
/// lack in the file, and a request for review, because it has an outlet.
///
/// ## Source
/// UIKit, UIButton and UIControl ("localized"); lyft/xiblint#16.
struct LabelNotLocalized: ScreenRule {
  static let name = "label-not-localized"
  static let severity = Severity.error

  /// The labels that some locale lacks.
  func findings(on screen: ScreenFacts) -> [Finding] {
    BorrowedText(rule: Self.self, noun: "label") { $0.accessibility.label }.findings(on: screen)
  }
}
