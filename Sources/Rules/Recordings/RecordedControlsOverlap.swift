import AuditModel
import RuleKit
import ScreenAnalysis

/// Two recorded controls overlap in one language only.
///
/// ## What it reports
/// Two visible controls or texts in a tree recorded from the running app, neither inside the other, that overlap by more than 2 pt
/// in width and height, and do not in the recording of the same screen in the development language. Severity: warning.
///
/// ## Why it matters
/// One title covers the other, and a tap reaches the control on top, whatever can be read below it.
///
/// ## Example
/// In English the label `total` ends 40 pt before the button `pay`; in German it runs 12 pt under it.
///
/// ## Known limits
/// What scrolls is only compared with what scrolls with it.
///
/// ## Source
/// A11yUITests, overlap; see `controls-overlap`, which judges the sources.
struct RecordedControlsOverlap: ScreenRule {
  static let name = "recorded-controls-overlap"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The pairs that overlap; each is a finding at the later element.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard let reference = screen.recordedReference else { return [] }
    return RecordedFrames(screen, reference).overlapping.map { pair in
      let (one, other) = (screen.name(ofRecorded: pair.second), screen.name(ofRecorded: pair.first))
      let problem = Problem(
        "\(one) overlaps \(other) by \(pair.shared.width.side) × \(pair.shared.height.side) pt, unlike in \(reference.locale)",
        locale: screen.tree.locale,
        evidence: [
          "other": .text(screen.elements[pair.first].reference.path), "width": .points(pair.shared.width),
          "height": .points(pair.shared.height), "reference": .text(reference.file),
        ])
      return FindingBuilder(Self.self).finding(problem, at: pair.second, on: screen, speech: [:])
    }
  }
}
