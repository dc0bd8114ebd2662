/// How a text report looks.
package struct TextOptions: Sendable {
  /// Whether text is colored.
  package var usesColor = false
  /// Whether only the gate's result is shown.
  package var isQuiet = false
  /// Whether evidence, coverage and fonts are shown completely.
  package var isVerbose = false
  /// Whether the findings are counted by rule instead of shown.
  package var showsStatistics = false
  /// The columns of the terminal; nil for a pipe or a file, where each finding is one line.
  package var width: Int?
  /// Whether the report omits the gate's result at the top, for editors and scripts.
  var isConcise = false
  /// Whether the paths of findings are absolute: Xcode opens no others.
  var hasAbsolutePaths = false
  /// The folder that paths are relative to.
  package var root: String?
  /// The command that was run, for suggestions of the next one.
  package var command: String?

  /// A report for a pipe, without color.
  package init() {}

  /// The options for a report with one line per finding.
  var concise: TextOptions {
    var options = self
    (options.width, options.isConcise, options.isVerbose) = (nil, true, false)
    return options
  }

  /// The options for the log of a build in Xcode.
  var xcode: TextOptions {
    var options = concise
    options.hasAbsolutePaths = true
    return options
  }

  /// What is put before the paths of findings.
  var pathPrefix: String {
    guard hasAbsolutePaths, let root else { return "" }
    return root.hasSuffix("/") ? root : root + "/"
  }

  /// The columns at which lines are cut; nil if nothing is left out.
  var cutWidth: Int? { isVerbose ? nil : width }
}
