import AuditModel
import Utilities

/// The gate's result and its reasons, as the first or last lines of a text.
struct GateLines {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  /// The result after its label, and each reason below, wrapped at the width of a terminal; on a terminal, only the first few.
  func lines(_ style: TerminalStyle, width: Int? = nil) -> [String] {
    let shown = width == nil ? gate.because[...] : gate.because.prefix(Self.shownReasons)
    let rest = gate.because.count - shown.count
    let reasons = shown + (rest > 0 ? ["and \(counted(rest, "more reason")) (--verbose)"] : [])
    let word = LabeledLines("Gate", [gate.state.word]) { style.verdict(gate.state, $0) }
    let room = width.map { $0 - LabeledLines.indent } ?? .max
    return word.lines(style) + LabeledLines("", reasons.flatMap { $0.visible().wrapped(to: room) }).lines(style)
  }

  /// How many reasons a terminal shows.
  private static let shownReasons = 4

  /// The result and its first reason, wrapped at the width of a terminal.
  func headline(_ style: TerminalStyle, width: Int?) -> [String] {
    let reason = gate.because.first.map { ": \($0.visible())" } ?? ""
    return "Gate \(gate.state.word)\(reason)".wrapped(to: width ?? .max).map { style.verdict(gate.state, $0) }
  }
}
