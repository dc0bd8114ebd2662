import Foundation
import PackagePlugin

/// Audits a target whenever its files have changed; the build shows the findings beside the source and fails as the gate does.
@main struct AuditBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return [
      command(
        try context.tool(named: "fitspoken").url, auditing: target.directoryURL, named: target.name,
        files: module.sourceFiles.map(\.url), output: context.pluginWorkDirectoryURL)
    ]
  }

  /// The audit of a folder.
  ///
  /// Its report is the output that tells the build whether the audit is still current.
  private func command(
    _ tool: URL, auditing folder: URL, named name: String, files: [URL], output: URL
  ) -> Command {
    let report = output.appendingPathComponent("fitspoken.json")
    return .buildCommand(
      displayName: "Auditing the texts of \(name)", executable: tool,
      arguments: ["audit", folder.path, "--format", "xcode", "--report", "json=\(report.path)"], inputFiles: files,
      outputFiles: [report])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Untested: there is no Xcode on Linux.
  extension AuditBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        command(
          try context.tool(named: "fitspoken").url, auditing: context.xcodeProject.directoryURL,
          named: target.displayName,
          files: target.inputFiles.map(\.url), output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
