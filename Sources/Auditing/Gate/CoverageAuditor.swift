import Localization
package import AuditModel
import ScreenAnalysis
import TableAnalysis

/// Counts translations without judging screens or texts, and asks the gate.
///
/// It analyzes no screens and measures no texts, and so needs no `AnalysisContext`.
package struct CoverageAuditor: Sendable {
  /// The locales to count; empty means all.
  package var locales: Set<LocaleTag> = []
  /// The findings to leave out; keys whose absence is one of them are not counted.
  package var suppression = Suppression()
  /// The project's terms.
  package var glossary = Glossary()
  /// The required share of translations, and the required locales.
  package var gate = GatePolicy()

  /// An auditor of every locale without a minimum.
  package init() {}

  /// The coverage of a workspace.
  package func audit(_ workspace: Workspace, tool: AuditReport.Tool) -> CoverageReport {
    let shown = LocaleSelection.localizations(for: locales.sorted(), in: workspace.catalog)
    let facts = CatalogFacts(
      workspace: workspace, requiredLocales: gate.requiredLocales, locales: shown, glossary: glossary)
    let exempt = ExemptKeys(configured: suppression, inline: InlineSuppression(of: workspace))
    let coverage = exempt.coverage(of: facts)
    let bundles = Dictionary(
      workspace.catalog.bundles.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var policy = gate
    policy.locales = locales
    return CoverageReport(
      tool: tool, coverage: coverage,
      references: facts.tables.map { CoverageReference($0, in: bundles[$0.bundle]) },
      skipped: Self.skipped(workspace),
      gate: policy.verdict(on: [], coverage: coverage, languages: ProjectLanguages(of: workspace)))
  }

  /// The files that were not read, except for sources, which contain no translations.
  private static func skipped(_ workspace: Workspace) -> [Measured.Skipped] {
    var read = workspace
    read.inputs.removeAll { $0.format == .source }
    return Measured().adding(read, coverage: []).skipped
  }
}

extension CoverageReference {
  /// The reference of a table.
  fileprivate init(_ facts: TableFacts, in bundle: LocalizationBundle?) {
    let language = facts.table.sourceLanguage ?? facts.developmentLanguage
    self.init(
      bundle: facts.bundle, table: facts.table.name, reference: facts.reference.name, keys: facts.reference.keys.count,
      developmentLanguage: language, because: "")
    because = Self.reason(facts, bundle: bundle, language: language)
  }

  private static func reason(_ facts: TableFacts, bundle: LocalizationBundle?, language: LocaleTag) -> String {
    let origin = origin(of: language, table: facts.table, bundle: bundle)
    return switch facts.reference.kind {
    case .folder("Base"): "Base.lproj is used for \(origin)"
    case .folder: origin
    case .interface: "the texts of \(facts.interface?.source ?? "the interface"), in \(origin)"
    case .union: "the keys that at least half of the locales have, since \(origin), has no table or only a part of it"
    }
  }

  /// The language, and the file that names it.
  private static func origin(of language: LocaleTag, table: LocalizationTable, bundle: LocalizationBundle?) -> String {
    if bundle?.isExchange == true { return "\(language), the document's source language" }
    if table.sourceLanguage != nil { return "\(language), the catalog's source language" }
    let source = bundle?.developmentLanguageSource ?? "assumed"
    let reason = source == "assumed" ? "assumed, since no file names one" : "by \(source)"
    return "\(language), the development language (\(reason))"
  }
}
