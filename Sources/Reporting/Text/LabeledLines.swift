/// Lines of a summary with a label.
struct LabeledLines {
  private let label: String
  private let texts: [String]
  private let styled: (String) -> String

  /// Lines with a label; `styled` colors the texts after they have been cut.
  init(_ label: String, _ texts: [String], styled: @escaping (String) -> String = { $0 }) {
    self.label = label
    self.texts = texts
    self.styled = styled
  }

  /// The lines with the label on the first, cut at the width of a terminal.
  func lines(_ style: TerminalStyle, width: Int? = nil) -> [String] {
    let indent = String(repeating: " ", count: Self.indent)
    let padded = style.faint(String((label + indent).prefix(Self.indent)))
    return texts.enumerated().map { number, text in
      (number == 0 ? padded : indent) + styled(width.map { text.fitted(to: $0 - Self.indent) } ?? text)
    }
  }

  /// Where the texts start.
  static let indent = 12
}
