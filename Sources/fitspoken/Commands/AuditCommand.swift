import ArgumentParser
import Archiving
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
        fitspoken audit App --cache .build/fitspoken
        fitspoken audit App --since main
        fitspoken audit App --shard 2/7 --report archive=shard-2.jsonl
      """)

  @OptionGroup var settings: AuditSettings

  var input: InputOptions { settings.input }

  func run() async throws {
    let outputs = try settings.output.requests()
    if let shard = settings.part.shard { try shard.refuse(outputs) }
    let progress = ProgressLine(isQuiet: settings.output.quiet)
    let request = try await AuditRequest(settings, arguments: RawArguments.texts, outputs: outputs)
    if let shard = settings.part.shard { return try await judge(shard, of: request, progress) }
    try await request.conclude(await outcome(of: request, progress))
  }

  /// What the audit finds, or found before.
  private func outcome(of request: AuditRequest, _ progress: ProgressLine) async throws -> AuditOutcome {
    defer { progress.clear() }
    let cache = AuditCache(for: request)
    if let outcome = await cache?.outcome() { return outcome }
    cache?.prepare()
    let session = try await AuditSession(request, isTraced: cache != nil || request.writesArchive, progress: progress)
    let judgment = await session.judge(.whole)
    try session.writeArchives(of: judgment, .whole)
    let outcome = await session.outcome(of: judgment)
    await cache?.keep(outcome, of: session)
    return outcome
  }

  private func judge(_ shard: Shard, of request: AuditRequest, _ progress: ProgressLine) async throws {
    let session = try await AuditSession(request, isTraced: true, progress: progress)
    try session.conclude(await session.judge(shard), of: shard)
  }
}
