import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// A recording lacks controls that the recording in the development language has.
///
/// ## What it reports
/// Controls with an identifier that a tree recorded from the running app does not have, and that of the same screen in the
/// development language has, if at least half of the identifiers are in both. Needs review: the app may have shown another state. One
/// finding for each screen. Severity: warning.
///
/// ## Why it matters
/// A control that a longer translation pushes out of a stack, or that code leaves out in a language, cannot be reached there.
///
/// ## Example
/// The recording in English has the button `help`, that in German does not.
///
/// ## Known limits
/// Identifiers that appear twice on a screen are not compared.
///
/// ## Source
/// Apple's audit type `elementDetection`.
struct RecordedControlMissing: ScreenRule {
  static let name = "recorded-control-missing"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// One finding if controls are missing.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard let reference = screen.recordedReference else { return [] }
    let (own, others) = (Set(screen.list.identified.keys), reference.list.identified)
    let missing = others.filter { identifier, index in
      let node = reference.list.nodes[index]
      return !own.contains(identifier) && !node.isHidden && ElementKind.controls.contains(node.element.kind)
    }.keys.sorted()
    guard !missing.isEmpty, own.intersection(others.keys).count * 2 >= others.count else { return [] }
    let problem = Problem(
      "\(counted(missing.count, "control")) of the recording in \(reference.locale) \(missing.count == 1 ? "is" : "are") "
        + "missing: \(missing.prefix(5).joined(separator: ", "))\(missing.count > 5 ? " …" : "")",
      locale: screen.tree.locale, evidence: ["missing": .list(missing), "reference": .text(reference.file)],
      reviewReason: .otherState)
    return [FindingBuilder(Self.self).finding(problem, at: 0, on: screen, speech: [:])]
  }
}
