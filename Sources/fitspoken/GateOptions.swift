import ArgumentParser
import AuditModel
import Auditing
import Configuration
import Foundation
import SystemPackage

/// What makes the gate fail, and what is known already.
struct GateOptions: ParsableArguments {
  @Option(help: "The lowest severity that fails the gate: error, warning, note or never (default: error).")
  var failOn: FailOn?
  @Flag(help: "Let requests for review fail the gate as well.")
  var failOnReview = false
  @OptionGroup var coverage: MinimumOptions
  @Option(help: "A file of known findings, which are left out.")
  var baseline: String?
  @Option(help: "Write every finding of this run as known to a file.")
  var writeBaseline: String?
  @Flag(help: "Remove from the baseline what this run no longer finds, as far as it could judge.")
  var pruneBaseline = false

  func validate() throws {
    if pruneBaseline && writeBaseline != nil {
      throw ValidationError("--prune-baseline and --write-baseline exclude each other")
    }
  }

  /// The gate's policy: the command line over the configuration.
  func policy(_ configuration: Configuration) throws -> GatePolicy {
    var policy = GatePolicy()
    policy.failOn = failOn ?? configuration.failOn ?? .error
    policy.failsOnReview = failOnReview || configuration.failsOnReview ?? false
    policy.minimums = try coverage.minimums(over: configuration)
    return policy
  }

  /// The baseline to apply; nil where there is none, or where a new one is to be written.
  func knownFindings(_ configuration: Configuration, root: FilePath?) throws -> BaselineFile? {
    if writeBaseline != nil { return nil }
    let file = try baselinePath(configuration, root: root).map(BaselineFile.init)
    if file == nil && pruneBaseline {
      throw CommandFailure.impossible("--prune-baseline needs a baseline: --baseline FILE, or one in the configuration")
    }
    return file
  }

  /// Fails with status 2 where stale entries are to be removed and none can be told.
  func refusePruning(_ known: BaselineFile) throws {
    guard pruneBaseline else { return }
    throw CommandFailure.impossible(
      "\(known.path): none of its files was found; audit the folder that it was written for, or put a configuration "
        + "there; nothing was removed")
  }

  private func baselinePath(_ configuration: Configuration, root: FilePath?) -> String? {
    if let baseline { return baseline }
    guard let configured = configuration.baseline else { return nil }
    return root.map { $0.pushing(FilePath(configured)).string } ?? configured
  }
}
