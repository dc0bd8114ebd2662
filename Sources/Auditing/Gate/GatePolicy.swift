public import AuditModel
package import TableAnalysis

/// Decides whether a build passes.
public struct GatePolicy: Sendable {
  /// The lowest severity of a finding that fails the build.
  public var failOn: FailOn = .error
  /// Whether findings that need review fail the build too, whatever their severity.
  public var failsOnReview = false
  /// The required share of translations in each locale.
  public var minimums = LocalePercentages()
  /// How much of the translations of each locale may be the same as the source.
  public var maximumCopies = LocalePercentages()

  /// The locales that the project has to have.
  public var requiredLocales: Set<LocaleTag> = []
  /// The audited locales, to which the minimums apply; empty means all.
  public var locales: Set<LocaleTag> = []

  /// Whether this run only records what there is (`--write-baseline`), so that nothing fails.
  public var isRecording = false

  /// Fails a build only for errors.
  public init() {}

  /// The verdict on new findings, coverage and required locales; `known` are the findings of a baseline, nil without one.
  ///
  /// A bundle's development language counts as translated in that bundle, since the others are translated from it.
  /// `FailOn.never` ignores all findings, including those that need review; it changes neither the minimums nor the required
  /// locales.
  package func verdict(
    on findings: [FindingGroup], known: [FindingGroup]? = nil, coverage: [Coverage], languages: ProjectLanguages
  ) -> Gate {
    let totals = CoverageTotals(of: coverage, developmentLanguages: languages.development)
    let translations = absences(in: languages) + shortfalls(in: totals) + copies(in: totals)
    let remarks = unjudged(in: coverage)
    if isRecording {
      return Gate(
        .notGated,
        because: ["--write-baseline records the findings of this run"] + translations.map(Self.unjudged) + remarks)
    }
    let reasons = GateReasons(findings, known: known)
    guard let threshold = failOn.threshold else {
      return translations.isEmpty
        ? Gate(.notGated, because: [reasons.ungated] + remarks) : Gate(.failed, because: translations + remarks)
    }
    let because = reasons.failures(from: threshold) + (failsOnReview ? reasons.reviews : []) + translations
    return Gate(because.isEmpty ? .passed : .failed, because: because + remarks)
  }

  /// The levels whose findings fail a build.
  package var failingLevels: Set<FindingLevel> {
    guard let threshold = failOn.threshold, !isRecording else { return [] }
    return Set(Severity.allCases.filter { $0 >= threshold }.map(FindingLevel.init) + (failsOnReview ? [.review] : []))
  }

  private static func unjudged(_ reason: String) -> String { "\(reason) (not gated in this run)" }

  private func absences(in languages: ProjectLanguages) -> [String] {
    requiredLocales.sorted().compactMap { locale in
      guard languages.serve(locale) else {
        return "\(locale): required, but there is no localization of it (the project has \(languages.list))"
      }
      let others = languages.bundles(withoutServing: locale).map { $0.isEmpty ? "." : $0 }
      return others.isEmpty
        ? nil : "\(locale): required, but there is no localization of it in \(others.joined(separator: ", "))"
    }
  }

  private func shortfalls(in totals: CoverageTotals) -> [String] {
    totals.locales.union(minimums.byLocale.keys).filter(isAudited).sorted().compactMap { locale in
      guard let minimum = minimums.percent(for: locale) else { return nil }
      let required = "\(Percentage(minimum)) required"
      guard let share = totals[locale] else { return "\(locale): not a locale of the project, \(required)" }
      return share.reaches(minimum) ? nil : "\(locale): \(share.percentage) translated, \(required)"
    }
  }

  /// The minimums that say nothing about a part of a project.
  private func unjudged(in coverage: [Coverage]) -> [String] {
    Set(coverage.filter(\.part).map(\.locale)).filter(isAudited).sorted().compactMap { locale in
      minimums.percent(for: locale).map {
        "\(locale): only a part of the project was given, so its coverage is not compared with \(Percentage($0))"
      }
    }
  }

  private func copies(in totals: CoverageTotals) -> [String] {
    totals.locales.filter(isAudited).sorted().compactMap { locale in
      let share = totals.sameAsSource(locale)
      guard let maximum = maximumCopies.percent(for: locale), share.exceeds(maximum) else { return nil }
      return "\(locale): \(share.percentageRoundedUp) of the translations are the same as the source, "
        + "at most \(Percentage(maximum)) allowed"
    }
  }

  private func isAudited(_ locale: LocaleTag) -> Bool { locales.isEmpty || locales.contains(locale) }
}
