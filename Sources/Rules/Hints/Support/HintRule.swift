import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis
import Utilities
import VoiceOver

/// A rule about accessibility hints: one finding per element, whatever the number of locales.
protocol HintRule: ScreenRule {
  /// Whether the rule judges AppKit's hints (`accessibilityHelp`), which are written like tooltips.
  static var judgesMac: Bool { get }
  /// Whether the rule judges a hint that is spoken instead of a missing label.
  static var judgesPromoted: Bool { get }
  /// Whether the rule judges tool tips and SwiftUI's `help(_:)` too, which VoiceOver speaks if there is no hint.
  static var judgesToolTips: Bool { get }
  /// What is wrong with a hint that VoiceOver speaks; nil if nothing is.
  static func problem(of hint: SpokenHint) -> HintProblem?
}

extension HintRule {
  static var judgesMac: Bool { false }
  static var judgesPromoted: Bool { false }
  static var judgesToolTips: Bool { false }

  /// The problems of all hints that are spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard Self.judgesMac || screen.tree.platform != .macOS else { return [] }
    return findingsByLocale(on: screen) { context in
      guard Self.judgesPromoted || !context.utterance.isPromotedHint, !context.utterance.replacesHint else {
        return nil
      }
      return context.hintTexts.lazy.compactMap { Self.problem(of: $0, at: context) }.first
    }
  }

  /// The problem of one of the hints that an element may have.
  private static func problem(of text: LocalizableText, at context: SpokenContext) -> Problem? {
    guard let hint = SpokenHint(text, at: context), judgesToolTips || !hint.isToolTip, let problem = problem(of: hint)
    else { return nil }
    var evidence: [String: Evidence] = ["hint": .text(hint.text)]
    if text != context.hintText, let utterance = hint.utterance { evidence["utterance"] = .text(utterance.text) }
    return Problem(
      "the \(hint.isToolTip ? "tool tip" : "hint") \(quoted(hint.text)) \(problem.predicate)",
      severity: problem.severity, text: text, evidence: evidence, fix: problem.fix(of: hint))
  }
}

extension SpokenContext {
  /// The hint of the element, and those that a condition gives to it instead.
  fileprivate var hintTexts: [LocalizableText] {
    let others = element.accessibility.otherHints ?? []
    // A hint that is another label of the element belongs to the first label, for which it was judged.
    return [hintText].compactMap(\.self) + others.filter { element.otherTexts?.contains($0) != true }
  }
}

/// An accessibility hint in one locale.
struct SpokenHint {
  /// The element as it is spoken.
  let context: SpokenContext
  /// The hint's words.
  let text: String
  /// Whether it is a tool tip, or SwiftUI's `help(_:)`, which is spoken instead of a missing hint.
  let isToolTip: Bool
  /// The language of the words, which may be another one's if the locale has none.
  let language: LocaleTag

  /// One of the hints of an element; nil if it has no words.
  init?(_ text: LocalizableText, at context: SpokenContext) {
    guard let hint = context.words(text) else { return nil }
    self.context = context
    self.text = hint.string
    isToolTip = context.hint == nil
    let declared = context.element.accessibility.language.flatMap { LocaleTag($0) }
    language = declared ?? hint.locale ?? context.screen.developmentLanguage
  }

  /// What VoiceOver says of the element with the hint; nil if it does not stop there.
  fileprivate var utterance: Utterance? {
    context.screen.speech.utterance(of: context.facts, in: context.locale) { [text] element in
      element.accessibility.hint = LocalizableText(text)
    }
  }

  /// Whether the words are English.
  var isEnglish: Bool { language.language == "en" }
  /// The words of the hint.
  var words: HintWords { HintWords(text) }
  /// The words of what VoiceOver speaks as the label; empty if there isn't one.
  var label: HintWords {
    HintWords(context.utterance.isPromotedHint ? "" : context.utterance.label?.text ?? "")
  }
  /// The words for controls and gestures in the hint's language.
  var vocabulary: SpeechVocabulary { SpeechVocabulary.words(for: language.identifier) }
}

/// What is wrong with a hint.
struct HintProblem {
  /// What is wrong: the rest of a sentence that begins with the hint, without a period.
  var predicate: String
  /// The corrected hint, empty if it should be removed; nil if only a person can say.
  var fixed: String?
  /// The severity if it is not the rule's.
  var severity: Severity?

  /// The change to the element that fixes its hint.
  func fix(of hint: SpokenHint) -> ((inout Element) -> Void)? {
    guard let fixed else { return nil }
    let text = fixed.isEmpty ? nil : LocalizableText(fixed)
    return hint.isToolTip ? { $0.control.toolTip = text } : { $0.accessibility.hint = text }
  }
}

extension String {
  /// The text with another first word, capitalized like the old one.
  func replacingFirstWord(with word: String) -> String {
    guard let start = firstIndex(where: \.isLetter) else { return self }
    let end = self[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? endIndex
    let spelled = self[start].isUppercase ? word.prefix(1).uppercased() + word.dropFirst() : word
    return self[..<start] + spelled + self[end...]
  }
}

extension Utterance {
  /// Whether VoiceOver speaks its own instruction for text fields instead of the author's hint.
  var replacesHint: Bool {
    let rules = segments.map(\.speechRule)
    return rules.contains(.editHint) && !rules.contains(.authorHint)
  }
}

/// A text as single words in lowercase, without separators.
struct HintWords: Sendable, Hashable {
  /// The words.
  let list: [String]
  private let text: String

  /// The words of a text.
  init(_ text: String) {
    self.text = text.lowercased()
    list = self.text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether there are no words.
  var isEmpty: Bool { list.isEmpty }

  /// Whether the text begins with all the words of another.
  func starts(with other: HintWords) -> Bool { !other.isEmpty && list.starts(with: other.list) }

  /// The positions at which a phrase occurs as whole words.
  ///
  /// In a script without spaces between words, the phrase is searched as it is, and its position is 0.
  func positions(of phrase: String) -> [Int] {
    if phrase.unicodeScalars.contains(where: Self.isUnspaced) { return text.contains(phrase.lowercased()) ? [0] : [] }
    let sought = HintWords(phrase).list
    guard !sought.isEmpty, sought.count <= list.count else { return [] }
    return (0...(list.count - sought.count)).filter { list[$0..<($0 + sought.count)].elementsEqual(sought) }
  }

  /// Whether a character belongs to a script without spaces: Thai, Lao, Burmese, Khmer, kana, Han (Unicode blocks).
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    unspaced.contains { $0.contains(scalar.value) }
  }

  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
  ]
}
