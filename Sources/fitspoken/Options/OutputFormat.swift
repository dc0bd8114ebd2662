import Reporting
import Utilities

/// A format that a command can print.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// The usual extension of a file of the format.
  var fileExtension: String { get }
  /// How the format spells what a CI service would take for a command; nil if it consists of such commands.
  var logEscape: LogEscape? { get }
}

extension OutputFormat {
  /// The names of the formats.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The names of the formats, as help and messages list them.
  static var list: String { names.joined(separator: ", ") }

  /// The name of a format, for messages.
  static var example: String { names.last ?? "text" }

  /// Why there is no such format in this version.
  static func complaint(about name: String) -> String {
    "there is no format '\(name)'; \(NameList.instead(of: name, among: names, noun: "formats"))"
  }
}

extension ReportFormat {
  var fileExtension: String {
    switch self {
    case .text, .concise, .xcode, .github: "txt"
    case .json, .gitlab: "json"
    case .html: "html"
    case .sarif: "sarif"
    case .junit, .checkstyle: "xml"
    case .markdown: "md"
    }
  }
}

extension ReportFormat {
  var logEscape: LogEscape? {
    switch self {
    case .text, .concise, .xcode, .markdown: .text
    case .json, .sarif, .gitlab: .json
    case .html, .junit, .checkstyle: .xml
    case .github: nil
    }
  }
}

extension CoverageFormat: OutputFormat {
  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    }
  }
}

extension CoverageFormat {
  var logEscape: LogEscape? { self == .json ? .json : .text }
}

extension BudgetFormat: OutputFormat {
  var fileExtension: String {
    switch self {
    case .text, .weblate: "txt"
    case .csv: "csv"
    case .json: "json"
    case .xliff: "xliff"
    }
  }
}

extension BudgetFormat {
  var logEscape: LogEscape? {
    switch self {
    case .text, .weblate, .csv: .text
    case .json: .json
    case .xliff: .xml
    }
  }
}
