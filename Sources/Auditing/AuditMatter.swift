package import AuditModel
import Localization
import ScreenAnalysis
import TableAnalysis

/// What is audited: a workspace with what is derived from it once for all rules and reports.
package struct AuditMatter: Sendable {
  /// What was read.
  package let workspace: Workspace
  let context: AnalysisContext
  let catalog: CatalogFacts
  /// The locales that were asked for, as the workspace spells them; empty means all.
  let locales: Set<LocaleTag>

  /// What is audited in a workspace by some settings.
  package init(_ workspace: Workspace, _ options: AuditOptions) {
    self.workspace = workspace
    context = AnalysisContext(workspace, options: options.analysis)
    locales = LocaleSelection.localizations(for: options.analysis.locales, in: workspace.catalog)
    catalog = CatalogFacts(
      workspace: workspace, requiredLocales: options.auditedRequiredLocales, locales: locales,
      glossary: options.glossary)
  }
}

extension AuditOptions {
  /// The required locales among those that are audited; the rules see no others.
  fileprivate var auditedRequiredLocales: Set<LocaleTag> {
    analysis.locales.isEmpty ? requiredLocales : requiredLocales.intersection(analysis.locales)
  }
}
