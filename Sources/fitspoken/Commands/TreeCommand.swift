import ArgumentParser
import AuditModel
import Foundation
import Loading

/// `fitspoken tree`: what was read, as JSON; auditing it gives the findings of the source.
struct TreeCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Print the interface trees as JSON.",
    discussion: """
      The output contains the interface trees, the strings and the faults of the files. Auditing it gives the same findings as \
      auditing the source.

      EXAMPLES:
        fitspoken tree Base.lproj/Main.storyboard
        fitspoken tree App > app.json && fitspoken audit app.json
      """)

  @OptionGroup var input: InputOptions

  func run() async throws {
    let workspace = try await input.workspace(of: try input.project())
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to print: \(emptiness)") }
    try Console.write(JSONOutput.bytes(of: TreeDocument(workspace)))
  }
}
