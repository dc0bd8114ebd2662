/// The formats that a report can be written in.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, xcode, json, html, sarif, junit, github, gitlab, checkstyle, markdown
}

/// The reporters by their formats.
package enum Reporters {
  /// The reporter of a format; `text` is how the text report looks, and `writesSummary` whether GitHub's job summary is written too.
  ///
  /// Throws if the page's own templates are damaged.
  package static func reporter(
    for format: ReportFormat, text: TextOptions = TextOptions(), writesSummary: Bool = false
  ) throws -> any Reporter {
    switch format {
    case .text: TextReporter(text)
    case .concise: TextReporter(text.concise)
    case .xcode: TextReporter(text.xcode)
    case .json: JSONReporter()
    case .html: try HTMLReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .github: GitHubReporter(writesSummary: writesSummary)
    case .gitlab: GitLabReporter()
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter()
    }
  }
}
