public import AuditModel
import ScreenAnalysis
import VoiceOver

/// What VoiceOver says when it reaches an element.
public struct SpokenElement: Sendable, Hashable {
  /// The interface file's path, relative to the root.
  public let file: String
  /// The screen's id.
  public let screen: String
  /// The element's id.
  public let element: String
  /// The element's kind.
  public let kind: ElementKind
  /// The locale in which it is spoken.
  public let locale: LocaleTag
  /// State, label, value, traits and position.
  public let description: String
  /// The hint; empty without one.
  public let hint: String
  /// All that is spoken, as one string.
  public let utterance: String
  /// The confidence of the least certain part.
  public let confidence: Confidence
}

extension AppSources {
  /// What VoiceOver says on each screen, in reading order, as `fitspoken speak` prints it.
  ///
  /// The order is that of the solved frames; without the substitute for the system font, that of the frames in the files.
  ///
  /// - Parameters:
  ///   - locales: The language tags, which the app need not have; empty means all that it has.
  ///   - screen: The only screen, by its id or name; nil means all.
  /// - Throws: A ``FitspokenError`` for a text that is not a language tag.
  public func spoken(
    in locales: [String] = [], screen: String? = nil
  ) async throws(FitspokenError) -> [SpokenElement] {
    let tags = try LocaleTag.named(locales)
    var options = AnalysisOptions()
    options.screen = screen
    options.jobs = jobs
    var survey = TranscriptSurvey(AnalysisContext(workspace, options: options))
    survey.options.locales = tags
    return await survey.transcript().rows.map(SpokenElement.init)
  }
}

extension SpokenElement {
  fileprivate init(_ row: TranscriptRow) {
    (file, screen, element, kind) = (row.file, row.screen, row.element, row.kind)
    (locale, description, hint) = (row.locale, row.description, row.hint)
    (utterance, confidence) = (row.utterance, row.confidence)
  }
}
