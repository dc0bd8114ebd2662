package import AuditModel

/// One row of `fitspoken speak --format json`: an element in one state and locale.
package struct TranscriptRow: Sendable, Hashable {
  /// The interface file's path.
  package var file: String
  /// The screen's id.
  package var screen: String
  /// The element's id.
  package var element: String
  /// The element's kind.
  package var kind: ElementKind
  /// The state in which it is spoken.
  package var state: ControlState
  /// The locale in which it is spoken.
  package var locale: LocaleTag
  /// The containers round it that matter to a listener, outermost first; nil where there are none.
  package var container: [SpokenContainer]?
  /// State, label, value, traits and position.
  package var description: String
  /// The hint; empty where there is none.
  package var hint: String
  /// What is said last, such as that actions are there; nil where there is nothing.
  package var availability: String?
  /// All that is spoken, as one string.
  package var utterance: String
  /// What a button whose title and label differ says by Apple's page, where `utterance` is the reading of devices.
  package var documented: String?
  /// What such a button says on devices, where `utterance` is the reading of Apple's page.
  package var observed: String?
  /// How sure the least sure part is.
  package var confidence: Confidence
  /// The parts in the order in which they are spoken, each with its rule (`--explain`).
  package var segments: [Utterance.Segment]?
  /// The names of the rules that made the utterance, in the order of its parts (`--explain`).
  package var rules: [String]? { segments?.map(\.rule) }
  /// Whose words stand for VoiceOver's where those of the language are not known, for a person.
  var borrowedWords: [String]
  /// The element's place in file order, from 0.
  var index: Int

  /// The row of a spoken element.
  init(
    _ spoken: SpokenElement, otherReading: SpeechModel.OtherReading?, file: String, screen: String, locale: LocaleTag,
    explains: Bool
  ) {
    documented = otherReading?.reading == .documented ? otherReading?.text : nil
    observed = otherReading?.reading == .observed ? otherReading?.text : nil
    self.file = file
    self.screen = screen
    self.locale = locale
    element = spoken.element.id
    kind = spoken.element.kind
    state = spoken.state
    container = spoken.containers.isEmpty ? nil : spoken.containers
    description = spoken.utterance.description
    hint = spoken.utterance.hint
    availability = spoken.utterance.availability.isEmpty ? nil : spoken.utterance.availability
    utterance = spoken.utterance.text
    confidence = spoken.utterance.confidence
    segments = explains ? spoken.utterance.segments : nil
    borrowedWords = Self.borrowedWords(of: spoken.utterance)
    index = spoken.index
  }
}

extension TranscriptRow {
  private static func borrowedWords(of utterance: Utterance) -> [String] {
    let isTalkBack = utterance.segments.contains { $0.source?.contains("talkback") == true }
    let isEnglish = utterance.segments.contains { $0.language == "en" }
    return (isTalkBack ? ["TalkBack's words"] : []) + (isEnglish ? ["English words"] : [])
  }
}

extension TranscriptRow: Encodable {
  private enum CodingKeys: CodingKey {
    case file, screen, element, kind, state, locale, container, description, hint, availability, utterance, documented,
      observed, confidence, segments, rules
  }

  /// Writes a row; what is absent is left out.
  package func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(file, forKey: .file)
    try row.encode(screen, forKey: .screen)
    try row.encode(element, forKey: .element)
    try row.encode(kind, forKey: .kind)
    try row.encode(state, forKey: .state)
    try row.encode(locale, forKey: .locale)
    try row.encodeIfPresent(container, forKey: .container)
    try row.encode(description, forKey: .description)
    try row.encode(hint, forKey: .hint)
    try row.encodeIfPresent(availability, forKey: .availability)
    try row.encode(utterance, forKey: .utterance)
    try row.encodeIfPresent(documented, forKey: .documented)
    try row.encodeIfPresent(observed, forKey: .observed)
    try row.encode(confidence, forKey: .confidence)
    try row.encodeIfPresent(segments, forKey: .segments)
    try row.encodeIfPresent(rules, forKey: .rules)
  }
}
