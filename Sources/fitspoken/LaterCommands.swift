import ArgumentParser

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
