import Foundation

/// Reading and all localization rules: the whole command, from its start to its report.
struct WholeAudit {
  /// The shortest time, in seconds.
  var seconds: Double
  /// The largest memory, in bytes.
  var memory: Int

  /// Audits an app several times with the command that stands beside this one.
  init(_ app: URL, in folder: URL, times: Int, options: [String] = []) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // The gate fails: keys are missing.
    let command = Command(
      program: products.appendingPathComponent("fitspoken"),
      arguments: ["audit", app.path, "--format", "json"] + options,
      // An app without interfaces is nothing to audit for some.
      successes: [0, 1, 2])
    let report = folder.appendingPathComponent("report.json")
    seconds = try Stopwatch.best(of: times) { try command.run(output: report, in: folder) }
    memory = Command.peakMemory
  }
}
