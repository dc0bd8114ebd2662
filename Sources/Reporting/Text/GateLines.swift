import AuditModel

/// The gate's verdict and its reasons, as the last lines of a text.
struct GateLines {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  /// The verdict behind its label, and each reason on a line below.
  func lines(_ style: TerminalStyle) -> [String] {
    let word = style.verdict(passed: gate.passed, gate.passed ? "passed" : "failed")
    return LabelledLines("Gate", [word] + gate.because.map { $0.visible() }).lines(style)
  }
}

/// Lines of a summary behind their label.
struct LabelledLines {
  private let label: String
  private let texts: [String]

  init(_ label: String, _ texts: [String]) {
    self.label = label
    self.texts = texts
  }

  /// The lines; the label stands on the first.
  func lines(_ style: TerminalStyle) -> [String] {
    let width = 12
    let indent = String(repeating: " ", count: width)
    let padded = style.faint(String((label + indent).prefix(width)))
    return texts.enumerated().map { ($0 == 0 ? padded : indent) + $1 }
  }
}
