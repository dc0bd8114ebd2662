/// The command that repeats this run with other options, for suggestions.
struct RepeatedRun {
  /// The command, each word quoted for a shell; options can be added to it.
  var command: String { (["fitspoken", "audit"] + words.map(\.shellQuoted)).joined(separator: " ") }

  /// The words after the command's name.
  private let words: [String]

  /// Options dropped from the suggestion: output, filters and the number of jobs.
  private static let dropped = AuditArguments.display.union(
    DroppedOptions(flags: ["--prune-baseline"], options: ["--write-baseline", "--only-rule"]))
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
    let dropped = keepsBaseline ? Self.dropped : Self.dropped.union(DroppedOptions(options: [Self.baseline]))
    words = dropped.removed(from: arguments)
  }
}
