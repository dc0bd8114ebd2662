import ArgumentParser
import AuditModel
import Configuration

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
