import ArgumentParser
import Foundation
import Reporting
import Utilities

/// Where reports are written and how they look.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(help: "The format of standard output: \(Format.list).")
  var format = "text"
  @Option(name: .customLong("report"), help: "A report to write: FORMAT=FILE, such as sarif=report.sarif (repeatable).")
  var reports: [String] = []
  @Flag(help: "Leave out the summary, except for the result of the gate.")
  var quiet = false
  @Flag(help: "Print evidence, coverage and fonts completely.")
  var verbose = false
  @Flag(inversion: .prefixedNo, help: "Use color on a terminal (NO_COLOR also turns it off).")
  var color = true

  /// The requested reports, standard output first.
  func requests() throws -> [ReportRequest<Format>] {
    guard let standard = Format(rawValue: format) else {
      throw CommandFailure.impossible(Format.complaint(about: format))
    }
    let files = try reports.map(Self.request)
    try Self.refuseSharedFiles(files)
    return [ReportRequest(format: standard)] + files
  }

  /// Throws a failure for two reports in one file, of which only the second would remain.
  private static func refuseSharedFiles(_ requests: [ReportRequest<Format>]) throws {
    var seen: Set<String> = []
    for path in requests.compactMap(\.path)
    where !seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted {
      throw CommandFailure.impossible("two reports cannot be written to the same file: \(path)")
    }
  }

  /// Renders and writes every report; files first, so that a terminal ends with the result.
  ///
  /// `render` takes the format, and whether the report may have color.
  func write(_ requests: [ReportRequest<Format>], render: (Format, Bool) throws -> [UInt8]) throws {
    for request in requests.filter({ $0.path != nil }) + requests.filter({ $0.path == nil }) {
      let rendered = try render(request.format, request.path == nil && Console.allowsColor(noColor: !color))
      let bytes = request.format.logEscape?.applied(to: rendered) ?? rendered
      guard let path = request.path else { try Console.write(bytes); continue }
      if request.isFolder { try ReportFile(path: path).makeFolder() }
      try ReportFile(path: path).write(bytes)
    }
  }

  private static func request(_ argument: String) throws -> ReportRequest<Format> {
    if let request = ReportRequest<Format>(argument: argument) { return request }
    let name = argument.prefix { $0 != "=" }
    guard Format(rawValue: String(name)) != nil else {
      throw CommandFailure.impossible(Format.complaint(about: String(name)))
    }
    throw CommandFailure.impossible("--report expects FORMAT=FILE, not '\(argument)'")
  }
}

/// A requested report: a format, and a file or standard output.
struct ReportRequest<Format: OutputFormat>: ExpressibleByArgument {
  /// The format.
  var format: Format
  /// The file; nil for standard output.
  var path: String?
  /// Whether a folder was named, in which the report's file is created.
  var isFolder = false

  /// A report of a format on standard output.
  init(format: Format) { self.format = format }

  /// Reads `FORMAT=FILE`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = Format(rawValue: parts[0]) else { return nil }
    self.format = format
    isFolder = parts[1].hasSuffix("/")
    path = isFolder ? parts[1] + "index.\(format.fileExtension)" : parts[1]
  }
}
