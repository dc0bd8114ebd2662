import ArgumentParser
import Foundation
import Reporting
import Utilities

/// Where reports are written and how they look.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(help: "The format of standard output: \(Format.list).", completion: .list(Format.names))
  var format = "text"
  @Option(
    name: .customLong("report"), help: "A report to write: FORMAT=FILE, such as sarif=report.sarif (repeatable).",
    completion: .list(Format.names.map { "\($0)=" }))
  var reports: [String] = []
  @Flag(help: "Print only the result of the gate.")
  var quiet = false
  @Flag(help: "Print all findings with their evidence, and coverage and fonts completely.")
  var verbose = false
  @OptionGroup var colors: ColorOptions

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

  /// Writes every report; files first, so that a terminal ends with the result.
  ///
  /// - Parameter render: Hands on the bytes of the request's report.
  func write(
    _ requests: [ReportRequest<Format>], render: (ReportRequest<Format>, _ sink: ReportSink) throws -> Void
  ) throws {
    for request in requests.filter({ $0.path != nil }) + requests.filter({ $0.path == nil }) {
      let escape = request.format.logEscape
      guard let path = request.path else {
        try render(request) { try Console.write(escape?.applied(to: $0) ?? $0) }
        continue
      }
      if request.isFolder { try ReportFile(path: path).makeFolder() }
      var draft = try ReportFile(path: path).draft()
      try render(request) { try draft.write(escape?.applied(to: $0) ?? $0) }
      try draft.finish()
    }
  }

  /// How a text report looks: on standard output as it allows; in a file, plain and complete.
  func textOptions(for request: ReportRequest<Format>) -> TextOptions {
    var options = TextOptions()
    let isOnOutput = request.path == nil
    options.usesColor = isOnOutput && colors.areOn
    options.width = isOnOutput ? Terminal.width : nil
    (options.isQuiet, options.isVerbose) = (quiet && isOnOutput, verbose)
    return options
  }

  private static func request(_ argument: String) throws -> ReportRequest<Format> {
    if let request = ReportRequest<Format>(argument: argument) { return request }
    guard argument.contains("=") else { throw CommandFailure.impossible(complaint(aboutFile: argument)) }
    let name = argument.prefix { $0 != "=" }
    guard Format(rawValue: String(name)) != nil else {
      throw CommandFailure.impossible(Format.complaint(about: String(name)))
    }
    throw CommandFailure.impossible("--report expects FORMAT=FILE, not '\(argument)'")
  }
}

extension OutputOptions {
  /// What is wrong with a report that names no format, with the one that its file's name suggests.
  private static func complaint(aboutFile argument: String) -> String {
    let ending = argument.split(separator: ".").last.map(String.init)
    let formats = Format.allCases.filter {
      $0.rawValue == ending || $0.fileExtension == ending && argument.contains(".")
    }
    let example = formats.first.map { "\($0.rawValue)=\(argument)" } ?? "\(Format.example)=FILE"
    return "--report expects FORMAT=FILE, such as \(example), not '\(argument)'; the formats are \(Format.list)"
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
