import AuditModel

/// Colors of a terminal (ECMA-48, select graphic rendition).
struct TerminalStyle {
  /// Whether text is colored.
  var isOn: Bool

  /// A text in the color of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  /// A text in the color of a level.
  func level(_ level: FindingLevel, _ text: String) -> String {
    level.severity.map { severity($0, text) } ?? wrap(text, "1;35")
  }

  /// A text in the color of the gate's result.
  func verdict(_ state: Gate.State, _ text: String) -> String {
    switch state {
    case .passed: wrap(text, "1;32")
    case .failed: wrap(text, "1;31")
    case .notGated: wrap(text, "1;33")
    }
  }

  /// A heading.
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// A text that is less prominent.
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

/// The gate's result and its reasons, as the last lines of a text.
struct GateLines {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  /// The result after its label, and each reason on a line below; on a terminal only the first ones.
  func lines(_ style: TerminalStyle, width: Int? = nil) -> [String] {
    let shown = width == nil ? gate.because[...] : gate.because.prefix(Self.shownReasons)
    let rest = gate.because.count - shown.count
    let reasons = shown + (rest > 0 ? ["and \(counted(rest, "more reason")) (--verbose)"] : [])
    let word = LabeledLines("Gate", [gate.state.word]) { style.verdict(gate.state, $0) }
    return word.lines(style) + LabeledLines("", reasons.map { $0.visible() }).lines(style, width: width)
  }

  /// How many reasons a terminal shows.
  private static let shownReasons = 4

  /// The result and its first reason on one line.
  func headline(_ style: TerminalStyle, width: Int) -> String {
    let reason = gate.because.first.map { ": \($0.visible())" } ?? ""
    return style.verdict(gate.state, "Gate \(gate.state.word)\(reason)".fitted(to: width))
  }
}

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
