/// The command that repeats this run with other options, for suggestions.
struct RepeatedRun {
  /// The command, each word quoted for a shell; options can be added to it.
  var command: String { (["fitspoken", "audit"] + words.map(\.shellQuoted)).joined(separator: " ") }

  /// The words after the command's name.
  private let words: [String]

  /// Options dropped from the suggestion: output, filters and the number of jobs.
  private static let dropped: (flags: Set<String>, options: Set<String>) = (
    ["--prune-baseline", "--statistics", "--quiet", "--verbose"],
    [
      "--report", "--report-language", "--revision", "--report-link", "--format", "--write-baseline", "--only-rule",
      "--jobs",
    ]
  )
  private static let baseline = "--baseline"

  /// The options of an audit for a heading, without paths and without what does not change the result.
  static func options(of arguments: [String]) -> String {
    var kept: [String] = []
    var rest = RepeatedRun(arguments).words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else { continue }
      kept.append(word)
      if !word.contains("="), !flags.contains(word), let value = rest.first, !value.hasPrefix("--") {
        kept.append(value)
        rest = rest.dropFirst()
      }
    }
    return (["fitspoken", "audit"] + kept.map(\.shellQuoted)).joined(separator: " ")
  }

  /// Options without a value.
  private static let flags: Set<String> = ["--fail-on-review", "--pseudo", "--color", "--no-color"]

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
    words = kept + rest.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }
}
