/// The words of an audit's command line.
enum AuditArguments {
  /// Options that change neither what is judged nor how: outputs, the number of jobs, and which part this run judges.
  static let display = DroppedOptions(
    flags: ["--statistics", "--quiet", "--verbose"],
    options: [
      "--report", "--report-language", "--revision", "--report-link", "--format", "--jobs", "--shard", "--cache",
    ])

  /// The words that decide what an audit finds.
  static func judging(_ arguments: [String]) -> [String] { display.removed(from: arguments) }
}

/// Options that are left out of a command line.
struct DroppedOptions {
  /// Those without a value.
  var flags: Set<String> = []
  /// Those with a value.
  var options: Set<String> = []

  func union(_ other: DroppedOptions) -> DroppedOptions {
    DroppedOptions(flags: flags.union(other.flags), options: options.union(other.options))
  }

  /// The words of an audit without the command's name and these options, so that others can be added to them.
  func removed(from arguments: [String]) -> [String] {
    var rest = arguments.first == "audit" ? arguments.dropFirst() : arguments[...]
    var kept: [String] = []
    while let argument = rest.popFirst(), argument != "--" {
      let isWhole = !argument.contains("=")
      if options.contains(String(argument.prefix { $0 != "=" })) {
        if isWhole { rest = rest.dropFirst() }
      } else if !flags.contains(argument) {
        kept.append(argument)
      }
    }
    // After "--", options would be read as paths.
    return kept + rest.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }
}
