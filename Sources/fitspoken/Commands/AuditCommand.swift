import ArgumentParser
import Auditing

/// `fitspoken audit`: loads, measures, judges, reports and gates.
struct AuditCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit an app for text fit, speech and translations; write reports and gate a build.",
    discussion: """
      Exit status: 0 if the gate passes, 1 if it fails, 2 if the audit could not be done.

      EXAMPLES:
        fitspoken audit App
        fitspoken audit App --locale de --locale fr --report html=report.html
        fitspoken audit App --min-coverage 95 --min-coverage de=100 --fail-on warning
        fitspoken audit App --pseudo
        fitspoken audit App --statistics
        fitspoken audit App --write-baseline fitspoken-baseline.json
        fitspoken audit App --baseline fitspoken-baseline.json --prune-baseline
        fitspoken audit App --shard 2/7 --report archive=shard-2.jsonl
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var part: PartOptions
  @OptionGroup var gate: GateOptions
  @OptionGroup var output: OutputOptions<AuditFormat>
  @OptionGroup var page: PageOptions

  func validate() throws {
    guard part.shard != nil, gate.writeBaseline != nil || gate.pruneBaseline else { return }
    throw ValidationError(
      "--shard judges a part of the project; give --write-baseline or --prune-baseline to 'fitspoken merge'")
  }

  func run() async throws {
    let requests = try output.requests()
    if let shard = part.shard { try shard.refuse(requests) }
    let session = try await AuditSession(self, arguments: RawArguments.texts, requests: requests)
    let judgment = await session.judge(part.shard ?? .whole)
    if let shard = part.shard {
      try session.archive(judgment, of: shard)
    } else {
      try await session.conclude(judgment)
    }
  }
}
