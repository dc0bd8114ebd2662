public import Auditing

extension AppSources {
  /// The report on all screens and tables: the findings, the coverage, and the gate's verdict.
  ///
  /// - Parameter options: The locales, content sizes, rules and the gate. Rules of your own are added to its `RuleSet`.
  /// - Throws: A ``FitspokenError`` if the substitute for the system font is not installed, so that titles could not be measured.
  public func audit(_ options: AuditOptions = AuditOptions()) async throws(FitspokenError) -> AuditReport {
    var options = options
    options.analysis.jobs = jobs
    if options.paths.isEmpty { options.paths = scope }
    let result = await Auditor(options: options).audit(workspace)
    if let font = result.missingFonts.first(where: \.isSystemFont) { throw FitspokenError(missing: font) }
    return result.report
  }
}
