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

  private let inspection = LayoutInspection(rule: Self.name, faults: Self.faults)

  /// The constraints that contradict others.
  func findings(on screen: ScreenFacts) -> [Finding] { inspection.findings(on: screen) }

  private static func faults(in place: LayoutPlace) -> [LayoutFault] {
    guard !place.layout.solved.conflicts.isEmpty else { return [] }
    return place.layout.solved.conflicts.compactMap { fault($0, in: place.screen) }
  }

  private static func fault(_ conflict: LayoutConflict, in screen: ScreenFacts) -> LayoutFault? {
    guard let owner = screen.elements.firstIndex(where: { $0.element.id == conflict.owner }) else { return nil }
    // What the system makes by itself has no name to look for: it comes last, once.
    let others = Set(conflict.against)
    let named = others.filter { $0.contains(".") }.sorted()
    let against = named + others.subtracting(named).sorted()
    return LayoutFault(
      key: LayoutFault.Key(elements: [owner], detail: conflict.dropped?.id ?? conflict.summary),
      message: message(of: conflict, against: against),
      evidence: ["constraint": .text(conflict.summary), "against": .list(against)],
      doubt: conflict.restsOnCanvas ? .sizeOfCanvas : nil)
  }
}

extension ConstraintConflict {
  private static func message(of conflict: LayoutConflict, against: [String]) -> String {
    if conflict.isWithoutNumber { return "\(conflict.summary) has a number that is none, so it cannot hold" }
    return "\(conflict.summary) cannot hold beside \(against.isEmpty ? "the others" : against.joined(separator: ", "))"
  }
}

extension Doubt {
  /// The app decides how large a cell, or a view in a file of its own, is.
  fileprivate static let sizeOfCanvas = Doubt(
    reason: "size-of-canvas", explanation: "the view that holds them may have another size in the running app")
}
