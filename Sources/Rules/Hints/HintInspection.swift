import AuditModel
import VoiceOver
import LocaleData
import RuleKit
import ScreenAnalysis

/// Turns faults of authors' hints into findings: what the rules about hints have in common.
struct HintInspection {
  /// The rule that reports.
  var rule: String
  /// The severity of its findings.
  var severity: Severity
  /// Whether the rule judges the hints of AppKit (`accessibilityHelp`), which are written as tool tips are.
  var judgesMac = false
  /// Whether the rule judges a hint that stands for a missing label.
  var judgesPromoted = false
  /// What is wrong with a hint that VoiceOver speaks.
  var fault: (HintPlace) -> HintFault?

  /// The findings on a screen, in file order.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard judgesMac || screen.tree.platform != .macOS else { return [] }
    return SpokenInspection(rule: rule) { place in
      guard let hint = HintPlace(place), judgesPromoted || !place.utterance.isPromotedHint,
        !place.utterance.replacesHint, let fault = fault(hint)
      else { return nil }
      return SpokenFault(
        message: "the hint \(hint.quoted) \(fault.predicate)", severity: severity,
        key: place.element.accessibility.hint,
        evidence: ["hint": .text(hint.text)], fix: fault.fix)
    }.findings(on: screen)
  }
}

/// An author's hint in one locale.
struct HintPlace {
  /// The element as it is spoken.
  let place: SpokenPlace
  /// The hint's words.
  let text: String
  /// The language that they are in, which the locale may only borrow.
  let language: LocaleTag

  /// The hint at a place; nil where there is none.
  init?(_ place: SpokenPlace) {
    guard let hint = place.hint else { return nil }
    self.place = place
    text = hint.string
    let declared = place.element.accessibility.language.flatMap { LocaleTag($0) }
    language = declared ?? hint.locale ?? place.screen.developmentLanguage
  }

  /// The hint as a message quotes it.
  var quoted: String { "\"\(text.inBrief)\"" }
  /// Whether the words are English.
  var isEnglish: Bool { language.language == "en" }
  /// The single words of the hint.
  var words: HintWords { HintWords(text) }
  /// The words of what VoiceOver speaks as the label; empty where there is none.
  var label: HintWords {
    HintWords(place.utterance.isPromotedHint ? "" : place.utterance.label?.text ?? "")
  }
  /// How people of the hint's language call controls and gestures.
  var vocabulary: SpeechVocabulary { SpeechVocabulary.words(for: language.identifier) }
}

/// What is wrong with a hint.
struct HintFault {
  /// What is wrong, the rest of a sentence that begins with the hint, without a final full stop.
  var predicate: String
  /// The hint as it should be, empty where it should go; nil where only a person can tell.
  var mended: String?

  /// The change to the element that mends the hint.
  var fix: ((inout Element) -> Void)? {
    guard let mended else { return nil }
    return { $0.accessibility.hint = mended.isEmpty ? nil : LocalizableText(mended) }
  }
}

extension Utterance {
  /// Whether VoiceOver says its own instruction for texts in place of the author's hint.
  var replacesHint: Bool {
    let rules = segments.map(\.speechRule)
    return rules.contains(.editHint) && !rules.contains(.authorHint)
  }
}
