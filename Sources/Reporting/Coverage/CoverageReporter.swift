public import AuditModel

/// The formats that translation coverage can be written in.
public enum CoverageFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}

/// Translation coverage by itself, in one of its formats: a pure function from the report to bytes.
public struct CoverageReporter: Sendable {
  private let format: CoverageFormat
  private let style: TerminalStyle
  private let isQuiet: Bool
  private let isVerbose: Bool

  /// A reporter; what concerns a terminal (`usesColor`, `isQuiet`, `isVerbose`) is the text's.
  public init(format: CoverageFormat, usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.format = format
    style = TerminalStyle(isOn: usesColor)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// The report as the bytes of a file, ending in a line feed.
  public func render(_ report: CoverageReport) throws -> [UInt8] {
    switch format {
    case .text: CoverageText(report, style: style, isVerbose: isVerbose).bytes(isQuiet: isQuiet)
    case .json: try CoverageDocument(report).jsonBytes()
    case .markdown: CoverageMarkdown(report).bytes
    }
  }
}
