import ArgumentParser
import Foundation

/// The command: picks the subcommand and turns every outcome into an exit status.
@main
struct Fitspoken: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitspoken",
    abstract: "Does every button's title fit, in every language, and how is it spoken?",
    discussion: """
      Audits the storyboards, xibs and strings of an Apple-platform app, without Xcode, a simulator or the running app.

      Exit status: 0 the gate passes, 1 the gate fails, 2 the audit could not be done, 130 interrupted.

      EXAMPLES:
        fitspoken App
        fitspoken coverage App --required-locale de
        fitspoken audit App --report html=report.html --min-coverage de=100
        fitspoken speak App --locale de
        fitspoken measure "Einstellungen" --style body --width 90
      """,
    version: toolVersion,
    subcommands: [
      AuditCommand.self, MeasureCommand.self, SpeakCommand.self, TreeCommand.self, RulesCommand.self,
      LayoutCommand.self, CoverageCommand.self, BudgetCommand.self, PseudoCommand.self, InitCommand.self,
      MergeCommand.self,
    ],
    defaultSubcommand: AuditCommand.self)

  static func main() async {
    Interruption.endWithStatus130()
    do {
      var command = try parseAsRoot(PseudoArguments.expanded(Array(CommandLine.arguments.dropFirst())))
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      leave(with: error)
    }
  }

  /// Prints an error and leaves with the contract's status: ArgumentParser's own status for bad usage is not ours.
  private static func leave(with error: any Error) -> Never {
    if let failure = error as? CommandFailure {
      if let message = failure.message { Console.complain(message) }
      Foundation.exit(failure.status.rawValue)
    }
    let status = exitCode(for: error)
    if status.isSuccess { exit(withError: error) }
    Console.write(fullMessage(for: error), to: .standardError)
    Foundation.exit(ExitStatus.failed.rawValue)
  }
}

/// A command of the contract that a later version brings.
protocol LaterCommand: ParsableCommand {
  var rest: [String] { get }
}

extension LaterCommand {
  /// Says so.
  func run() throws {
    throw CommandFailure.impossible("'\(Self.configuration.commandName ?? "")' is not yet available")
  }
}

/// Writes a configuration for the project at hand.
struct InitCommand: LaterCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented .fitspoken.yml (not yet available).")
  @Argument(parsing: .allUnrecognized) var rest: [String] = []
}

/// Makes one report out of several shards' archives.
struct MergeCommand: LaterCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make one report out of several shards' archives (not yet available).")
  @Argument(parsing: .allUnrecognized) var rest: [String] = []
}
