public import AuditModel
import Localization
import Rules
import ScreenAnalysis
import TableAnalysis
import TextLayout
import VoiceOver
import RuleKit

/// Audits a workspace: derives facts, lets the rules judge them, and asks the gate.
public struct Auditor: Sendable {
  private let options: AuditOptions

  /// An auditor with its settings.
  public init(options: AuditOptions = AuditOptions()) { self.options = options }

  /// The report on a workspace, and every finding before the baseline was applied.
  ///
  /// `progress` hears after each screen how many are done, and of how many.
  public func audit(
    _ workspace: Workspace, tool: AuditReport.Tool, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async -> AuditResult {
    let text = TextEngine(fontFolders: options.fontFolders, bundledFonts: workspace.fonts)
    let locales = LocaleSelection.localizations(for: options.locales, in: workspace.catalog)
    let catalog = CatalogFacts(
      workspace: workspace, requiredLocales: requiredLocales, locales: locales, glossary: options.glossary)
    let builder = screenFactsBuilder(for: workspace, text: text)
    let screens = await ScreenAudit(builder: builder, rules: options.ruleSet.screenRules, jobs: options.jobs)
      .judge(workspace.trees.filter(isInScope), progress: progress)
    let rules = options.ruleSet
    let tables = await CatalogAudit(
      catalogRules: rules.catalogRules, textRules: rules.textRules, entryRules: rules.entryRules,
      glossary: options.glossary, jobs: options.jobs
    ).findings(in: catalog)
    let judged = screens.findings + tables
    let scope = BaselineScope(options, workspace, locales: locales)
    let (kept, suppressed) = SuppressionPass(
      configured: options.suppression, inline: InlineSuppression(of: workspace), scope: scope
    ).apply(to: options.ruleSet.graded(judged))
    let findings = kept.sorted()
    let (unknown, baseline) = options.baseline?.apply(to: findings, scope: scope) ?? (findings, nil)
    let reported = RootCauses.joined(unknown)
    let measured = screens.measured.adding(workspace, coverage: catalog.coverage)
    var report = AuditReport(
      tool: tool, inputs: workspace.inputs, measured: measured, fonts: text.fontsUsed(), icu: TextEngine.icuVersion,
      coverage: catalog.coverage, findings: reported, baseline: baseline, suppressed: suppressed,
      gate: gate(for: workspace, findings: reported, coverage: catalog.coverage), rules: Self.rules)
    if options.drawsPictures { report.screens = await exhibition(of: workspace, text: text).gallery(of: reported) }
    return AuditResult(
      report: report, allFindings: findings, prunedBaseline: options.baseline?.pruned(to: findings, scope: scope))
  }

  /// What a report tells of each rule.
  private static let rules = RuleCatalog.all.map { rule in
    RuleSummary(
      name: rule.name, severity: rule.severity, summary: RuleCatalog.summary(of: rule.name),
      page: RuleCatalog.page(of: rule.name) ?? "", isOnByDefault: rule.isOnByDefault)
  }

  /// The gate's verdict; what was not read does not pass.
  private func gate(for workspace: Workspace, findings: [Finding], coverage: [Coverage]) -> Gate {
    if let emptiness = workspace.emptiness {
      return Gate(passed: false, because: ["nothing was audited: \(emptiness)"])
    }
    var policy = options.gate
    policy.requiredLocales = options.requiredLocales
    policy.locales = Set(options.locales)
    return policy.verdict(on: findings, coverage: coverage, languages: ProjectLanguages(of: workspace))
  }

  /// The required locales among those that are audited; the rules see no others.
  private var requiredLocales: Set<LocaleTag> {
    options.locales.isEmpty ? options.requiredLocales : options.requiredLocales.intersection(options.locales)
  }

  private func isInScope(_ tree: InterfaceTree) -> Bool { options.platform.map { $0 == tree.platform } ?? true }

  private var speechSettings: SpeechSettings {
    var settings = SpeechSettings(version: options.speechVersion, buttonLabel: options.buttonLabel)
    settings.words = options.spokenWords
    return settings
  }

  private func exhibition(of workspace: Workspace, text: TextEngine) -> ScreenExhibition {
    ScreenExhibition(
      trees: workspace.trees, text: text, lookup: CatalogLookup(workspace.catalog),
      selection: LocaleSelection(catalog: workspace.catalog, requested: options.locales),
      samples: SampleArguments(declared: options.samples), generation: options.generation, jobs: options.jobs)
  }

  private func screenFactsBuilder(for workspace: Workspace, text: TextEngine) -> ScreenFactsBuilder {
    let lookup = CatalogLookup(workspace.catalog)
    let locales = LocaleSelection(catalog: workspace.catalog, requested: options.locales)
    return ScreenFactsBuilder(
      lookup: lookup, text: text,
      speech: SpeechModel(settings: speechSettings),
      contentSizes: options.contentSizes.sorted(),
      locales: locales, drawsPictures: options.drawsPictures, samples: SampleArguments(declared: options.samples),
      colors: ColorCatalog(workspace.colors), devices: options.devices, generation: options.generation,
      titleStyles: TitleStyleCensus(of: workspace.trees, lookup: lookup, locales: locales))
  }
}

/// What an audit found.
public struct AuditResult: Sendable {
  /// The report, without what the baseline knows.
  public var report: AuditReport
  /// Every finding, the known ones included: what a new baseline holds.
  public var allFindings: [Finding]
  /// The baseline without what is stale; nil where there is none.
  public var prunedBaseline: Baseline?
}

extension BaselineScope {
  /// The scope of an audit of a workspace; `locales` are those that were audited, empty is all.
  fileprivate init(_ options: AuditOptions, _ workspace: Workspace, locales: Set<LocaleTag>) {
    self.init(rules: options.ruleSet.names)
    // A screen's findings stand in its tables too, which do not tell the platform.
    if options.platform != nil { rules.subtract(Self.screenRules) }
    self.locales = locales
    pseudoLocales = workspace.pseudoLocales
    contentSizes = Set(options.contentSizes)
    paths = options.paths
    let faulty = workspace.diagnostics.filter(\.hidesContents).map(\.location.file)
    unjudgedFiles = Set(faulty + workspace.inputs.filter { $0.skipped != nil }.map(\.path))
    faultyFolders = Set(faulty.map(BundlePath.folder(of:)))
  }

  private static let screenRules = Set(RuleCatalog.all.filter { $0 is any ScreenRule.Type }.map { $0.name })
}

extension Workspace {
  fileprivate var pseudoLocales: Set<LocaleTag> {
    let files = catalog.bundles.lazy.flatMap(\.tables).flatMap(\.files)
    return Set(files.map(\.locale).filter(\.isPseudo))
  }
}

extension LoadingDiagnostic {
  /// Whether some of what the file was meant to hold was not seen, or is rejected by Apple's loader.
  fileprivate var hidesContents: Bool {
    switch kind {
    case .fileUnreadable, .interfaceParseError, .stringsParseError, .stringsUnterminatedComment, .mergeConflictMarker,
      .stringsFileEmpty, .catalogSchema:
      true
    case .stringsEncoding: (lostKeys ?? 0) > 0
    case .stringsSilentTruncation, .stringsInvalidEscape, .stringsEscapeShortUnicode: false
    }
  }
}
