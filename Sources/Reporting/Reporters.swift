/// The formats that a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, html, sarif, junit, github, gitlab, checkstyle, markdown
}

/// The reporters by their formats.
public enum Reporters {
  /// The reporter of a format; what concerns a terminal (`usesColor`, `isQuiet`, `isVerbose`) is the text report's.
  ///
  /// Throws if the page's own templates are damaged.
  public static func reporter(
    for format: ReportFormat, usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false
  ) throws -> any Reporter {
    switch format {
    case .text: TextReporter(usesColor: usesColor, isQuiet: isQuiet, isVerbose: isVerbose)
    case .json: JSONReporter()
    case .html: try HTMLReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter()
    }
  }
}
