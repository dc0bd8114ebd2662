import AuditModel

/// The version of the command and of its reports.
let toolVersion = "0.1.0"

extension AuditReport.Tool {
  /// This command, as reports name it.
  static let current = AuditReport.Tool(name: "fitspoken", version: toolVersion)
}
