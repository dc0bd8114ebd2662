import AuditModel

extension SuppressionSummary {
  /// The counts for a person ("3 findings: 2 by the configuration, 1 by comments").
  var phrase: String {
    let parts = [(configured, "by the configuration"), (inline, "by comments")].filter { $0.0 > 0 }
    let list = parts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    return counted(count, "finding") + (list.isEmpty ? "" : ": \(list)")
  }
}

extension SuppressionRemark {
  /// The remark with its place, as editors parse it.
  var line: String {
    "\(location.text): \(kind == .invalid ? "warning" : "note"): \(message)".visible()
  }
}
