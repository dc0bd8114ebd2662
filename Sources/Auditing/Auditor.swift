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

  /// The report on a workspace, and what becomes of the baseline.
  ///
  /// - Parameter progress: Called after each screen with the number of finished screens and of all.
  public func audit(
    _ workspace: Workspace, tool: AuditReport.Tool = .current, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async -> AuditResult {
    let context = AnalysisContext(workspace, options: options.analysis)
    let locales = LocaleSelection.localizations(for: options.analysis.locales, in: workspace.catalog)
    let catalog = CatalogFacts(
      workspace: workspace, requiredLocales: requiredLocales, locales: locales, glossary: options.glossary)
    let inline = InlineSuppression(of: workspace)
    let coverage = ExemptKeys(configured: options.suppression, inline: inline).coverage(of: catalog)
    let screens = await judgeScreens(in: context, progress: progress)
    let rules = options.ruleSet
    let tables = await CatalogAudit(
      catalogRules: rules.catalogRules, textRules: rules.textRules, entryRules: rules.entryRules,
      glossary: options.glossary, jobs: options.analysis.jobs
    ).findings(in: catalog)
    let scope = BaselineScope(options, workspace, locales: locales)
    let all = screens.findings + tables
    let open = all.filter { $0.reason != ReviewReason.settledCode }
    let (kept, suppressed) = SuppressionPass(
      configured: options.suppression, inline: inline, scope: scope
    ).apply(to: rules.graded(open))
    let findings = kept.sorted()
    let judged = KnownFacts(
      findings, options, scope: scope, languages: LanguageRanks(of: workspace),
      faults: SourceFaults(in: catalog.tables, rules: rules.textRules + rules.entryRules))
    var measured = screens.measured
    measured.countSettled(all.count - open.count)
    measured = measured.adding(workspace, coverage: coverage)
    var report = AuditReport(
      tool: tool, inputs: workspace.inputs, measured: measured, fonts: context.text.fontsUsed(),
      icu: TextEngine.icuVersion, coverage: coverage, findings: judged.new, baseline: judged.summary,
      suppressed: suppressed, gate: gate(for: workspace, judged, coverage: coverage), rules: rules.summaries)
    (report.known, report.contentSizes) = (judged.known, options.contentSizes.sorted())
    report.failingLevels = options.gate.failingLevels
    report.screens = await gallery(of: report, screens.summaries, in: context)
    return AuditResult(
      report: report,
      prunedBaseline: judged.prunedBaseline,
      missingFonts: context.text.missingFonts())
  }

  /// The screens as a report shows them; none if no report asks for them.
  private func gallery(
    of report: AuditReport, _ summaries: [ScreenSummary], in context: AnalysisContext
  ) async -> ScreenGallery {
    guard let extent = options.exhibits else { return ScreenGallery() }
    return await ScreenExhibition(context, survey: transcripts(in: context), extent: extent)
      .gallery(of: (report.findings + report.known).flatMap(\.instances), summaries: summaries)
  }

  /// The findings on all screens and what was measured; the result does not depend on the number of workers.
  private func judgeScreens(
    in context: AnalysisContext, progress: @Sendable (Int, Int) -> Void
  ) async -> JudgedScreens {
    let builder = ScreenFactsBuilder(
      context, speech: SpeechModel(settings: speech), contentSizes: options.contentSizes.sorted(),
      devices: options.devices, drawsPictures: options.exhibits != nil)
    let rules = options.ruleSet.screenRules
    let parts = await context.map(context.screens, progress: progress) { item, measurer in
      let facts = builder.facts(of: item.screen, in: item.tree, measuringWith: measurer)
      let applied = rules.filter { facts.tree.recording == nil || type(of: $0).appliesToRecordings }
      let findings = applied.flatMap { $0.findings(on: facts) }.map { $0.statingTexts(of: facts) }
      return JudgedScreens(findings: findings, measured: Measured(of: facts), summaries: [ScreenSummary(of: facts)])
    }
    return parts.reduce(into: JudgedScreens()) { $0.add($1) }
  }

  /// The settings of the simulated speech.
  private var speech: SpeechSettings {
    var speech = SpeechSettings(version: options.speechVersion, buttonLabel: options.buttonLabel)
    speech.words = options.spokenWords
    return speech
  }

  /// Speaks screens as `fitspoken speak` does.
  private func transcripts(in context: AnalysisContext) -> TranscriptSurvey {
    var survey = TranscriptSurvey(context)
    survey.settings = speech
    return survey
  }

  /// The gate's verdict; a workspace without anything to audit does not pass.
  private func gate(for workspace: Workspace, _ facts: KnownFacts, coverage: [Coverage]) -> Gate {
    if let emptiness = workspace.emptiness {
      return Gate(.failed, because: ["nothing was audited: \(emptiness)"])
    }
    var policy = options.gate
    policy.requiredLocales = options.requiredLocales
    policy.locales = Set(options.analysis.locales)
    return policy.verdict(
      on: facts.new, known: facts.summary == nil ? nil : facts.known, coverage: coverage,
      languages: ProjectLanguages(of: workspace))
  }

  /// The required locales among those that are audited; the rules see no others.
  private var requiredLocales: Set<LocaleTag> {
    let locales = options.analysis.locales
    return locales.isEmpty ? options.requiredLocales : options.requiredLocales.intersection(locales)
  }
}

