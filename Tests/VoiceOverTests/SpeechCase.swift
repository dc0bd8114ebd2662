import AuditModel
import TestSupport
import Testing
import VoiceOver

/// One element with the utterance that is expected, exactly as printed.
struct SpeechCase: Sendable, CustomTestStringConvertible {
  var node: Node
  var expected: String?
  var state = ControlState.normal
  var locale = "en"
  var platform = Platform.iOS
  var settings = SpeechSettings()

  /// A case in English on iOS.
  init(
    _ node: Node, _ expected: String?, state: ControlState = .normal, locale: String = "en",
    platform: Platform = .iOS, settings: SpeechSettings = SpeechSettings()
  ) {
    (self.node, self.expected, self.state) = (node, expected, state)
    (self.locale, self.platform, self.settings) = (locale, platform, settings)
  }

  /// A bare accessibility element with properties.
  static func bare(
    _ properties: [String: JSON], _ expected: String?, locale: String = "en",
    settings: SpeechSettings = SpeechSettings()
  ) -> SpeechCase {
    SpeechCase(
      Node(.element, ["accessibility": .object(properties)]), expected, locale: locale, settings: settings)
  }

  /// A bare element with a label and traits.
  static func traits(_ traits: String, _ expected: String) -> SpeechCase {
    let list = traits.split(separator: " ").map { JSON(String($0)) }
    return bare(["label": "A", "traits": .array(list)], expected)
  }

  var testDescription: String { "\(node) → \(expected ?? "nothing")" }

  /// What the model says; a key is resolved to `[key]` unless the text has a value.
  func spoken() throws -> Utterance? {
    let element = try node.element()
    let tag = try #require(LocaleTag(locale))
    return SpeechModel(settings: settings)
      .utterance(of: element, platform: platform, locale: tag, state: state, resolve: SpeechCase.resolve)
  }

  static func resolve(_ text: LocalizableText) -> String? { text.value ?? text.key.map { "[\($0)]" } }
}
