import ArgumentParser
import Auditing
import AuditModel
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

/// How much has to be translated.
struct MinimumOptions: ParsableArguments {
  @Option(help: "The translated share that every locale needs (95), or one does (de=100); repeatable.")
  var minCoverage: [String] = []

  func validate() throws { _ = try minimums() }

  /// The minimums of the command line over those of the configuration.
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

/// A baseline with the file that it was read from.
struct BaselineFile {
  /// The file's path.
  var path: String
  /// What it holds.
  var baseline: Baseline

  /// Reads a baseline; fails with status 2 where there is none.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the baseline cannot be read")
    }
    self.path = path
    do {
      baseline = try Baseline(json: [UInt8](data), file: path)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Whether the audit of a project without a configuration has another root than the one that wrote the baseline; a
  /// configuration's folder is the root wherever the audit starts.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    project.root == nil && workspace.emptiness == nil && baseline.isOfAnotherRoot(than: workspace.inputs)
  }

  /// Replaces the file by what is left of it; one without stale entries is not touched.
  func prune(to pruned: Baseline, removing count: Int) throws {
    guard pruned != baseline else { return }
    try ReportFile(path: path).write(try pruned.json())
    Console.complain("\(path): \(count) stale \(count == 1 ? "finding" : "findings") removed")
  }
}
