import ArgumentParser
import AuditModel
import Foundation
import Reporting

/// Where the reports go and how they look.
struct OutputOptions: ParsableArguments {
  @Option(help: "The format of standard output: \(ReportRequest.formats).")
  var format = "text"
  @Option(name: .customLong("report"), help: "A report to write: NAME=FILE, such as sarif=report.sarif; repeatable.")
  var reports: [String] = []
  @Flag(help: "Print only findings and the gate's verdict.")
  var quiet = false
  @Flag(help: "Print coverage and fonts in full, and every request for review.")
  var verbose = false
  @Flag(inversion: .prefixedNo, help: "Use colour on a terminal (NO_COLOR switches it off as well).")
  var color = true

  /// The reports that are asked for, standard output first.
  func requests() throws -> [ReportRequest] {
    guard let standard = ReportFormat(rawValue: format) else {
      throw CommandFailure.impossible(ReportRequest.complaint(about: format))
    }
    let files = try reports.map(Self.request)
    try Self.refuseSharedFiles(files)
    return [ReportRequest(format: standard)] + files
  }

  /// Of two reports in one file only the second would be left.
  private static func refuseSharedFiles(_ requests: [ReportRequest]) throws {
    var seen: Set<String> = []
    for path in requests.compactMap(\.path)
    where !seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted {
      throw CommandFailure.impossible("two reports cannot be written to one file: \(path)")
    }
  }

  /// Renders and writes every report; files first, so that what a terminal shows last is the verdict.
  func write(_ requests: [ReportRequest], of report: AuditReport) throws {
    for request in requests.filter({ $0.path != nil }) + requests.filter({ $0.path == nil }) {
      let bytes = try reporter(for: request).render(report)
      guard let path = request.path else { Console.write(bytes); continue }
      if request.isFolder { try ReportFile(path: path).makeFolder() }
      try ReportFile(path: path).write(bytes)
    }
    if requests.contains(where: { $0.format == .github }) { StepSummary.fromEnvironment?.append(report) }
  }

  private func reporter(for request: ReportRequest) throws -> any Reporter {
    let usesColor = request.path == nil && Console.allowsColor(noColor: !color)
    return try Reporters.reporter(for: request.format, usesColor: usesColor, isQuiet: quiet, isVerbose: verbose)
  }

  private static func request(_ argument: String) throws -> ReportRequest {
    if let request = ReportRequest(argument: argument) { return request }
    let name = argument.prefix { $0 != "=" }
    guard ReportFormat(rawValue: String(name)) != nil else {
      throw CommandFailure.impossible(ReportRequest.complaint(about: String(name)))
    }
    throw CommandFailure.impossible("--report expects NAME=FILE, not '\(argument)'")
  }
}
