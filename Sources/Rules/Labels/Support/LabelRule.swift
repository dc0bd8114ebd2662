import AuditModel
import RuleKit
import ScreenAnalysis

/// A rule about what single labels say: one finding for an element, whatever the number of locales.
protocol LabelRule: ScreenRule {
  /// The bytes of the longest label that it judges; a longer one is no more than too long.
  static var longestLabel: Int { get }
  /// What is wrong with the label of an element in one locale; nil where nothing is.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem?
}

extension LabelRule {
  /// A kilobyte: a page of text.
  static var longestLabel: Int { 1024 }

  /// The faults of every label that is spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      context.facts.labels[context.locale].flatMap {
        $0.text.utf8.count > Self.longestLabel ? nil : problem(of: $0, at: context)
      }
    }
  }
}

extension Problem {
  /// A problem of a label; what fixes it is another label.
  init(
    _ message: String, severity: Severity? = nil, of label: SpokenLabel, reviewReason: ReviewReason? = nil,
    betterLabel: String? = nil, evidence: [String: Evidence] = [:]
  ) {
    self.init(
      message, severity: severity, text: label.original,
      evidence: evidence.merging(["label": .text(label.text)]) { given, _ in given }, reviewReason: reviewReason,
      fix: betterLabel.map { label.renamed(to: $0) })
  }
}

/// An accessibility text that a locale lacks although the screen's titles are translated: what two rules have in common.
struct BorrowedText {
  /// The rule that reports.
  var rule: any Rule.Type
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
      // A device says the key then: that is `label-is-key`'s.
      !context.screen.speech.showsKey(of: text, in: context.locale)
    else { return nil }
    let language = context.language(of: words)
    return Problem(
      "the \(noun) \"\(words.string.inBrief)\" is heard in \(language) on a screen whose titles are in \(context.locale)",
      // A key that a table lacks in this locale alone is `missing-translation`'s error.
      severity: words.locale == nil ? .error : .warning, text: text,
      evidence: [noun: .text(words.string), "spokenLanguage": .text(language.identifier)],
      reviewReason: context.facts.reviewReason(codeMay: "change it"))
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
