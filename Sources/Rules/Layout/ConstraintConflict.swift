import AuditModel
import RuleKit
import ScreenAnalysis

/// Required constraints contradict each other.
///
/// ## What it reports
/// A required constraint that cannot be satisfied together with the other required ones, in a language, on a device, at
/// a content size category. The finding names the constraint that the audit drops and the ones it conflicts with. A
/// text or image whose compression resistance is required but that gets less width is also reported. One finding per
/// constraint and screen; if the development language has the same conflict, only that one is reported. Severity:
/// warning.
///
/// Needs review if code has an outlet to one of the constraints: it may change the constant.
///
/// ## Why it matters
/// UIKit and AppKit drop one of the constraints, print a long message that nobody reads, and lay out the rest: titles
/// are truncated and controls overlap. Which constraint they drop may change with every release.
///
/// ## Example
/// A label with the required width 120 between two buttons whose edges leave it 90 pt in Finnish.
///
/// ## Known limits
/// A device may drop a different constraint; the audit drops the one without which all others can be satisfied.
/// Constraints that code adds, removes or changes are not seen. Conflicts with the size of a cell, or of a view in a file
/// of its own, are not reported: the running app may choose another size. Nor are those with a stack of whose views code shows and hides
/// some.
///
/// ## Source
/// Apple, Auto Layout Guide, Unsatisfiable Layouts.
struct ConstraintConflict: ScreenRule {
  static let name = "constraint-conflict"
  static let severity = Severity.warning

  /// The constraints that contradict others.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isMadeInCode != true else { return [] }
    return findingsByLayout(on: screen, problems: Self.problems)
  }

  private static func problems(in context: LayoutContext) -> [LayoutProblem] {
    guard !context.layout.solved.conflicts.isEmpty else { return [] }
    return context.layout.solved.conflicts.compactMap { problem($0, in: context.screen) }
  }

  private static func problem(_ conflict: LayoutConflict, in screen: ScreenFacts) -> LayoutProblem? {
    guard !conflict.restsOnCanvas, !conflict.isOfHiddenViews,
      let owner = screen.elements.firstIndex(where: { $0.element.id == conflict.owner })
    else { return nil }
    // Constraints made by the system have no identifier to look for: they come last, once each.
    let others = Set(conflict.against)
    let named = others.filter { $0.contains(".") }.sorted()
    let against = named + others.subtracting(named).sorted()
    return LayoutProblem(
      key: LayoutProblem.Key(element: owner, detail: conflict.dropped?.id ?? conflict.summary),
      problem: Problem(
        message(of: conflict, against: against),
        evidence: ["constraint": .text(conflict.summary), "against": .list(against)],
        reviewReason: conflict.isAdjustable ? .outlet(codeMay: .constant, of: "a constraint") : nil))
  }
}

extension ConstraintConflict {
  private static func message(of conflict: LayoutConflict, against: [String]) -> String {
    if conflict.isWithoutNumber { return "\(conflict.summary) has an invalid number and cannot be satisfied" }
    return "\(conflict.summary) conflicts with \(against.isEmpty ? "the others" : against.joined(separator: ", "))"
  }
}
