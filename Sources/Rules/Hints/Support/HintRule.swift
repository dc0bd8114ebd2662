import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis
import VoiceOver

/// A rule about authors' hints: one finding for an element, whatever the number of locales.
protocol HintRule: ScreenRule {
  /// Whether the rule judges the hints of AppKit (`accessibilityHelp`), which are written as tool tips are.
  static var judgesMac: Bool { get }
  /// Whether the rule judges a hint that stands for a missing label.
  static var judgesPromoted: Bool { get }
  /// What is wrong with a hint that VoiceOver speaks; nil where nothing is.
  static func problem(of hint: SpokenHint) -> HintProblem?
}

extension HintRule {
  static var judgesMac: Bool { false }
  static var judgesPromoted: Bool { false }

  /// The problems of every hint that is spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard Self.judgesMac || screen.tree.platform != .macOS else { return [] }
    return findingsByLocale(on: screen) { context in
      guard let hint = SpokenHint(context), Self.judgesPromoted || !context.utterance.isPromotedHint,
        !context.utterance.replacesHint, let problem = Self.problem(of: hint)
      else { return nil }
      return Problem(
        "the hint \(hint.quoted) \(problem.predicate)", text: context.element.accessibility.hint,
        evidence: ["hint": .text(hint.text)], fix: problem.fix)
    }
  }
}

/// An author's hint in one locale.
struct SpokenHint {
  /// The element as it is spoken.
  let context: SpokenContext
  /// The hint's words.
  let text: String
  /// The language that they are in, which the locale may only borrow.
  let language: LocaleTag

  /// The hint at a place; nil where there is none.
  init?(_ context: SpokenContext) {
    guard let hint = context.hint else { return nil }
    self.context = context
    text = hint.string
    let declared = context.element.accessibility.language.flatMap { LocaleTag($0) }
    language = declared ?? hint.locale ?? context.screen.developmentLanguage
  }

  /// The hint as a message quotes it.
  var quoted: String { "\"\(text.inBrief)\"" }
  /// Whether the words are English.
  var isEnglish: Bool { language.language == "en" }
  /// The single words of the hint.
  var words: HintWords { HintWords(text) }
  /// The words of what VoiceOver speaks as the label; empty where there is none.
  var label: HintWords {
    HintWords(context.utterance.isPromotedHint ? "" : context.utterance.label?.text ?? "")
  }
  /// How people of the hint's language call controls and gestures.
  var vocabulary: SpeechVocabulary { SpeechVocabulary.words(for: language.identifier) }
}

/// What is wrong with a hint.
struct HintProblem {
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

/// A text as single words in lower case, without what stands between them.
struct HintWords: Sendable, Hashable {
  /// The words.
  let list: [String]
  private let text: String

  /// The words of a text.
  init(_ text: String) {
    self.text = text.lowercased()
    list = self.text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether there is no word.
  var isEmpty: Bool { list.isEmpty }

  /// Whether the text begins with all the words of another.
  func starts(with other: HintWords) -> Bool { !other.isEmpty && list.starts(with: other.list) }

  /// Where the words of a phrase stand one after another, as whole words.
  ///
  /// In a script that sets no spaces between words the phrase is looked for as it is, and its place is 0.
  func places(of phrase: String) -> [Int] {
    if phrase.unicodeScalars.contains(where: Self.isUnspaced) { return text.contains(phrase.lowercased()) ? [0] : [] }
    let sought = HintWords(phrase).list
    guard !sought.isEmpty, sought.count <= list.count else { return [] }
    return (0...(list.count - sought.count)).filter { list[$0..<($0 + sought.count)].elementsEqual(sought) }
  }

  /// Whether a character is of a script without spaces: Thai, Lao, Burmese, Khmer, kana, Han (Unicode blocks).
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    unspaced.contains { $0.contains(scalar.value) }
  }

  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
  ]
}
