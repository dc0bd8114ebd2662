import ArgumentParser
import Auditing
import Foundation
import SystemPackage

/// What makes the gate fail, and what is known already.
struct GateOptions: ParsableArguments {
  @Option(help: "The lowest severity that fails the gate: error, warning, note or never (default: error).")
  var failOn: FailOn?
  @Flag(help: "Let requests for review fail the gate as well.")
  var failOnReview = false
  @Option(help: "The translated share that every locale needs (95), or one does (de=100); repeatable.")
  var minCoverage: [String] = []
  @Option(help: "A file of known findings, which are left out.")
  var baseline: String?
  @Option(help: "Write every finding of this run as known to a file.")
  var writeBaseline: String?
  @Flag(help: .hidden) var pruneBaseline = false

  func validate() throws {
    if pruneBaseline { throw ValidationError("--prune-baseline is not yet available") }
    _ = try minimums()
  }

  /// Puts the command line over the configuration.
  func apply(to options: inout AuditOptions, configuration: Configuration, root: FilePath?) throws {
    options.gate.failOn = failOn ?? configuration.failOn ?? .error
    options.gate.failsOnReview = failOnReview || configuration.failsOnReview ?? false
    options.gate.minimums = configuration.minimumCoverage.merging(try minimums())
    guard writeBaseline == nil, let path = baselinePath(configuration, root: root) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the baseline cannot be read")
    }
    do {
      options.baseline = try Baseline(json: [UInt8](data), file: path)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  private func minimums() throws -> CoverageMinimums {
    do {
      return try CoverageMinimums(arguments: minCoverage)
    } catch {
      throw ValidationError("--min-coverage: \(error)")
    }
  }

  private func baselinePath(_ configuration: Configuration, root: FilePath?) -> String? {
    if let baseline { return baseline }
    guard let configured = configuration.baseline else { return nil }
    return root.map { $0.pushing(FilePath(configured)).string } ?? configured
  }
}
