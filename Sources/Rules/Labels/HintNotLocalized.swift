import AuditModel
import RuleKit
import ScreenAnalysis

/// An accessibility hint has no translation in a language in which the screen's titles have one.
///
/// ## What it reports
/// An accessibility hint that is heard in the development language where another text of the same screen is in the listener's. An
/// error where the hint has no key, so that no table can translate it; a warning where it has one: the missing entry itself is an
/// error of `missing-translation` or `ib-unlocalized-object`.
///
/// ## Why it matters
/// Hints are whole sentences; read by the voice of another language nobody understands them.
///
/// ## Example
/// Labels and hints that a translated messenger had only in English (element-hq/element-ios#2775).
///
/// ## Known limits
/// As `label-not-localized`. On nine public apps it found nothing: their interface files have no hints that are translated in part.
///
/// ## Source
/// UIKit, UIControl ("localized"); lyft/xiblint#16.
struct HintNotLocalized: ScreenRule {
  static let name = "hint-not-localized"
  static let severity = Severity.error

  /// The hints that some locale lacks.
  func findings(on screen: ScreenFacts) -> [Finding] {
    BorrowedText(rule: Self.self, noun: "hint") { $0.accessibility.hint }.findings(on: screen)
  }
}
