import AuditModel
import RuleKit
import ScreenAnalysis

/// A button that destroys data is the default button.
///
/// ## What it reports
/// A button with the role `destructive`, or with an English title that says so ("Delete", "Discard Changes", "Don't
/// Save"), that has the primary role or responds to Return; or a button with the role `destructive` and a prominent
/// style. Severity: error, or note if the button of SwiftUI only opens an alert or a confirmation dialog. Needs review if a prominent button is judged by its title alone, or if the title may be
/// harmless ("Remove", "Reset", "Clear").
///
/// ## Why it matters
/// People press Return, or the button that stands out, without reading it, and lose their work.
///
/// ## Example
/// In Sublime Merge, "Discard All" asks for confirmation, and Return in that dialog discards
/// (sublimehq/sublime_merge#915). In the alert of Apple's guidelines with the buttons Primary, Destructive and Cancel,
/// only Primary responds to Return.
///
/// ## Known limits
/// Only English titles are recognized. Roles and key equivalents set in code are not seen. If an alert has no default
/// button, the system picks one.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Role ("don't assign the primary role to a button that performs a destructive
/// action, even if that action is the most likely choice").
struct PrimaryDestructive: ScreenRule {
  static let name = "primary-destructive"
  static let severity = Severity.error

  /// The default buttons that perform a destructive action.
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
    let asks = element.opens?.contains(.confirmation) == true
    let does = asks ? "asks for confirmation of a destructive action" : "performs a destructive action"
    var problem = Problem("the button \(action.phrase) but \(does)", severity: asks ? .note : nil)
    problem.reviewReason = facts.isHidden ? .hiddenAtFirst : nil
    guard element.control.role != .destructive else { return problem }
    guard let (title, locale) = englishTitle(of: element, on: screen), let meaning = DestructiveTitle(title) else {
      return nil
    }
    // A harmless "Remove" with a prominent style is not a problem.
    guard meaning == .certain || action != .prominence else { return nil }
    problem.message = "the button \"\(title)\" \(action.phrase) but \(does)"
    problem.locale = locale
    problem.reviewReason = meaning == .certain && action != .prominence ? problem.reviewReason : .onlyTitle
    return problem
  }

  /// The English title, from which the rule infers what the button does.
  private func englishTitle(of element: Element, on screen: ScreenFacts) -> (String, LocaleTag)? {
    let locales = [screen.developmentLanguage] + screen.speech.locales
    guard let locale = locales.first(where: { $0.language == "en" }) else { return nil }
    let control = element.control
    let title = control.configuration?.title ?? control.title(for: .normal) ?? control.title
    return screen.speech.words(title, in: locale).map { ($0.string.trimmingWhitespace, locale) }
  }
}

/// Whether an English title says that data may be lost.
private enum DestructiveTitle: Sendable {
  /// Something is deleted permanently.
  case certain
  /// Something is removed or reset, which may be harmless.
  case possible

  /// What a title says; nil if it says nothing of the kind.
  init?(_ title: String) {
    let text = title.lowercased().replacing("’", with: "'")
    let verb = String(text.prefix { $0.isLetter })
    if Self.certainVerbs.contains(verb) || Self.certainPhrases.contains(where: text.hasPrefix) {
      self = .certain
    } else if Self.possibleVerbs.contains(verb) {
      self = .possible
    } else {
      return nil
    }
  }

  // The titles of destructive buttons in Apple's documentation (Human Interface Guidelines, Alerts and Action sheets; SwiftUI, ButtonRole)
  // and verbs with the same meaning.
  private static let certainVerbs: Set<String> = ["delete", "erase", "discard", "destroy", "wipe"]
  private static let certainPhrases = ["don't save", "empty trash", "move to trash", "move to the trash"]
  private static let possibleVerbs: Set<String> = ["remove", "reset", "clear", "overwrite", "uninstall"]
}
