import Foundation

extension AppSources {
  /// The report on all screens and tables: the findings, the coverage, and the gate's verdict.
  ///
  /// The result does not depend on the number of processors.
  ///
  /// - Parameter options: The locales, content sizes, rules and the gate. Rules of your own are added to its `RuleSet`.
  public func audit(_ options: AuditOptions = AuditOptions()) async -> AuditReport {
    var options = options
    options.analysis.jobs = max(options.analysis.jobs, ProcessInfo.processInfo.activeProcessorCount)
    if options.paths.isEmpty { options.paths = scope }
    return await Auditor(options: options).audit(workspace).report
  }
}
