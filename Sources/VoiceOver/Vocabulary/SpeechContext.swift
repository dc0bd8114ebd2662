import AuditModel

/// What is the same for every element of a transcript: settings, platform, framework, words and the way to an author's
/// texts.
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

  /// The author's text in the locale; nil if there is none or it is blank, which VoiceOver treats as none.
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
}
