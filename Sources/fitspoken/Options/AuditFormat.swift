import Reporting
import Utilities

/// What an audit can write: a report, or an archive of its findings.
enum AuditFormat: Hashable {
  case report(ReportFormat)
  case archive
}

extension AuditFormat: OutputFormat {
  static let allCases = ReportFormat.allCases.map(Self.report) + [.archive]

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  var rawValue: String {
    switch self {
    case .report(let format): format.rawValue
    case .archive: "archive"
    }
  }

  var fileExtension: String {
    switch self {
    case .report(let format): format.fileExtension
    case .archive: "jsonl"
    }
  }

  var logEscape: LogEscape? {
    switch self {
    case .report(let format): format.logEscape
    case .archive: .json
    }
  }

  /// The report's format; nil for an archive.
  var report: ReportFormat? {
    guard case .report(let format) = self else { return nil }
    return format
  }
}
