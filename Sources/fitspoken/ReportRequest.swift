import ArgumentParser
import Foundation
import Reporting

/// One report that the user asks for: a format, and a file or standard output.
struct ReportRequest: ExpressibleByArgument {
  /// The format.
  var format: ReportFormat
  /// The file; nil is standard output.
  var path: String?
  /// Whether a folder was asked for, which the report's file is put into.
  var isFolder = false

  /// Formats of the contract that a later version brings.
  static let laterFormats: Set<String> = ["archive"]

  /// The names of the formats, for a person.
  static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  /// A report of a format on standard output.
  init(format: ReportFormat) { self.format = format }

  /// Reads `NAME=FILE`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    isFolder = parts[1].hasSuffix("/")
    path = isFolder ? parts[1] + "index.\(format.fileExtension)" : parts[1]
  }

  /// Why a format's name is none: a later version's, or no one's.
  static func complaint(about name: String) -> String {
    if laterFormats.contains(name) { return "the format '\(name)' is not yet available" }
    return "there is no format '\(name)'; expected one of \(formats)"
  }
}

extension ReportFormat {
  /// The usual extension of a file of the format.
  var fileExtension: String {
    switch self {
    case .text, .github: "txt"
    case .json, .gitlab: "json"
    case .html: "html"
    case .sarif: "sarif"
    case .junit, .checkstyle: "xml"
    case .markdown: "md"
    }
  }
}
