package import AuditModel
import Utilities

/// The text of `fitspoken compare`: each recorded screen with the elements that differ, then the counts.
package struct ComparisonText: Sendable {
  private let comparisons: [ScreenComparison]
  private let listsEqual: Bool

  /// The text of some comparisons.
  ///
  /// - Parameter listsEqual: Whether elements without a difference are listed as well.
  package init(_ comparisons: [ScreenComparison], listsEqual: Bool = false) {
    (self.comparisons, self.listsEqual) = (comparisons, listsEqual)
  }

  /// The lines.
  package var text: String { comparisons.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n\n") }

  private func lines(of comparison: ScreenComparison) -> [String] {
    let shown = comparison.elements.filter { listsEqual || $0.status != .equal }
    return [Self.heading(of: comparison)] + shown.flatMap(Self.lines) + Self.summary(of: comparison.summary)
  }

  private static func heading(of comparison: ScreenComparison) -> String {
    let recording = name(of: comparison.recording)
    let size = comparison.size.map { ", \($0.width) × \($0.height)" } ?? ""
    let source = comparison.source.map(name) ?? "no screen of the sources"
    return "\(recording) [\(comparison.locale)\(size)] and \(source)"
  }

  private static func name(of side: ScreenComparison.Side) -> String {
    let title = side.title.map { $0 == side.screen ? "" : " (\($0))" } ?? ""
    return "\(side.file) \(side.screen)\(title)"
  }

  private static func lines(of element: ElementComparison) -> [String] {
    switch element.status {
    case .equal: ["  equal: \(element.recording.map(name) ?? "")"]
    case .onlyInRecording: ["  only in the recording: \(element.recording.map(name) ?? "")"]
    case .onlyInSources: ["  only in the sources: \(element.source.map(name) ?? "")"]
    case .differs: differences(of: element)
    }
  }

  private static func differences(of element: ElementComparison) -> [String] {
    guard let recording = element.recording, let source = element.source else { return [] }
    let basis = element.matchedBy == .position ? ", matched by position" : ""
    return ["  differs: \(name(of: recording)); \(place(of: source))\(basis)"]
      + element.differences.map { difference in
        let (one, other) = (words(difference, of: recording), words(difference, of: source))
        let distance = difference == .frame ? element.distance.map { " (by \($0) pt)" } ?? "" : ""
        return "    \(difference.rawValue): recording \(one), sources \(other)\(distance)"
      }
  }

  private static func name(of side: ElementComparison.Side) -> String {
    let label = side.label.map { " \(quoted($0))" } ?? ""
    return "\(side.kind.name) \(side.id)\(label), \(place(of: side))"
  }

  private static func place(of side: ElementComparison.Side) -> String {
    "\(side.location.file):\(side.location.line):\(side.location.column)"
  }

  private static func words(_ difference: ElementComparison.Difference, of side: ElementComparison.Side) -> String {
    switch difference {
    case .label: side.label.map { quoted($0) } ?? "none"
    case .value: side.value.map { quoted($0) } ?? "none"
    case .traits: side.traits.isEmpty ? "none" : side.traits.map { quoted($0) }.joined(separator: " ")
    case .frame: side.frame.map { "\($0.x), \($0.y), \($0.width) × \($0.height)" } ?? "not known"
    }
  }

  private static func summary(of summary: ComparisonSummary) -> [String] {
    let differing = summary.matched - summary.equal
    return [
      "  \(summary.matched) of \(counted(summary.recorded, "recorded element")) matched: \(summary.equal) equal, "
        + "\(differing) different (label \(summary.label), value \(summary.value), traits \(summary.traits), "
        + "frame by more than 1 pt \(summary.frame) of \(summary.framesCompared) compared)",
      "  \(summary.onlyInRecording) only in the recording, \(summary.onlyInSources) only in the sources",
    ]
  }
}
