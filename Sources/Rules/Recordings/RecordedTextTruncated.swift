import AuditModel
import RuleKit
import ScreenAnalysis

/// A text of a recording is wider than its frame, to judge by the recording in the development language.
///
/// ## What it reports
/// A label of one line in a tree recorded from the running app, whose words need more width than its frame has. The font is told
/// by the same screen recorded in the development language: a font of the system in which the original text fills its frame. Needs
/// review: the label may shrink its text. Severity: warning.
///
/// ## Why it matters
/// The running app shows "Benachricht…" where the original shows "Notifications".
///
/// ## Example
/// "Notifications" fills its frame of 96 pt in the system font at 17 pt. "Benachrichtigungen verwalten" has a frame of 150 pt, and
/// needs 231 pt in that font.
///
/// ## Known limits
/// Only fonts of the system are recognized, and only where the original text is as wide as its frame. Labels of several lines, and
/// recordings without one of the same screen and size in the development language, are not judged.
///
/// ## Source
/// XCUITest does not report truncation; WCAG 2.2, 1.4.4.
struct RecordedTextTruncated: ScreenRule {
  static let name = "recorded-text-truncated"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The texts that are wider than their frames.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard let reference = screen.recordedReference else { return [] }
    return findingsByElement(on: screen) { context in
      guard let cut = reference.cut[context.index], !context.facts.isHidden else { return nil }
      return Problem(
        "\(screen.name(of: context.index)) needs \(cut.needed) pt in the font of the original and has \(cut.available) pt",
        locale: screen.tree.locale,
        evidence: [
          "needed": .points(cut.needed), "available": .points(cut.available), "pointSize": .number(cut.pointSize),
          "reference": .text(reference.file),
        ], reviewReason: .mayShrink)
    }
  }
}
