import AuditModel
import RuleKit
import ScreenAnalysis

/// A button that destroys data is the default one.
///
/// ## What it reports
/// A button with the role `destructive`, or with an English title that says so ("Delete", "Discard Changes", "Don't Save"),
/// that has the primary role or answers to Return, or one with the role `destructive` and a prominent style. A request for
/// review where only the title tells that the prominent button destroys something, or where the title may be harmless
/// ("Remove", "Reset", "Clear").
///
/// ## Why it matters
/// People press Return, or the button that stands out, without reading it, and lose their work.
///
/// ## Example
/// In Sublime Merge "Discard All" asks once more, and Return in that dialog discards (sublimehq/sublime_merge#915). The
/// alert of Apple's page has the three buttons Primary, Destructive and Cancel, of which Primary alone answers to Return.
///
/// ## Known limits
/// Titles are known in English alone. Roles and key equivalents that code sets are not seen; where an alert has no default
/// button of its own, the system picks one. On nine public apps with 256 buttons of UIKit and 85 of AppKit, three of which
/// answer to Return: no hits, and none missed.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Role ("don't assign the primary role to a button that performs a destructive
/// action, even if that action is the most likely choice").
struct PrimaryDestructive: ScreenRule {
  static let name = "primary-destructive"
  static let severity = Severity.error

  /// The default buttons that destroy something.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      problem(of: screen.elements[index], on: screen)?.finding(of: Self.self, at: index, on: screen)
    }
  }

  private func problem(of facts: ElementFacts, on screen: ScreenFacts) -> Problem? {
    let element = facts.element
    guard element.kind == .button || element.kind == .barButtonItem, let action = DefaultAction(of: element) else {
      return nil
    }
    var problem = Problem("the button \(action.phrase) and destroys something")
    problem.reviewReason = facts.isHidden ? .hiddenAtFirst : nil
    guard element.control.role != "destructive" else { return problem }
    guard let (title, locale) = englishTitle(of: element, on: screen), let meaning = DestructiveTitle(title) else {
      return nil
    }
    // A harmless "Remove" that only stands out is no fault at all.
    guard meaning == .certain || action != .prominence else { return nil }
    problem.message = "the button \"\(title)\" \(action.phrase) and destroys something"
    problem.locale = locale
    problem.reviewReason = meaning == .certain && action != .prominence ? problem.reviewReason : .onlyTitle
    return problem
  }

  /// The title by which the rule knows what the button does.
  private func englishTitle(of element: Element, on screen: ScreenFacts) -> (String, LocaleTag)? {
    let locales = [screen.developmentLanguage] + screen.speech.locales
    guard let locale = locales.first(where: { $0.language == "en" }) else { return nil }
    let control = element.control
    let title = control.configuration?.title ?? control.title(for: .normal) ?? control.title
    return screen.speech.words(title, in: locale).map { ($0.string.trimmingWhitespace, locale) }
  }
}
