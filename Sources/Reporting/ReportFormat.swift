/// The formats that a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, html, sarif, junit, github, gitlab, checkstyle, markdown
}
