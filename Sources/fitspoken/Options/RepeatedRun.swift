/// The command that repeats this run with other options, for suggestions.
struct RepeatedRun {
  /// The command, each word quoted for a shell; options can be added to it.
  let command: String

  /// The options that say what a run writes or which findings it shows, with the flags among them, and how many jobs it has.
  private static let dropped: (flags: Set<String>, options: Set<String>) = (
    ["--prune-baseline", "--statistics", "--quiet", "--verbose"],
    ["--report", "--format", "--write-baseline", "--only-rule", "--jobs"]
  )
  private static let baseline = "--baseline"

  /// The audit that the arguments of a process ask for, without its reports, its display and, unless asked for, its baseline.
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
    // After "--" an option would be a path.
    kept += rest.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    command = (["fitspoken", "audit"] + kept.map(\.shellQuoted)).joined(separator: " ")
  }
}
