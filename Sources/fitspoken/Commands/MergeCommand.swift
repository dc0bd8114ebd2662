import ArgumentParser
import Archiving
import Auditing
import Foundation
import Loading
import SystemPackage

/// `fitspoken merge`: one report out of the archives of all parts of an audit.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge the archives of several shards into one report; gate a build.",
    discussion: """
      Reads the sources again, with the options of the shards and from the same folder, but judges nothing again: \
      suppressions, baseline, groups and the gate are those of one run, and the reports have the same bytes.

      Exit status: 0 if the gate passes, 1 if it fails, 2 if the archives could not be merged.

      EXAMPLES:
        fitspoken audit App --shard 1/2 --report archive=shard-1.jsonl
        fitspoken audit App --shard 2/2 --report archive=shard-2.jsonl
        fitspoken merge shard-1.jsonl shard-2.jsonl --report html=report.html
      """)

  @Argument(help: "The archives of all shards.", completion: .file(extensions: ["jsonl"]))
  var archives: [String]
  @OptionGroup var output: OutputOptions<AuditFormat>
  @OptionGroup var page: PageOptions
  @Option(help: "Write all findings to a new baseline file.")
  var writeBaseline: String?
  @Flag(help: "Remove findings that are no longer reported from the baseline.")
  var pruneBaseline = false
  @Option(help: "The number of parallel jobs (default: the number of cores).")
  var jobs: Int?

  func run() async throws {
    let outputs = try output.requests()
    let merged = try await archives(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let progress = ProgressLine(isQuiet: output.quiet)
    let request = try await AuditRequest(
      audit(merged.run.arguments), arguments: merged.run.arguments, outputs: outputs)
    let session = try await AuditSession(request, isTraced: true, progress: progress)
    guard session.sources == merged.run.sources else {
      throw CommandFailure.impossible(
        "the sources are not those that the shards judged; run merge on the same revision, in the same folder")
    }
    var judgment = merged.judgment
    if session.options.exhibits == nil { judgment.removePictures() }
    try session.writeArchives(of: judgment, .whole)
    let outcome = await session.outcome(of: judgment)
    progress.clear()
    try await request.conclude(outcome)
  }

  private func archives(jobs: Int) async throws -> MergedArchives {
    do {
      var read: [(name: String, archive: ShardArchive)] = []
      for name in archives {
        read.append((name, try await ShardArchive(try Self.bytes(of: name), name: name, jobs: jobs)))
      }
      return try MergedArchives(read)
    } catch let error as ArchiveError {
      throw CommandFailure.impossible("\(error)")
    }
  }

  private static func bytes(of name: String) throws -> [UInt8] {
    do {
      return try FileSystem.contents(RawArguments.path(name), limit: .max) ?? []
    } catch {
      throw CommandFailure.impossible("\(name): the archive cannot be read: \(error)")
    }
  }

  /// The audit that the shards are parts of, with the outputs of this command.
  private func audit(_ arguments: [String]) throws -> AuditSettings {
    var audit = try AuditSettings.parse(PseudoArguments.expanded(arguments))
    (audit.output, audit.page, audit.input.jobs) = (output, page, jobs)
    (audit.gate.writeBaseline, audit.gate.pruneBaseline) = (writeBaseline, pruneBaseline)
    try audit.gate.validate()
    return audit
  }
}
