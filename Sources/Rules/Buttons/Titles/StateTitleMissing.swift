import Localization
import AuditModel
import RuleKit
import ScreenAnalysis

/// A button has a title in one state, and none in its normal one.
///
/// ## What it reports
/// A button of UIKit with a title for the highlighted, focused, selected or disabled state but none for the normal one: nothing
/// is shown until the state changes. Also a button whose titles for two states differ, where a language has a translation of the
/// normal one only. A warning; a request for review where an outlet, a class of the app's own or the code that fills a cell may set the
/// title.
///
/// ## Why it matters
/// UIKit falls back to the normal state's title, never the other way round. And with a translation missing the button
/// changes its language when it is chosen.
///
/// ## Example
/// Apple's page, UIButton: "If you don’t customize the content for a particular state, the button uses the values associated with
/// the Default state". A button with the title "Following" under State Config "Selected" and none under "Default" shows nothing
/// until it is selected.
///
/// ## Known limits
/// A button with an image for the normal state is left out: it may turn from an image into words by design. Titles that code
/// sets are not seen. No public file that was read has
/// such a button.
///
/// ## Source
/// UIKit, UIButton ("you must specify the title, image, and appearance attributes for each state separately").
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
      "the button has a title for the state \(state.rawValue), but none for the normal one", severity: severity,
      reviewReason: facts.reviewReason(codeMay: "set the title"),
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
        "the title \"\(words.string.inBrief)\" of the state \(state.rawValue) is not translated, the normal one is",
        severity: severity
      ).finding(of: Self.self, at: index, on: screen)
      (finding.locale, finding.reason, finding.key) = (first, "untranslated", other.key)
      finding.also = lacking.dropFirst().map(\.identifier)
      return finding
    }
    return nil
  }
}

extension ScreenFacts {
  /// Whether a locale has words of its own for one text and not for another one, which has other words in the source.
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
