import AuditModel
import TestSupport
import Testing
import VoiceOver

extension Node {
  /// What the model says of the element.
  func utterance(
    in locale: String = "en", on platform: Platform = .iOS, state: ControlState = .normal,
    settings: SpeechSettings = SpeechSettings()
  ) throws -> Utterance? {
    try SpeechModel(settings: settings).utterance(
      of: element(), platform: platform, locale: #require(LocaleTag(locale)), state: state, resolve: resolveText)
  }

  /// An element with nothing but accessibility properties.
  static func spoken(_ properties: Members) -> Node { Node(.element, ["accessibility": .object(properties)]) }

  /// A label of 50 × 20 points at a location, whose id is its text.
  static func placedLabel(_ text: String, _ x: Double, _ y: Double, _ more: Members = [:]) -> Node {
    Node(.label, text, ["text": JSON(text), "frame": .frame(x, y, 50, 20)]).with(more)
  }

  /// A view `v`, the size of a phone's screen unless it has other members.
  static func placedView(_ children: [Node], _ more: Members = ["frame": .frame(0, 0, 393, 852)]) -> Node {
    Node(.view, "v", children: { children }).with(more)
  }
}

extension TestScreen {
  /// What is spoken on the screen, in order; with solved frames in file order where they are given.
  func spoken(frames: [SolvedElement?]? = nil) throws -> [String] {
    SpeechModel().transcript(
      of: try screen(), platform: platform, locale: try #require(LocaleTag(locale)),
      frames: frames.map { SolvedScreen(size: Size(width: 393, height: 852), elements: $0) },
      states: { _ in [.normal] }, resolve: resolveText
    ).map(\.utterance.text)
  }
}

/// The value of a text; a key without one is spoken as `[key]`.
func resolveText(_ text: LocalizableText) -> String? { text.value ?? text.key.map { "[\($0)]" } }
