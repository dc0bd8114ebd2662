import AuditModel

/// A text on its way into an utterance, with the rule that brought it.
struct SpokenText: Sendable, Hashable {
  var text: String
  var rule: SpeechRule
  var confidence: Confidence
  /// The language of the words where it is not the one asked for.
  var language: String?
  /// Where VoiceOver's words come from, where they are only approximate.
  var source: String?

  /// A text that is as sure as its rule.
  init(_ text: String, _ rule: SpeechRule) {
    self.text = text
    self.rule = rule
    confidence = rule.confidence
  }

  /// The part of an utterance that this text is.
  func segment(_ role: Utterance.Segment.Role) -> Utterance.Segment {
    Utterance.Segment(
      role: role, text: text, rule: rule.rawValue, confidence: confidence, language: language, source: source)
  }
}
