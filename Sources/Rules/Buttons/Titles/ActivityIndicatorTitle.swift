import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// A button with an activity indicator does not say what is in progress; off by default.
///
/// ## What it reports
/// A button whose configuration shows an activity indicator and whose title does not end with an ellipsis, as titles of
/// ongoing actions do. Severity: note.
///
/// ## Why it matters
/// The indicator is not spoken. Only the title can say that something is in progress.
///
/// ## Example
/// "Checkout" next to an indicator; "Checking out…" says what is in progress.
///
/// ## Known limits
/// Code usually shows the indicator and changes the title at the same time.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("the label “Checkout” could change to “Checking out…”").
struct ActivityIndicatorTitle: ScreenRule {
  static let name = "activity-indicator-title"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons with an indicator and a title without an ellipsis.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let element = context.element
      guard element.kind == .button, element.control.configuration?.showsActivityIndicator == true,
        let title = element.buttonTitles.first, let words = context.words(title)?.string,
        !words.hasSuffix("…"), !words.hasSuffix("...")
      else { return nil }
      return Problem(
        "the button shows an activity indicator, but its title \(quoted(words)) does not say what is in progress",
        text: title)
    }
  }
}
