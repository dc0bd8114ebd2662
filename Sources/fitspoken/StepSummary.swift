import AuditModel
import Foundation
import Reporting

/// The page of a step of a GitHub workflow, to which every step may append Markdown.
struct StepSummary {
  /// The file's path.
  var path: String

  /// The summary of the step that runs us; nil elsewhere.
  static var fromEnvironment: StepSummary? {
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return path.isEmpty ? nil : StepSummary(path: path)
  }

  /// Appends the report in one write; nobody asked for it by name, so that a failure is told and stops nothing.
  func append(_ report: AuditReport) {
    let bytes = MarkdownReporter().render(report)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    defer { if file >= 0 { close(file) } }
    if file < 0 || write(file, bytes, bytes.count) != bytes.count {
      Console.complain("\(path): the step's summary could not be written")
    }
  }
}
