import ArgumentParser
import AuditModel
import Foundation
import Rules
import Utilities

/// The command: runs the subcommand and turns every outcome into an exit status.
@main
struct Fitspoken: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitspoken",
    abstract: "Audits whether localized button titles fit and how they are spoken.",
    discussion: """
      Reads the storyboards, xibs, SwiftUI views and strings of an app for Apple's platforms, without Xcode, a simulator or \
      the running app.

      Exit status: 0 if the gate passes, 1 if it fails, 2 if the audit could not be done, 130 if it was interrupted.

      EXAMPLES:
        fitspoken App
        fitspoken coverage App --required-locale de
        fitspoken audit App --report html=report.html --min-coverage de=100
        fitspoken speak App --locale de
        fitspoken measure "Einstellungen" --style body --width 90
      """,
    version: AuditReport.Tool.current.version,
    subcommands: [
      AuditCommand.self, MeasureCommand.self, SpeakCommand.self, TreeCommand.self, RulesCommand.self,
      LayoutCommand.self, CompareCommand.self, CoverageCommand.self, BudgetCommand.self, PseudoCommand.self,
      FixCommand.self,
      InitCommand.self,
      MergeCommand.self,
    ],
    defaultSubcommand: AuditCommand.self)

  static func main() async {
    HeapMemory.limitArenas(to: ProcessInfo.processInfo.activeProcessorCount)
    ClosedStreams.occupy()
    Interruption.prepare()
    let arguments = RawArguments.texts
    do {
      try refuseMisspelledCommand(arguments)
      var command = try parseAsRoot(PseudoArguments.expanded(arguments))
      // Most commands know no rules; that a configuration names only existing ones is checked here for all.
      _ = try (command as? any ProjectCommand)?.input.project(knownRules: RuleCatalog.names)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      end(EXIT_SUCCESS)
    } catch {
      leave(with: error)
    }
  }

  /// Throws a failure for a misspelled command, which would otherwise be a path of the default command.
  private static func refuseMisspelledCommand(_ arguments: [String]) throws(CommandFailure) {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = arguments.first, word.allSatisfy({ $0.isLetter || $0 == "-" }), !word.hasPrefix("-"),
      !names.contains(word), !FileManager.default.fileExists(atPath: word),
      let guess = NameList.guess(word, among: names, prefix: "fitspoken ")
    else { return }
    throw .impossible("\(word): no such file or folder; \(guess)")
  }

  /// Prints an error, or the help that was asked for, and exits; ArgumentParser's status for wrong usage is replaced by
  /// ours.
  private static func leave(with error: any Error) -> Never {
    if let failure = error as? CommandFailure {
      if let message = failure.message { Console.complain(message) }
      end(failure.status.rawValue)
    }
    guard exitCode(for: error).isSuccess else {
      Console.warn(fullMessage(for: error))
      end(ExitStatus.failed.rawValue)
    }
    do throws(CommandFailure) { try Console.write(fullMessage(for: error)) } catch { leave(with: error) }
    end(EXIT_SUCCESS)
  }

  private static func end(_ status: Int32) -> Never {
    Foundation.exit(Console.hasLostMessages ? ExitStatus.failed.rawValue : status)
  }
}
