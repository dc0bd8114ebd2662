import ArgumentParser
package import Auditing
import Reporting

/// Which part of a project is judged.
struct PartOptions: ParsableArguments {
  @Option(
    help: """
      Judge one of several parts, such as 2/7, and write an archive for 'fitspoken merge' instead of reports; a part \
      has no gate.
      """)
  var shard: Shard?
  @Option(
    help: """
      Judge only what differs from this revision of the Git repository, or from where the current branch left it, and \
      the screens that depend on that.
      """)
  var since: String?
}

extension Shard: ExpressibleByArgument {
  /// Reads `2/7`.
  package init?(argument: String) { self.init(argument) }

  /// What an argument looks like.
  package var defaultValueDescription: String { description }
}

extension Shard {
  /// Throws a failure unless the only output is an archive: nothing else says anything about a part.
  func refuse(_ requests: [ReportRequest<AuditFormat>]) throws(CommandFailure) {
    if let report = requests.first(where: { $0.format != .archive && ($0.path != nil || $0.format != .report(.text)) })
    {
      throw .impossible(
        "--shard writes an archive, not the format '\(report.format.rawValue)'; 'fitspoken merge' writes the reports")
    }
    guard requests.contains(where: { $0.format == .archive }) else {
      throw .impossible("--shard requires --report archive=FILE, or --format archive")
    }
  }
}
