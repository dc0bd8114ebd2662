import AuditModel
import Foundation
import Reporting
import SystemPackage

/// The job summary of a GitHub workflow, to which every step may append Markdown.
struct StepSummary {
  /// The file's path.
  var path: String

  /// The summary of the current step; nil outside of a workflow.
  static var fromEnvironment: StepSummary? {
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return path.isEmpty ? nil : StepSummary(path: path)
  }

  /// Appends the report in one write, and returns the failure, if any, so that the other reports can still be written.
  func failureToAppend(_ report: AuditReport) -> CommandFailure? {
    let bytes = MarkdownReporter().render(report)
    // A pipe that nobody reads is not waited for.
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o644)
    defer { if file >= 0 { close(file) } }
    do throws(Errno) {
      guard file >= 0 else { throw Errno(rawValue: errno) }
      try FileDescriptor(rawValue: file).writeCompletely(bytes)
      return nil
    } catch {
      return .impossible("\(path): the job summary could not be written: \(error)")
    }
  }
}
