public import AuditModel
package import TableAnalysis

/// Decides whether a build passes.
public struct GatePolicy: Sendable {
  /// The lowest severity of a finding that fails the build.
  public var failOn: FailOn = .error
  /// Whether findings that need review fail the build too, whatever their severity.
  public var failsOnReview = false
  /// The required share of translations in each locale.
  public var minimums = CoverageMinimums()

  /// The locales that the project has to have.
  public var requiredLocales: Set<LocaleTag> = []
  /// The audited locales, to which the minimums apply; empty means all.
  public var locales: Set<LocaleTag> = []

  /// Fails a build only for errors.
  public init() {}

  /// Whether this run only records what there is (`--write-baseline`), so that nothing fails.
  public var isRecording = false

  /// The verdict on new findings, coverage and required locales; `known` are the findings of a baseline, nil without one.
  ///
  /// A bundle's development language counts as translated in that bundle, since the others are translated from it.
  /// `FailOn.never` ignores all findings, including those that need review; it changes neither the minimums nor the required
  /// locales.
  package func verdict(
    on findings: [FindingGroup], known: [FindingGroup]? = nil, coverage: [Coverage], languages: ProjectLanguages
  ) -> Gate {
    let totals = CoverageTotals(of: coverage, developmentLanguages: languages.development)
    let translations = absences(in: languages) + shortfalls(in: totals)
    if isRecording {
      return Gate(
        .notGated, because: ["--write-baseline records the findings of this run"] + translations.map(Self.unjudged))
    }
    let reasons = GateReasons(findings, known: known)
    guard let threshold = failOn.threshold else {
      return translations.isEmpty
        ? Gate(.notGated, because: [reasons.ungated]) : Gate(.failed, because: translations)
    }
    let because = reasons.failures(from: threshold) + (failsOnReview ? reasons.reviews : []) + translations
    return Gate(because.isEmpty ? .passed : .failed, because: because)
  }

  /// The levels whose findings fail a build.
  package var failingLevels: Set<FindingLevel> {
    guard let threshold = failOn.threshold, !isRecording else { return [] }
    return Set(Severity.allCases.filter { $0 >= threshold }.map(FindingLevel.init) + (failsOnReview ? [.review] : []))
  }

  private static func unjudged(_ reason: String) -> String { "\(reason) (not gated in this run)" }

  private func absences(in languages: ProjectLanguages) -> [String] {
    requiredLocales.sorted().filter { !languages.serve($0) }.map {
      "\($0): required, but there is no localization of it (the project has \(languages.list))"
    }
  }

  private func shortfalls(in totals: CoverageTotals) -> [String] {
    totals.locales.union(minimums.byLocale.keys).filter(isAudited).sorted().compactMap { locale in
      guard let minimum = minimums.minimum(for: locale) else { return nil }
      let required = "\(Percentage(minimum)) required"
      guard let share = totals[locale] else { return "\(locale): not a locale of the project, \(required)" }
      return share.reaches(minimum) ? nil : "\(locale): \(share.percentage) translated, \(required)"
    }
  }

  private func isAudited(_ locale: LocaleTag) -> Bool { locales.isEmpty || locales.contains(locale) }
}
