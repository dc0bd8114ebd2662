import ArgumentParser
import Foundation

/// One report that the user asks for: a format, and a file or standard output.
struct ReportRequest<Format: OutputFormat>: ExpressibleByArgument {
  /// The format.
  var format: Format
  /// The file; nil is standard output.
  var path: String?
  /// Whether a folder was asked for, which the report's file is put into.
  var isFolder = false

  /// A report of a format on standard output.
  init(format: Format) { self.format = format }

  /// Reads `NAME=FILE`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = Format(rawValue: parts[0]) else { return nil }
    self.format = format
    isFolder = parts[1].hasSuffix("/")
    path = isFolder ? parts[1] + "index.\(format.fileExtension)" : parts[1]
  }
}
