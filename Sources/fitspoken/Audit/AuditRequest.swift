import AuditModel
import Auditing
import Loading
import Reporting
import ScreenAnalysis
import SystemPackage

/// An audit as it was asked for: the options, the configuration, the baseline, and what to write.
struct AuditRequest {
  /// The options.
  let settings: AuditSettings
  /// The words of the command line.
  let arguments: [String]
  /// What to write.
  let outputs: [ReportRequest<AuditFormat>]
  /// The project's configuration.
  let project: Project
  /// The known findings; nil without a baseline.
  let known: BaselineFile?
  /// What was read of the configuration and the baseline.
  let trace: FileTrace

  /// Reads the settings that a command names; throws a failure if that is not possible.
  init(_ settings: AuditSettings, arguments: [String], outputs: [ReportRequest<AuditFormat>]) async throws {
    (self.settings, self.arguments, self.outputs) = (settings, arguments, outputs)
    let ((project, known), trace) = try await FileTrace.recording {
      let project = try settings.input.project()
      return (project, try settings.gate.knownFindings(project, settings.input, arguments: arguments))
    }
    (self.project, self.known, self.trace) = (project, known, trace)
  }

  /// The folder that findings are relative to; nil if none of the paths exists.
  var root: FilePath? { settings.input.root(of: project) }

  /// How much the reports show; an archive has the pictures of titles, which a page made from it needs.
  var exhibits: ExhibitExtent? {
    let pages = outputs.filter { $0.format == .report(.html) }
    if pages.contains(where: \.isFolder) { return .folder }
    return pages.isEmpty && !writesArchive ? nil : .page
  }

  /// Whether a report shows the changes of fixes.
  var showsFixes: Bool { outputs.contains { $0.format == .report(.html) || $0.format == .report(.sarif) } }

  /// Whether an archive is to be written.
  var writesArchive: Bool { outputs.contains { $0.format == .archive } }
}

// What reports say of the audit itself.
extension AuditRequest {
  /// The name of the root's folder and, if only a part of it is audited, the paths.
  var name: String {
    let root = root?.lastComponent?.string ?? ""
    let parts = settings.input.scope(of: project)
    return BaselineScope.isWhole(parts) || parts.contains("") ? root : "\(root)/\(parts.joined(separator: "+"))"
  }

  /// What the heading of a report says.
  var subject: AuditSubject {
    var subject = AuditSubject()
    subject.command = RepeatedRun.options(of: arguments)
    subject.revision = settings.page.revision
    subject.reportLink = settings.page.reportLink
    guard let root else { return subject }
    let app = AuditedApp(root: root.string)
    subject.app = app.name
    subject.version = app.version
    subject.revision = settings.page.revision ?? app.revision
    return subject
  }
}
