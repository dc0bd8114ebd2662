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
