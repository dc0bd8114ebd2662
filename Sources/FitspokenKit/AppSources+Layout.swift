public import AuditModel
import Foundation
import ScreenAnalysis

extension AppSources {
  /// The solved frames of the elements of each screen, as `fitspoken layout` prints them: in points, in the superview's
  /// coordinates.
  ///
  /// - Parameters:
  ///   - locales: The language tags whose texts are laid out; empty means the development language.
  ///   - contentSizes: The content sizes; empty means the one at which the screen was designed.
  ///   - screen: The only screen, by its id or name; nil means all.
  /// - Throws: An ``InvalidLocaleError`` for a text that is not a language tag.
  public func layout(
    in locales: [String] = [], contentSizes: [ContentSizeCategory] = [], screen: String? = nil
  ) async throws(InvalidLocaleError) -> [LayoutRow] {
    var options = AnalysisOptions()
    options.locales = try LocaleTag.named(locales)
    options.screen = screen
    options.jobs = ProcessInfo.processInfo.activeProcessorCount
    var survey = LayoutSurvey(AnalysisContext(workspace, options: options))
    survey.contentSizes = Set(contentSizes).sorted()
    return await survey.rows()
  }
}
