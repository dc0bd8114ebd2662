import Foundation

/// The complete command, from its start to its report.
struct WholeAudit {
  /// The shortest time, in seconds.
  var seconds: Double
  /// The peak memory, in bytes.
  var memory: Int

  /// Audits an app several times, with the command next to this one.
  init(_ app: URL, in folder: URL, times: Int, options: [String] = []) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // The gate fails: keys are missing.
    let command = Command(
      program: products.appendingPathComponent("fitspoken"),
      arguments: ["audit", app.path, "--format", "json"] + options,
      // Status 2: there may be nothing to audit.
      successes: [0, 1, 2])
    let report = folder.appendingPathComponent("report.json")
    seconds = try Stopwatch.best(of: times) { try command.run(output: report, in: folder) }
    memory = Command.peakMemory
  }
}
