import Auditing
import AuditModel
import ScreenAnalysis

/// What an audit reads: the configuration, the baseline and the app.
struct AuditInputs {
  /// The project's configuration.
  let project: Project
  /// The known findings; nil without a baseline.
  let known: BaselineFile?
  /// The app.
  let workspace: Workspace

  /// Reads what a command asks for; throws a failure if that is not possible.
  init(_ command: AuditCommand, _ arguments: [String]) async throws {
    project = try command.input.project()
    known = try command.gate.knownFindings(project, command.input, arguments: arguments)
    workspace = command.scope.addingPseudoLocales(to: try await command.input.workspace(of: project))
  }

  /// The settings of the audit that a command asks for.
  func options(of command: AuditCommand, exhibits: ExhibitExtent?) throws -> AuditOptions {
    var options = try command.scope.options(for: project.configuration, root: project.root, workspace: workspace)
    options.gate = try command.gate.policy(project.configuration, for: workspace)
    options.baseline = known?.baseline
    if let known { options.baselinePath = { known.paths.path($0) } }
    options.paths = try givenPaths(of: command)
    options.analysis.jobs = command.input.workers
    options.exhibits = exhibits
    return options
  }

  /// The part of the baseline's project that was audited.
  private func givenPaths(of command: AuditCommand) throws -> [String] {
    let input = command.input
    guard let known else { return input.scope(of: project) }
    if known.paths.isWider(known.baseline) { return input.scopeOfUnknownRoot }
    guard known.isOfAnotherRoot(than: workspace, of: project) else { return input.scope(of: project) }
    try command.gate.warnOfOtherRoot(known)
    return input.scopeOfUnknownRoot
  }
}
