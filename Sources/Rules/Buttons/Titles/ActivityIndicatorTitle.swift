import AuditModel
import RuleKit
import ScreenAnalysis

/// A button with an activity indicator does not say what goes on.
///
/// ## What it reports
/// A button whose configuration shows an activity indicator, with a title that does not end with an ellipsis, as titles of
/// what goes on do. A note, off by default.
///
/// ## Why it matters
/// The indicator is not spoken: only the title can tell that something goes on.
///
/// ## Example
/// "Checkout" beside an indicator; "Checking out…" tells.
///
/// ## Known limits
/// Code mostly shows the indicator and changes the title together.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("the label “Checkout” could change to “Checking out…”").
struct ActivityIndicatorTitle: ScreenRule {
  static let name = "activity-indicator-title"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons with an indicator and the usual title.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      let element = context.element
      guard element.kind == .button, element.control.configuration?.showsActivityIndicator == true,
        let title = element.buttonTitles.first, let words = context.words(title)?.string,
        !words.hasSuffix("…"), !words.hasSuffix("...")
      else { return nil }
      return Problem(
        "the button shows an activity indicator, but its title \"\(words.inBrief)\" does not tell what goes on",
        text: title)
    }
  }
}
