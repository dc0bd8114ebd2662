import AuditModel

/// Colour for a terminal, or none (ECMA-48, select graphic rendition).
struct TerminalStyle {
  /// Whether there is colour at all.
  var isOn: Bool

  /// A text in the colour of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  /// A text in the colour of a verdict.
  func verdict(passed: Bool, _ text: String) -> String { wrap(text, passed ? "1;32" : "1;31") }

  /// A heading.
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// A text that stands back.
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
