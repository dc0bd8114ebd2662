/// The command that repeats this run with other options, for suggestions.
struct RepeatedRun {
  /// The command, each word quoted for a shell; options can be added to it.
  let command: String

  /// Options dropped from the suggestion: output, filters and the number of jobs.
  private static let dropped: (flags: Set<String>, options: Set<String>) = (
    ["--prune-baseline", "--statistics", "--quiet", "--verbose"],
    ["--report", "--format", "--write-baseline", "--only-rule", "--jobs"]
  )
  private static let baseline = "--baseline"

  /// The audit requested by the arguments, without reports and display options and, if not kept, its baseline.
  init(_ arguments: [String], keepsBaseline: Bool = true) {
    let options = Self.dropped.options.union(keepsBaseline ? [] : [Self.baseline])
    var rest = arguments.first == "audit" ? arguments.dropFirst() : arguments[...]
    var kept: [String] = []
    while let argument = rest.popFirst(), argument != "--" {
      let isWhole = !argument.contains("=")
      if options.contains(String(argument.prefix { $0 != "=" })) {
        if isWhole { rest = rest.dropFirst() }
      } else if !Self.dropped.flags.contains(argument) {
        kept.append(argument)
      }
    }
    // After "--", options would be read as paths.
    kept += rest.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    command = (["fitspoken", "audit"] + kept.map(\.shellQuoted)).joined(separator: " ")
  }
}
