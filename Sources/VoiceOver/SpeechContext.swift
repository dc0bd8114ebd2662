import AuditModel
import LocaleData

/// What is the same for every element of a transcript: settings, platform, framework, words and the way to an author's texts.
struct SpeechContext {
  let settings: SpeechSettings
  let platform: Platform
  /// The framework of the interface, where it is not the platform's older one.
  let framework: InterfaceFramework?
  /// VoiceOver's words in the audited locale.
  let phrasebook: Phrasebook
  private let resolve: (LocalizableText) -> String?

  /// A context for one locale; `resolve` finds an author's text in it.
  init(
    settings: SpeechSettings, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    resolve: @escaping (LocalizableText) -> String?
  ) {
    self.settings = settings
    self.platform = platform
    self.framework = framework
    self.resolve = resolve
    phrasebook = Phrasebook(language: locale.identifier, replacing: settings.words)
  }

  /// The author's text in the locale; nil where there is none or it is blank, which VoiceOver takes for none.
  func string(_ text: LocalizableText?) -> String? {
    guard let text, let string = resolve(text), !string.allSatisfy(\.isWhitespace) else { return nil }
    return string
  }

  /// Whether the interface is SwiftUI's, whose views offer more by themselves than UIKit's.
  var isSwiftUI: Bool { framework == .swiftUI }

  /// The author's text with the rule that brings it.
  func spoken(_ text: LocalizableText?, _ rule: SpeechRule) -> SpokenText? {
    string(text).map { SpokenText($0, rule) }
  }

  /// What an element offers to VoiceOver in a state; nil where it is no accessibility element.
  func properties(of element: Element, state: ControlState) -> SpokenProperties? {
    guard element.isShown else { return nil }
    let control = ControlTexts(element: element, state: state, context: self)
    return platform == .macOS
      ? AppKitSpeech(element: element, state: state, texts: control, context: self).properties
      : ElementSpeech(element: element, state: state, texts: control, context: self).properties
  }

  /// The utterance for what an element offers at a place, of which the element's own context comes first.
  func utterance(
    from properties: SpokenProperties, of element: Element, at place: AccessibilityContext?
  ) -> Utterance {
    if platform == .macOS { return AppKitAssembly(properties: properties).utterance(speaksHints: settings.speaksHints) }
    let language = element.accessibility.language.flatMap { LocaleTag($0) }
    let place = (element.accessibility.context ?? place).flatMap { Place($0, string: string) }
    var settings = settings
    if platform == .tvOS { settings.instructsGestures = false }
    var assembly = UtteranceAssembly(
      properties: properties, place: place,
      phrasebook: language.map { Phrasebook(language: $0.identifier, replacing: settings.words) } ?? phrasebook,
      settings: settings)
    return platform == .iOS ? assembly.assemble() : assembly.assemble().takenFromIOS
  }
}

extension Utterance {
  /// The utterance of a platform other than iOS, of which no recordings are public: what iOS says is taken to hold there as well.
  fileprivate var takenFromIOS: Utterance {
    var utterance = self
    for index in segments.indices { utterance.segments[index].confidence = max(segments[index].confidence, .c) }
    return utterance
  }
}
