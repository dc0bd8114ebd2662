import AuditModel
import RuleKit
import ScreenAnalysis

/// A view that is one accessibility element, or hides what is inside, keeps VoiceOver from the controls in it.
///
/// ## What it reports
/// A view with `isAccessibilityElement` on, `accessibilityElementsHidden` on or (SwiftUI) its children ignored, that holds visible
/// controls. An error; a request for review where code may offer them otherwise: an outlet, a class of the app's own, a
/// control without an action in the file, a view with the button trait round a single control.
///
/// ## Why it matters
/// With VoiceOver the controls cannot be reached: for blind users the feature does not exist.
///
/// ## Example
/// Messages with buttons and sliders were made one element each: a blind user heard the title and could not reach the buttons
/// (SwiftKickMobile/SwiftMessages#78).
///
/// ## Known limits
/// Cells are left out, which VoiceOver activates as a whole, and views with custom actions. Custom actions that code sets are
/// not seen. On nine public apps, with 37 elements that the file makes one element (27 views, 5 images, 3 labels, a
/// field and a cell): no hit.
///
/// ## Source
/// CVS, `hidden-parent-with-controls`; UIKit, `isAccessibilityElement` ("a container is no element").
struct HiddenParentWithControls: ScreenRule {
  static let name = "hidden-parent-with-controls"
  static let severity = Severity.error

  /// The views that swallow controls.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    var swallowed = 0..<0
    return screen.elements.indices.compactMap { index in
      // What is inside one that is reported is told there.
      guard !swallowed.contains(index), let problem = Self.problem(of: index, on: screen) else { return nil }
      swallowed = screen.descendants(of: index)
      return problem.finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func problem(of index: Int, on screen: ScreenFacts) -> Problem? {
    let facts = screen.elements[index]
    guard let way = way(of: facts.element), !facts.isHidden,
      !ElementKind.controls.contains(facts.element.kind), facts.element.kind != .cell,
      facts.element.accessibility.customActions?.isEmpty ?? true
    else { return nil }
    let controls = screen.descendants(of: index).filter { isReachable(screen.elements[$0], besides: facts) }
    guard let first = controls.first else { return nil }
    let spoken = controls.compactMap { screen.utterance(of: $0) }
    let kind = screen.elements[first].element.kind.name
    let what = controls.count == 1 ? "the \(kind) inside" : "\(controls.count) controls inside, such as a \(kind)"
    var evidence: [String: Evidence] = ["controls": .list(controls.map { screen.elements[$0].element.id })]
    if !spoken.isEmpty { evidence["mendedUtterance"] = .text(spoken.joined(separator: " ")) }
    return Problem(
      "the view \(way), so that VoiceOver does not reach \(what)", severity: severity, evidence: evidence,
      reviewReason: reviewReason(about: facts, controls, on: screen))
  }

  /// In which way an element swallows what is inside; nil where it does not.
  private static func way(of element: Element) -> String? {
    let accessibility = element.accessibility
    if accessibility.isElement == true { return "is one accessibility element" }
    if accessibility.elementsHidden == true { return "hides what is inside from VoiceOver" }
    return accessibility.children == "ignore" ? "ignores what is inside" : nil
  }

  /// Whether VoiceOver would stop at a control if what holds it let it.
  private static func isReachable(_ facts: ElementFacts, besides holder: ElementFacts) -> Bool {
    ElementKind.controls.contains(facts.element.kind) && !facts.isHidden
      && facts.element.accessibility.isElement != false && facts.element.control.isEnabled != false
  }

  private static func reviewReason(about facts: ElementFacts, _ controls: [Int], on screen: ScreenFacts)
    -> ReviewReason?
  {
    if let reason = facts.element.reviewReason(codeMay: "offer them as actions") { return reason }
    if controls.count == 1, facts.element.hasOperatedTrait { return .standsForControl }
    // Trees of other tools do not tell actions.
    let isWired = controls.contains { place in
      let element = screen.elements[place].element
      return element.actions != nil || element.opens != nil || element.gestures != nil
    }
    return isWired || screen.tree.objectIDs == nil ? nil : .noAction
  }
}

extension ScreenFacts {
  /// What VoiceOver would say of an element, in the first locale, if it stopped there.
  fileprivate func utterance(of index: Int) -> String? {
    speech.locales.first.flatMap { speech.utterance(of: elements[index], in: $0, after: { _ in }) }?.text
  }
}