/// The findings on some screens, and what was measured there.
private struct JudgedScreens: Sendable {
  var findings: [Finding] = []
  var measured = Measured()
  /// One for each screen, in the order of the screens.
  var summaries: [ScreenSummary] = []

  mutating func add(_ other: JudgedScreens) {
    findings += other.findings
    measured.add(other.measured)
    summaries += other.summaries
  }
}

/// What an audit found.
public struct AuditResult: Sendable {
  /// The report.
  public var report: AuditReport
  /// The baseline without stale entries; nil without a baseline.
  public var prunedBaseline: Baseline?
  /// The fonts that titles needed and that are not installed, sorted.
  public var missingFonts: [MissingFont] = []
}

extension AuditResult {
  /// A baseline of everything that was found; `path` is what a path of the audit is in it.
  public func baseline(path: (String) -> String) -> Baseline {
    Baseline(of: report.instances + report.known.flatMap(\.instances), root: ".", path: path)
  }
}

/// The facts of an audit that the baseline does not know, and those that it knows.
private struct KnownFacts {
  var new: [FindingGroup]
  var known: [FindingGroup] = []
  /// What the baseline did, in facts; nil without a baseline.
  var summary: BaselineSummary?
  /// The baseline without stale entries; nil without a baseline.
  var prunedBaseline: Baseline?

  init(
    _ findings: [Finding], _ options: AuditOptions, scope: BaselineScope, languages: LanguageRanks, faults: SourceFaults
  ) {
    guard let baseline = options.baseline else {
      new = faults.told(FindingGroup.all(in: findings, languages: languages))
      return
    }
    let path = options.baselinePath
    let result = faults.known(baseline.apply(to: findings, scope: scope, path: path), in: baseline, path: path)
    new = faults.told(FindingGroup.all(in: result.new, languages: languages))
    known = faults.told(FindingGroup.all(in: result.known, languages: languages))
    summary = result.summary(new: new.count, known: known.count)
    prunedBaseline = result.pruned
  }
}

extension LanguageRanks {
  fileprivate init(of workspace: Workspace) {
    let bundles = workspace.catalog.bundles
    self.init(development: Set(bundles.map(\.developmentLanguage)), pseudo: workspace.pseudoLocales)
    if bundles.isEmpty { development = [.english] }
  }
}

extension BaselineScope {
  /// The scope of an audit of a workspace; `locales` are those that were audited; empty means all.
  fileprivate init(_ options: AuditOptions, _ workspace: Workspace, locales: Set<LocaleTag>) {
    self.init(rules: options.ruleSet.names)
    // Findings on screens may be located in tables, which do not name a platform.
    if options.analysis.platform != nil { rules.subtract(options.ruleSet.screenRules.map { $0.name }) }
    self.locales = locales
    pseudoLocales = workspace.pseudoLocales
    contentSizes = Set(options.contentSizes)
    paths = options.paths
    let faulty = workspace.diagnostics.filter(\.hidesContents).map(\.location.file)
    unjudgedFiles = Set(faulty + workspace.inputs.filter { $0.skipped != nil }.map(\.path))
    faultyFolders = Set(faulty.map(BundlePath.folder(of:)))
  }
}

extension Workspace {
  fileprivate var pseudoLocales: Set<LocaleTag> {
    let files = catalog.bundles.lazy.flatMap(\.tables).flatMap(\.files)
    return Set(files.map(\.locale).filter(\.isPseudo))
  }
}

extension LoadingDiagnostic {
  /// Whether some of the file's content was not read, or is rejected by Apple's loader.
  fileprivate var hidesContents: Bool {
    switch kind {
    case .fileUnreadable, .interfaceParseError, .stringsParseError, .stringsUnterminatedComment, .mergeConflictMarker,
      .stringsFileEmpty, .catalogSchema:
      true
    case .stringsEncoding: (lostKeys ?? 0) > 0
    case .stringsSilentTruncation, .stringsInvalidEscape, .stringsEscapeShortUnicode, .notBuilt: false
    }
  }
}

extension Finding {
  /// The finding with the language of the texts as evidence, if the file has none in the finding's locale.
  fileprivate func statingTexts(of screen: ScreenFacts) -> Finding {
    guard let locale, screen.untranslated.contains(locale) else { return self }
    var finding = self
    finding.evidence["textLocale"] = .text(screen.developmentLanguage.identifier)
    return finding
  }
}
