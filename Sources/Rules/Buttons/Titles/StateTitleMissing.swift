import AuditModel
import Localization
import RuleKit
import ScreenAnalysis
import Utilities

/// A button has a title for one state but not for its normal state.
///
/// ## What it reports
/// A UIKit button with a title for the highlighted, focused, selected or disabled state but none for the normal one:
/// nothing is shown until the state changes. Also a button whose titles for two states differ, if a language has a
/// translation of the normal one only. Severity: warning. Needs review if an outlet, a custom class or the code that
/// fills a cell may set the title.
///
/// ## Why it matters
/// UIKit falls back to the normal state's title, never the reverse. And if a translation is missing, the button changes
/// its language when it is selected.
///
/// ## Example
/// A button with the title "Following" under State Config "Selected" and none under "Default" shows nothing until it is
/// selected.
///
/// ## Known limits
/// A button with an image for the normal state is skipped, because it may change from an image to words by design.
/// Titles set in code are not seen.
///
/// ## Source
/// UIKit, UIButton ("If you don’t customize the content for a particular state, the button uses the values associated
/// with the Default state"; "you must specify the title, image, and appearance attributes for each state separately").
struct StateTitleMissing: ScreenRule {
  static let name = "state-title-missing"
  static let severity = Severity.warning

  /// The buttons that lack a title in a state.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    return screen.elements.indices.flatMap { index -> [Finding] in
      let facts = screen.elements[index]
      guard facts.element.kind == .button, facts.element.control.configuration?.title == nil,
        facts.element.accessibility.isElement != false
      else { return [] }
      if let finding = Self.withoutNormal(index, on: screen) { return [finding] }
      return Self.untranslated(index, on: screen).map { [$0] } ?? []
    }
  }

  private static func withoutNormal(_ index: Int, on screen: ScreenFacts) -> Finding? {
    let facts = screen.elements[index]
    let states = facts.element.control.states ?? [:]
    let normal = states[.normal]
    guard normal?.title?.isBlank ?? true, facts.element.control.title == nil,
      normal?.image == nil, normal?.backgroundImage == nil, facts.element.control.configuration?.image == nil,
      let state = ControlState.allCases.first(where: { states[$0]?.title?.isBlank == false })
    else { return nil }
    return Problem(
      "the button has a title for the state \(state.rawValue) but none for the normal state", severity: severity,
      reviewReason: facts.reviewReason(codeMay: .title),
      fix: { $0.control.states?[.normal, default: StateContent()].title = states[state]?.title }
    ).finding(of: Self.self, at: index, on: screen)
  }

  /// The locales whose tables have the normal title only, while the source's titles differ.
  private static func untranslated(_ index: Int, on screen: ScreenFacts) -> Finding? {
    let facts = screen.elements[index]
    guard let normal = facts.element.control.title(for: .normal) else { return nil }
    for state in ControlState.allCases.dropFirst() {
      guard let other = facts.element.control.title(for: state) else { continue }
      let lacking = screen.speech.locales.dropFirst().filter { screen.lacks(other, beside: normal, in: $0) }
      guard let first = lacking.first, let words = screen.speech.words(other, in: first) else { continue }
      var finding = Problem(
        "the title \(quoted(words.string)) of the state \(state.rawValue) is not translated, but the normal title is",
        severity: severity
      ).finding(of: Self.self, at: index, on: screen)
      (finding.locale, finding.reason, finding.key) = (first, "untranslated", other.key)
      finding.otherLocales = Array(lacking.dropFirst())
      return finding
    }
    return nil
  }
}

extension ScreenFacts {
  /// Whether a locale has its own words for one text but not for another that differs from it in the source.
  fileprivate func lacks(_ text: LocalizableText, beside other: LocalizableText, in locale: LocaleTag) -> Bool {
    guard let words = speech.words(text, in: locale), let shown = speech.words(other, in: locale),
      let source = speech.words(text, in: developmentLanguage),
      let otherSource = speech.words(other, in: developmentLanguage),
      source.string != otherSource.string
    else { return false }
    let isOwn = { (owner: LocaleTag?) in owner.map { $0 == locale || locale.inherits(from: $0) } ?? false }
    return isOwn(shown.locale) && !isOwn(words.locale)
  }
}
