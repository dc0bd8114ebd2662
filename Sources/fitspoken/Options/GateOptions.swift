import ArgumentParser
import Auditing
import AuditModel
import Configuration
import Foundation
import SystemPackage

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
  func policy(_ configuration: Configuration) throws -> GatePolicy {
    var policy = GatePolicy()
    policy.failOn = failOn ?? configuration.failOn ?? .error
    policy.failsOnReview = failOnReview || configuration.failsOnReview ?? false
    policy.minimums = try coverage.minimums(over: configuration)
    policy.isRecording = writeBaseline != nil
    return policy
  }

  /// The baseline to apply; nil without one, or if a new one is to be written.
  ///
  /// - Parameter input: The paths that are audited, for the command that remakes a baseline of another version.
  func knownFindings(_ project: Project, _ input: InputOptions) throws -> BaselineFile? {
    if writeBaseline != nil { return nil }
    guard let path = baselinePath(project.configuration, root: project.root) else {
      guard !pruneBaseline else {
        throw CommandFailure.impossible("--prune-baseline requires --baseline FILE, or a baseline in the configuration")
      }
      return nil
    }
    return try BaselineFile(
      path: path, paths: BaselinePaths(file: path, project: project, root: input.root(of: project)),
      remake: "\(input.command) --write-baseline \(path.shellQuoted)")
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

/// How much has to be translated.
struct MinimumOptions: ParsableArguments {
  @Option(help: "The minimum coverage in percent, of every locale (95) or of one (de=100) (repeatable).")
  var minCoverage: [String] = []

  func validate() throws { _ = try minimums() }

  /// The minimums; those of the command line take precedence over those of the configuration.
  func minimums(over configuration: Configuration) throws -> CoverageMinimums {
    configuration.minimumCoverage.merging(try minimums())
  }

  private func minimums() throws -> CoverageMinimums {
    do {
      return try CoverageMinimums(arguments: minCoverage)
    } catch {
      throw ValidationError("--min-coverage: \(error)")
    }
  }
}
