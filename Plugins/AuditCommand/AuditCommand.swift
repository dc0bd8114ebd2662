import Foundation
import PackagePlugin

/// `swift package fitspoken audit …`: the command in the package's folder; without arguments it audits the package.
@main struct AuditCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "fitspoken").url, in: context.package.directoryURL, arguments)
  }

  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments.isEmpty ? ["audit", "--format", "xcode"] : arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  /// The command ended with another status than 0.
  private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { status == 1 ? "the gate failed" : "the audit could not be completed (status \(status))" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Untested: there is no Xcode on Linux.
  extension AuditCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; an audit reads the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let folder = context.xcodeProject.directoryURL
      try run(context.tool(named: "fitspoken").url, in: folder, extractor.remainingArguments)
    }
  }
#endif
