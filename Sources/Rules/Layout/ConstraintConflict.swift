import AuditModel
import RuleKit
import ScreenAnalysis

/// Constraints that must all hold contradict one another.
///
/// ## What it reports
/// A required constraint that cannot hold beside the other required ones, in a language, on a device, at a content size. The
/// finding names the constraint that the audit leaves out and those that it contradicts. A warning, one for each constraint and
/// screen; where the development language has the same conflict, it is reported there alone. So is a text or image whose size is
/// required by its compression resistance and that gets less width all the same.
///
/// ## Why it matters
/// UIKit and AppKit drop one of such constraints, print a long message that nobody reads, and draw what is left: titles that
/// are cut, controls that lie over one another. Which one is dropped may change with every release.
///
/// ## Example
/// A label with the required width 120 between two buttons whose edges leave it 90 pt in Finnish.
///
/// ## Known limits
/// Which of the constraints a device drops is its own affair: the audit drops the one that lets all others hold. Where the size
/// of a cell or of a view in a file of its own has a part in it, which the running app may choose otherwise, the conflict is a
/// request for review. Constraints that code adds, removes or changes are not seen.
///
/// ## Source
/// Apple, Auto Layout Guide, Unsatisfiable Layouts.
struct ConstraintConflict: ScreenRule {
  static let name = "constraint-conflict"
  static let severity = Severity.warning

  /// The constraints that contradict others.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLayout(on: screen, problems: Self.problems)
  }

  private static func problems(in context: LayoutContext) -> [LayoutProblem] {
    guard !context.layout.solved.conflicts.isEmpty else { return [] }
    return context.layout.solved.conflicts.compactMap { problem($0, in: context.screen) }
  }

  private static func problem(_ conflict: LayoutConflict, in screen: ScreenFacts) -> LayoutProblem? {
    guard let owner = screen.elements.firstIndex(where: { $0.element.id == conflict.owner }) else { return nil }
    // What the system makes by itself has no name to look for: it comes last, once.
    let others = Set(conflict.against)
    let named = others.filter { $0.contains(".") }.sorted()
    let against = named + others.subtracting(named).sorted()
    return LayoutProblem(
      key: LayoutProblem.Key(element: owner, detail: conflict.dropped?.id ?? conflict.summary),
      problem: Problem(
        message(of: conflict, against: against),
        evidence: ["constraint": .text(conflict.summary), "against": .list(against)],
        reviewReason: conflict.restsOnCanvas ? .sizeOfCanvas : nil))
  }
}

extension ConstraintConflict {
  private static func message(of conflict: LayoutConflict, against: [String]) -> String {
    if conflict.isWithoutNumber { return "\(conflict.summary) has a number that is none, so it cannot hold" }
    return "\(conflict.summary) cannot hold beside \(against.isEmpty ? "the others" : against.joined(separator: ", "))"
  }
}
