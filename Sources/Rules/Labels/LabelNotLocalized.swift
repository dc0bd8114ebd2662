import AuditModel
import RuleKit
import TableAnalysis
import ScreenAnalysis
import Utilities

/// An accessibility label is not translated into a language that the screen's titles are translated into.
///
/// ## What it reports
/// An accessibility label that is spoken in the development language while another text of the same screen is in the
/// user's language. Severity: error if the label has no key, so no table can translate it (a user-defined runtime
/// attribute, a literal); warning if it has one, because `missing-translation` or `ib-unlocalized-object` reports the
/// missing entry as an error. Needs review if code may set another label: an outlet, a custom class; not if code computes something else that the element shows.
///
/// ## Why it matters
/// Labels are invisible and easily forgotten: the screen is German, but the user hears English words in a German voice.
///
/// ## Example
/// "Back" and "Close" were spoken in English in every language (helpscout/beacon-ios-sdk#12). The runtime attribute
/// `accessibilityLabel` of a storyboard cannot be localized at all (lyft/xiblint#16).
///
/// ## Known limits
/// Labels set in code are not seen. Skipped are texts without a word to translate (names in mixed case, acronyms,
/// numbers), texts with the note "do not translate", elements with their own language, and verbatim texts in SwiftUI. A
/// key without words is reported by `label-is-key`.
///
/// ## Source
/// UIKit, UIButton and UIControl ("localized"); lyft/xiblint#16.
struct LabelNotLocalized: ScreenRule {
  static let name = "label-not-localized"
  static let severity = Severity.error

  /// The labels that some locales lack.
  func findings(on screen: ScreenFacts) -> [Finding] {
    BorrowedText(rule: Self.self, noun: "label") { $0.accessibility.label }.findings(on: screen)
  }
}

/// An accessibility hint is not translated into a language that the screen's titles are translated into.
///
/// ## What it reports
/// An accessibility hint that is spoken in the development language while another text of the same screen is in the
/// user's language. Severity: error if the hint has no key, so no table can translate it; warning if it has one,
/// because `missing-translation` or `ib-unlocalized-object` reports the missing entry as an error.
///
/// ## Why it matters
/// Hints are whole sentences. Read in the voice of another language, they cannot be understood.
///
/// ## Example
/// Labels and hints that a translated messenger had only in English (element-hq/element-ios#2775).
///
/// ## Known limits
/// The limits of `label-not-localized` apply.
///
/// ## Source
/// UIKit, UIControl ("localized"); lyft/xiblint#16.
struct HintNotLocalized: ScreenRule {
  static let name = "hint-not-localized"
  static let severity = Severity.error

  /// The hints that some locales lack.
  func findings(on screen: ScreenFacts) -> [Finding] {
    BorrowedText(rule: Self.self, noun: "hint") { $0.accessibility.hint }.findings(on: screen)
  }
}

/// An accessibility text that a locale lacks although the screen's titles are translated.
private struct BorrowedText {
  /// The rule that reports.
  var rule: any Rule.Type
  /// The name of the text: "label" or "hint".
  var noun: String
  /// The text of an element.
  var text: @Sendable (Element) -> LocalizableText?

  /// The texts of a screen that some locales take from the development language.
  func findings(on screen: ScreenFacts) -> [Finding] {
    // A copy of an interface for one language has no other texts.
    guard screen.tree.locale == nil else { return [] }
    let translated = screen.localesWithTitles
    guard !translated.isEmpty else { return [] }
    return FindingBuilder(rule).findingsByLocale(on: screen) { context in
      translated.contains(context.locale) ? problem(at: context) : nil
    }
  }

  private func problem(at context: SpokenContext) -> Problem? {
    let element = context.element
    guard let text = text(element), let words = context.words(text), !context.isOwn(words),
      element.accessibility.language == nil, SharedWords.hasWords(words.string),
      !TranslatorNote.forbidsTranslation(element.localizerNote), !TranslatorNote.marks(words.string),
      !element.visibleTexts.contains(text), !context.screen.isVerbatim(text),
      // The device speaks the key then, which `label-is-key` reports.
      !context.screen.speech.showsKey(of: text, in: context.locale)
    else { return nil }
    let language = context.language(of: words)
    return Problem(
      "the \(noun) \(quoted(words.string)) is spoken in \(language) on a screen with titles in \(context.locale)",
      // Rules about tables report a key that a locale or all lack.
      severity: text.key == nil ? .error : .warning, text: text,
      evidence: [noun: .text(words.string), "spokenLanguage": .text(language.identifier)],
      // The words are known, whatever else the element shows.
      reviewReason: context.facts.reviewReason(codeMay: .rename, dependsOnContent: false))
  }
}

extension ScreenFacts {
  /// The locales, other than the development language's, in which some title of the screen has its own words.
  fileprivate var localesWithTitles: Set<LocaleTag> {
    let seen = elements.filter { !$0.isHidden }.flatMap { $0.element.visibleTexts }
    let others = speech.locales.filter { $0.language != developmentLanguage.language }
    return Set(
      others.filter { locale in
        seen.contains { speech.words($0, in: locale)?.locale?.language == locale.language }
      })
  }

  /// Whether SwiftUI uses a text verbatim: a string without a key (`Text(verbatim:)`).
  fileprivate func isVerbatim(_ text: LocalizableText) -> Bool { tree.isOfCode && text.key == nil }
}
