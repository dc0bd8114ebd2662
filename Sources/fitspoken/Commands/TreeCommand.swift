import ArgumentParser
import AuditModel
import Foundation
import Loading

/// Prints what was read as JSON: the interface trees, the strings and the faults; auditing that equals auditing the source.
struct TreeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Print the interface trees as JSON.",
    discussion: """
      Auditing what is printed gives the findings of the source.

      EXAMPLES:
        fitspoken tree Base.lproj/Main.storyboard
        fitspoken tree App > app.json && fitspoken audit app.json
      """)

  @OptionGroup var input: InputOptions

  func run() async throws {
    let workspace = try await input.workspace(of: try input.project())
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to print: \(emptiness)") }
    Console.write(try JSONOutput.bytes(of: TreeDocument(workspace)))
  }
}
