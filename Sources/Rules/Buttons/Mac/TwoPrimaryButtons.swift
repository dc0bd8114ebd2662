import AuditModel
import RuleKit
import ScreenAnalysis

/// Two buttons of one view are both the default one.
///
/// ## What it reports
/// More than one button of a window, controller or view that has the primary role or answers to Return, all seen together:
/// once, at the second. A request for review where they lie over one another, or where one has an outlet, since code may
/// show one at a time.
///
/// ## Why it matters
/// Return can press only one of them, and people cannot tell which; two buttons in the accent colour say nothing of which
/// choice is the likely one.
///
/// ## Example
/// A dialog that asks for a key has OK and Cancel, both blue (tedbarnett/Boswell#80).
///
/// ## Known limits
/// What is hidden, what stands in different tabs and what stands in cells does not count. Roles and key equivalents that
/// code sets are not seen. On nine public apps three buttons answer to Return, each in a view of its own: no hits, and none
/// missed.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Role ("the button is the default button": one button people are most likely to
/// choose).
struct TwoPrimaryButtons: ScreenRule {
  static let name = "two-primary-buttons"
  static let severity = Severity.warning

  /// The second default button of the screen.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let places = screen.elements.indices.filter { isDefault(screen.elements[$0]) }
    let together = ScreenHolders(screen).seenTogether(places)
    guard together.count > 1 else { return [] }
    let ids = together.map { screen.elements[$0].element.id }
    let problem = Problem(
      "\(together.count) buttons of one view are the default button: \(ids.joined(separator: ", "))",
      evidence: ["buttons": .list(ids)], reviewReason: reviewReason(about: together, on: screen))
    return [problem.finding(of: Self.self, at: together[1], on: screen)]
  }

  private func isDefault(_ facts: ElementFacts) -> Bool {
    guard facts.element.kind == .button, !facts.isHidden, !facts.isInCell else { return false }
    guard let action = DefaultAction(of: facts.element) else { return false }
    return action != .prominence
  }

  private func reviewReason(about places: [Int], on screen: ScreenFacts) -> ReviewReason? {
    let mayChange = places.contains { screen.elements[$0].element.reviewReason(codeMay: "set a label") != nil }
    return mayChange || screen.haveOverlap(places) ? .oneAtATime : nil
  }
}

extension ScreenFacts {
  /// Whether two of the elements lie over one another, where the file or constraints tell.
  func haveOverlap(_ places: [Int]) -> Bool {
    let layout = layouts.originalScreen
    let known = places.compactMap { index in
      layout.certain(index)?.frame ?? (elements[index].element.frame == nil ? nil : layout.frames[index])
    }
    return known.indices.contains { one in
      known[(one + 1)...].contains { known[one].intersection($0) != nil }
    }
  }
}
