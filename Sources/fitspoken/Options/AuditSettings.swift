import ArgumentParser
import Auditing

/// Everything that an audit can be asked for.
struct AuditSettings: ParsableArguments {
  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var part: PartOptions
  @Option(help: "A folder in which to keep what was found, to be faster when nothing has changed.")
  var cache: String?
  @OptionGroup var gate: GateOptions
  @OptionGroup var output: OutputOptions<AuditFormat>
  @OptionGroup var page: PageOptions

  func validate() throws {
    guard gate.writeBaseline != nil || gate.pruneBaseline else { return }
    if part.shard != nil {
      throw ValidationError(
        "--shard judges a part of the project; give --write-baseline or --prune-baseline to 'fitspoken merge'")
    }
    if part.since != nil {
      throw ValidationError("--since judges a part of the project, of which no baseline can be made")
    }
  }
}
