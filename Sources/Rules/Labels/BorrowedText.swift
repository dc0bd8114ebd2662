import AuditModel
import RuleKit
import ScreenAnalysis

/// An accessibility text that a locale lacks although the screen's titles are translated: what two rules have in common.
struct BorrowedText {
  /// The rule that reports.
  var rule: String
  /// What the text is called: "label" or "hint".
  var noun: String
  /// The text of an element.
  var text: @Sendable (Element) -> LocalizableText?

  /// The texts of a screen that some locale borrows from the development language.
  func findings(on screen: ScreenFacts) -> [Finding] {
    // One language's own copy of an interface has no other texts.
    guard screen.tree.locale == nil else { return [] }
    let translated = screen.localesWithTitles
    guard !translated.isEmpty else { return [] }
    return SpokenInspection(rule: rule) { place in
      translated.contains(place.locale) ? fault(at: place) : nil
    }.findings(on: screen)
  }

  private func fault(at place: SpokenPlace) -> SpokenFault? {
    let element = place.element
    guard let text = text(element), let words = place.words(text), !place.isOwn(words),
      element.accessibility.language == nil, SharedWords.hasWords(words.string),
      !TranslatorNote.forbidsTranslation(element.localizerNote), !TranslatorNote.marks(words.string),
      !element.visibleTexts.contains(text), !place.screen.isVerbatim(text),
      // A device says the key then: that is `label-is-key`'s.
      !place.screen.speech.showsKey(of: text, in: place.locale)
    else { return nil }
    let language = place.language(of: words)
    return SpokenFault(
      message:
        "the \(noun) \"\(words.string.inBrief)\" is heard in \(language) on a screen whose titles are in \(place.locale)",
      // A key that a table lacks in this locale alone is `missing-translation`'s error.
      severity: words.locale == nil ? .error : .warning, key: text,
      evidence: [noun: .text(words.string), "spokenLanguage": .text(language.identifier)],
      doubt: place.facts.changeDoubt)
  }
}

extension ScreenFacts {
  /// The locales, other than those of the development language, in which some title of the screen has words of its own.
  fileprivate var localesWithTitles: Set<LocaleTag> {
    let seen = elements.filter { !$0.isHidden }.flatMap { $0.element.visibleTexts }
    let others = speech.locales.filter { $0.language != developmentLanguage.language }
    return Set(
      others.filter { locale in
        seen.contains { speech.words($0, in: locale)?.locale?.language == locale.language }
      })
  }

  /// Whether SwiftUI takes a text as it is: a string without a key (`Text(verbatim:)`).
  fileprivate func isVerbatim(_ text: LocalizableText) -> Bool { tree.framework == .swiftUI && text.key == nil }
}
