import AuditModel
import Utilities

/// A commented configuration for a project: what it says holds today, so that the gate guards what has been reached.
struct ConfigurationDraft {
  /// The name of the baseline beside it.
  static let baselineName = "fitspoken-baseline.json"

  /// The name of the schema beside it.
  static let schemaName = ".fitspoken.schema.json"

  /// What was found in the project.
  let survey: ProjectSurvey
  /// Whether the findings of today are recorded.
  var hasBaseline = false
  /// Whether the schema is beside it.
  var hasSchema = false

  /// A configuration for a project.
  init(_ survey: ProjectSurvey) { self.survey = survey }

  /// The file in YAML.
  var text: String {
    [head, languages, coverage, gate, rules, files, samples].compactMap(\.self).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var head: [String] {
    let screens = survey.screens.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\(counted($0.value, "screen")) for \($0.key.rawValue)" }
    let languages = survey.coverage.isEmpty ? [] : ["translations into \(counted(survey.coverage.count, "language"))"]
    let found = screens + [counted(survey.tables, "strings table")] + languages
    // The language server of editors looks for this comment.
    let schema = hasSchema ? ["# yaml-language-server: $schema=\(Self.schemaName)"] : []
    return schema + [
      "# Settings of Fitspoken, whose Documentation/configuration.md describes every key. The command line takes precedence.",
      "# Found: \(found.joined(separator: ", ")).",
    ]
      + (survey.targets.isEmpty
        ? [] : ["# Targets: \(survey.targets.map { $0.escapingControls() }.joined(separator: ", "))."])
  }

  private var languages: [String]? {
    guard !survey.required.isEmpty else { return nil }
    let shipped = plain(ProjectSurvey.shippedPercentage)
    return [
      "# The app must have these languages, or the gate fails: the source, and those of which at least \(shipped) % are translated.",
      "required_locales: [\(survey.required.map(\.identifier).joined(separator: ", "))]",
    ]
  }

  private var coverage: [String]? {
    guard let least = survey.coverage.values.min() else { return nil }
    let note = "# How much must be translated, in percent: what is translated today. Raise it as translations come in."
    guard survey.coverage.values.contains(where: { $0 != least }) else {
      return [note, "min_coverage: \(plain(least))"]
    }
    let rows = survey.coverage.sorted { $0.key < $1.key }.map { "  \($0.key.identifier): \(plain($0.value))" }
    return [note, "min_coverage:"] + rows
  }

  private var gate: [String] {
    let today = "\(counted(survey.errors, "error")) today"
    let level = [
      "# The lowest severity of a finding that fails the gate: error, warning, note or never (\(today)).",
      "fail_on: error",
    ]
    if hasBaseline {
      return level + ["", "# The findings of today, which do not fail the gate.", "baseline: \(Self.baselineName)"]
    }
    guard survey.errors > 0 else { return level }
    return level + [
      "",
      "# To let only new findings fail the gate, run 'fitspoken audit --write-baseline \(Self.baselineName)' and then say:",
      "# baseline: \(Self.baselineName)",
    ]
  }

  /// How many rules are listed.
  private static let listedRules = 5

  private var rules: [String] {
    let most = survey.failures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.listedRules)
    let note = "# Severities by rule, or off; 'fitspoken rules' lists them."
    guard !most.isEmpty else { return [note, "# rules:", "#   title-clipped: error"] }
    return [note + " Today most findings are of:", "# rules:"]
      + most.map { "#   \($0.key): warning   # \(counted($0.value, "finding"))" }
  }

  private var files: [String] {
    ["# Files and folders that are not read.", "# excluded:", "#   - Vendor", "#   - \"**/Generated\""]
  }

  private var samples: [String]? {
    guard survey.hasArguments else { return nil }
    return [
      "# Titles with arguments are measured with samples: give some as long as the values that the app must be able to show.",
      "# samples:", "#   \"%@\": Alexandra", "#   \"%d\": \"1,000\"",
    ]
  }

  /// A number without needless decimals.
  private func plain(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
}
