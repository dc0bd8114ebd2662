import ArgumentParser
import Auditing
import AuditModel
import Configuration
import Foundation
import Localization
import SystemPackage
import TableAnalysis

/// What makes the gate fail, and which findings are known.
struct GateOptions: ParsableArguments {
  @Option(help: "The lowest severity that fails the gate (default: error).")
  var failOn: FailOn?
  @Flag(help: "Let findings that need review fail the gate too.")
  var failOnReview = false
  @OptionGroup var coverage: MinimumOptions
  @Option(help: "A file of known findings, which are not reported.")
  var baseline: String?
  @Option(help: "Write all findings of this run to a new baseline file.")
  var writeBaseline: String?
  @Flag(help: "Remove findings that this run no longer reports from the baseline, where it could judge them.")
  var pruneBaseline = false

  func validate() throws {
    if pruneBaseline && writeBaseline != nil {
      throw ValidationError("--prune-baseline and --write-baseline cannot be combined")
    }
  }

  /// The gate's policy; the command line takes precedence over the configuration.
  func policy(_ configuration: Configuration, for workspace: Workspace) throws -> GatePolicy {
    var policy = GatePolicy()
    policy.failOn = failOn ?? configuration.failOn ?? .error
    policy.failsOnReview = failOnReview || configuration.failsOnReview ?? false
    try coverage.limit(&policy, over: configuration, in: workspace)
    policy.isRecording = writeBaseline != nil
    return policy
  }

  /// The baseline to apply; nil without one, or if a new one is to be written.
  ///
  /// - Parameters:
  ///   - input: The paths that are audited.
  ///   - arguments: The words of the command line, for the command that remakes a baseline of another version.
  func knownFindings(
    _ project: Project, _ input: InputOptions, arguments: [String] = RawArguments.texts
  ) throws -> BaselineFile? {
    if writeBaseline != nil { return nil }
    guard let path = baselinePath(project.configuration, root: project.root) else {
      guard !pruneBaseline else {
        throw CommandFailure.impossible("--prune-baseline requires --baseline FILE, or a baseline in the configuration")
      }
      return nil
    }
    return try BaselineFile(
      path: path, paths: BaselinePaths(file: path, project: project, root: input.root(of: project)),
      remake: RepeatedRun(arguments, keepsBaseline: false).command + " --write-baseline \(path.shellQuoted)")
  }

  /// Says that no file of the baseline was found; throws a failure if stale entries are to be removed but cannot be recognized.
  func warnOfOtherRoot(_ known: BaselineFile) throws {
    let fault = "\(known.path): none of its files was found"
    guard pruneBaseline else { return Console.complain("\(fault), so no finding is known; was the baseline moved?") }
    throw CommandFailure.impossible(
      "\(fault), so nothing was removed; audit the folder that it was written for, or add a configuration there")
  }

  private func baselinePath(_ configuration: Configuration, root: FilePath?) -> String? {
    if let baseline { return baseline }
    guard let configured = configuration.baseline else { return nil }
    return root.map { $0.pushing(FilePath(configured)).string } ?? configured
  }
}

/// How much has to be translated, and how much of that may be a copy of the source.
struct MinimumOptions: ParsableArguments {
  @Option(help: "The minimum coverage in percent, of every locale (95) or of one (de=100) (repeatable).")
  var minCoverage: [String] = []
  @Option(
    help: """
      The maximum share of translations in percent that are the same as the source, of every locale (30) or of one \
      (de=20) (repeatable).
      """)
  var maxSameAsSource: [String] = []

  func validate() throws { _ = (try minimums(), try maximums()) }

  /// Sets the limits of a gate; those of the command line take precedence over those of the configuration.
  ///
  /// Throws a failure for a locale that the project does not have, since its limit would never be met.
  func limit(_ policy: inout GatePolicy, over configuration: Configuration, in workspace: Workspace) throws {
    let languages = ProjectLanguages(of: workspace)
    policy.minimums = try Self.known(configuration.minimumCoverage.merging(try minimums()), "--min-coverage", languages)
    policy.maximumCopies = try Self.known(
      configuration.maximumCopies.merging(try maximums()), "--max-same-as-source", languages)
  }

  /// Limits by the project's own locales (`zh-Hans` for `zh`).
  private static func known(
    _ limits: LocalePercentages, _ option: String, _ languages: ProjectLanguages
  ) throws -> LocalePercentages {
    var known = LocalePercentages(general: limits.general)
    for (locale, percent) in limits.byLocale.sorted(by: { $0.key < $1.key }) {
      let own = languages.shown(for: locale)
      guard !own.isEmpty else {
        throw CommandFailure.impossible("\(option): \(languages.refusal(of: locale))")
      }
      for shown in own where limits.byLocale[shown] == nil || shown == locale { known.byLocale[shown] = percent }
    }
    return known
  }

  private func minimums() throws -> LocalePercentages { try Self.limits(minCoverage, of: "--min-coverage") }

  private func maximums() throws -> LocalePercentages { try Self.limits(maxSameAsSource, of: "--max-same-as-source") }

  private static func limits(_ arguments: [String], of option: String) throws -> LocalePercentages {
    do {
      return try LocalePercentages(arguments: arguments)
    } catch {
      throw ValidationError("\(option): \(error)")
    }
  }
}
