public import AuditModel
import ScreenAnalysis
import TextLayout

extension AppSources {
  /// The solved frames of the elements of each screen, as `fitspoken layout` prints them: in points, in the superview's
  /// coordinates.
  ///
  /// - Parameters:
  ///   - locales: The language tags whose texts are laid out; empty means the development language.
  ///   - contentSizes: The content sizes; empty means the one at which the screen was designed.
  ///   - screen: The only screen, by its id or name; nil means all.
  /// - Throws: A ``FitspokenError`` for a text that is not a language tag, or if the substitute for the system font is not
  ///   installed.
  public func layout(
    in locales: [String] = [], contentSizes: [ContentSizeCategory] = [], screen: String? = nil
  ) async throws(FitspokenError) -> [LayoutRow] {
    var options = AnalysisOptions()
    options.locales = try LocaleTag.named(locales)
    options.screen = screen
    options.jobs = jobs
    let context = AnalysisContext(workspace, options: options)
    var survey = LayoutSurvey(context)
    survey.contentSizes = Set(contentSizes).sorted()
    let rows = await survey.rows()
    if let font = context.text.missingFonts().first(where: \.isSystemFont) { throw FitspokenError(missing: font) }
    return rows
  }
}
