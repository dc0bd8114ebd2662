package import AuditModel

/// One row of `fitspoken speak --format json`: an element in one state and locale.
package struct TranscriptRow: Sendable, Hashable, Encodable {
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
  /// State, label, value, traits and position.
  package var description: String
  /// The hint; empty where there is none.
  package var hint: String
  /// All that is spoken, as one string.
  package var utterance: String
  /// What a button whose title and label differ says by Apple's page, where `utterance` is the reading of devices.
  package var documented: String?
  /// What such a button says on devices, where `utterance` is the reading of Apple's page.
  package var observed: String?
  /// How sure the least sure part is.
  package var confidence: Confidence
  /// The names of the rules that made the utterance, in the order of its parts (`--explain`).
  package var rules: [String]?

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
    description = spoken.utterance.description
    hint = spoken.utterance.hint
    utterance = spoken.utterance.text
    confidence = spoken.utterance.confidence
    rules = explains ? spoken.utterance.segments.map(\.rule) : nil
  }
}
