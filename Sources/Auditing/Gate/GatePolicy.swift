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

  /// Fails a build only for errors.
  public init() {}

  /// The verdict on new findings, coverage and required locales.
  ///
  /// A bundle's development language counts as translated in that bundle, since the others are translated from it.
  /// `FailOn.never` ignores all findings, including those that need review; it changes neither the minimums nor the required
  /// locales.
  package func verdict(on findings: [Finding], coverage: [Coverage], languages: ProjectLanguages) -> Gate {
    let totals = CoverageTotals(of: coverage, developmentLanguages: languages.development)
    let because = reasons(in: findings) + absences(in: languages) + shortfalls(in: totals) + copies(in: totals)
    return Gate(passed: because.isEmpty, because: because + unjudged(in: coverage))
  }

  private func reasons(in findings: [Finding]) -> [String] {
    guard let threshold = failOn.threshold else { return [] }
    var counts: [Severity: Int] = [:]
    for finding in findings where finding.outcome == .fails { counts[finding.severity, default: 0] += 1 }
    let severities = Severity.allCases.filter { $0 >= threshold }.sorted(by: >)
    let failures = severities.compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return failures + reviews(in: findings)
  }

  private func reviews(in findings: [Finding]) -> [String] {
    let count = failsOnReview ? findings.count { $0.outcome == .needsReview } : 0
    return count == 0 ? [] : [count == 1 ? "1 finding needs review" : "\(count) findings need review"]
  }

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
