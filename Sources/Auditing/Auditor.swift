public import AuditModel
import Localization
import Rules
import ScreenAnalysis
import TableAnalysis
import TextLayout
import Utilities
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
    let matter = AuditMatter(workspace, options)
    return await result(of: await judge(.whole, of: matter, progress: progress), on: matter, tool: tool)
  }

  /// What the rules say about a part of what is audited.
  ///
  /// - Parameter progress: Called after each screen with the number of finished screens and of all in the part.
  package func judge(
    _ shard: Shard, of matter: AuditMatter, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async -> Judgment {
    let rules = options.ruleSet
    var judgment = await judgeScreens(of: shard, in: matter.context, progress: progress)
    judgment.findings += await CatalogAudit(
      catalogRules: rules.catalogRules, textRules: rules.textRules, entryRules: rules.entryRules,
      glossary: options.glossary, jobs: options.analysis.jobs, touched: options.touched
    ).findings(in: matter.catalog, part: shard)
    judgment.fonts = matter.context.text.fontsUsed()
    judgment.missingFonts = matter.context.text.missingFonts()
    return judgment
  }

  /// The report on something of which every part was judged, by the same settings.
  package func result(
    of judgment: Judgment, on matter: AuditMatter, tool: AuditReport.Tool = .current
  ) async -> AuditResult {
    HeapMemory.giveBack()
    let (workspace, catalog, rules) = (matter.workspace, matter.catalog, options.ruleSet)
    let inline = InlineSuppression(of: workspace)
    let coverage = ExemptKeys(configured: options.suppression, inline: inline).coverage(of: catalog)
    let scope = BaselineScope(options, workspace, locales: matter.locales)
    let open = judgment.findings.filter { $0.reason != ReviewReason.settledCode }
    let (kept, suppressed) = SuppressionPass(
      configured: options.suppression, inline: inline, scope: scope
    ).apply(to: rules.graded(open.withoutKeysToldOfLabels))
    let findings = kept.sorted()
    let judged = KnownFacts(
      findings, options, scope: scope, languages: LanguageRanks(of: workspace),
      faults: SourceFaults(in: catalog.tables, rules: rules.textRules + rules.entryRules))
    var measured = judgment.measured
    measured.countSettled(judgment.findings.count - open.count)
    measured = measured.adding(workspace, coverage: coverage)
    var report = AuditReport(
      tool: tool, inputs: workspace.inputs, measured: measured, fonts: judgment.fonts,
      icu: TextEngine.icuVersion, coverage: coverage, findings: judged.new, baseline: judged.summary,
      suppressed: suppressed, gate: gate(for: workspace, judged, coverage: coverage), rules: rules.summaries)
    (report.known, report.contentSizes) = (judged.known, options.contentSizes.sorted())
    report.failingLevels = options.gate.failingLevels
    report.screens = await gallery(of: report, judgment.screens.map(\.summary), in: matter.context)
    let missing = Set(judgment.missingFonts).union(matter.context.text.missingFonts())
    return AuditResult(report: report, prunedBaseline: judged.prunedBaseline, missingFonts: missing.sorted())
  }

  /// The screens as a report shows them; none if no report asks for them.
  private func gallery(
    of report: AuditReport, _ summaries: [ScreenSummary], in context: AnalysisContext
  ) async -> ScreenGallery {
    guard let extent = options.exhibits else { return ScreenGallery() }
    return await ScreenExhibition(context, survey: transcripts(in: context), extent: extent)
      .gallery(
        of: (report.findings + report.known).flatMap(\.instances), on: judgedScreens(in: context), summaries: summaries)
  }

  /// The findings on the screens of a part, and what was measured; the result does not depend on the number of workers.
  private func judgeScreens(
    of shard: Shard, in context: AnalysisContext, progress: @Sendable (Int, Int) -> Void
  ) async -> Judgment {
    let builder = ScreenFactsBuilder(
      context, speech: SpeechModel(settings: speech), contentSizes: options.contentSizes.sorted(),
      devices: options.devices, drawsPictures: options.exhibits != nil)
    let rules = options.ruleSet.screenRules
    let screens = shard.items(of: judgedScreens(in: context))
    let parts = await context.map(screens, cost: \.item.elementCount, progress: progress) { screen, measurer in
      let facts = builder.facts(of: screen.item.screen, in: screen.item.tree, measuringWith: measurer)
      let applied = rules.filter { facts.tree.recording == nil || type(of: $0).appliesToRecordings }
      var judgment = Judgment()
      judgment.findings = applied.flatMap { $0.findings(on: facts) }.map { $0.statingTexts(of: facts) }
      judgment.measured = Measured(of: facts)
      judgment.screens = [Judgment.JudgedScreen(position: screen.position, summary: ScreenSummary(of: facts))]
      return judgment
    }
    return Judgment(merging: parts)
  }

  /// The screens that are judged: all, or those that depend on a change.
  private func judgedScreens(in context: AnalysisContext) -> [AnalysisContext.Item] {
    guard let touched = options.touched else { return context.screens }
    return context.screens.filter { touched.holds($0.screen, of: $0.tree) }
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
}

/// What an audit found.
public struct AuditResult: Sendable {
  /// The report.
  public var report: AuditReport
  /// The baseline without stale entries; nil without a baseline.
  public var prunedBaseline: Baseline?
  /// The fonts that titles needed and that are not installed, sorted.
  public var missingFonts: [MissingFont]

  /// What an audit found.
  package init(report: AuditReport, prunedBaseline: Baseline? = nil, missingFonts: [MissingFont] = []) {
    (self.report, self.prunedBaseline, self.missingFonts) = (report, prunedBaseline, missingFonts)
  }
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
    let result = faults.known(
      baseline.apply(to: findings.withoutRepeats, scope: scope, path: path), in: baseline, path: path)
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
    // Of what a change does not touch nothing is known.
    self.init(rules: options.touched == nil ? options.ruleSet.names : [])
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
    guard let locale = self.locale, screen.untranslated.contains(locale) else { return self }
    var finding = self
    finding.evidence["textLocale"] = .text(screen.developmentLanguage.identifier)
    return finding
  }
}
