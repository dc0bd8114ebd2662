import AuditModel
import RuleKit
import ScreenAnalysis

/// A view is an accessibility element or hides its content, so VoiceOver cannot reach the controls inside.
///
/// ## What it reports
/// A view with visible controls inside that has `isAccessibilityElement` on, has `accessibilityElementsHidden` on, or
/// (in SwiftUI) ignores its children. Severity: error. Needs review if code may offer the controls in another way: an
/// outlet, a custom class, controls without an action in the file, or a view with the button trait around a single
/// control. A control of SwiftUI that is itself hidden with `.accessibilityHidden(true)` needs review too, because another
/// element may do the same.
///
/// ## Why it matters
/// The controls cannot be reached with VoiceOver. For blind users the feature does not exist.
///
/// ## Example
/// Messages with buttons and sliders were made one accessibility element each: a blind user heard the title and could
/// not reach the buttons (SwiftKickMobile/SwiftMessages#78).
///
/// ## Known limits
/// Cells are skipped, because VoiceOver activates them as a whole, as are views with custom actions and views that combine
/// their children, whose actions SwiftUI merges, and views of SwiftUI with a tap gesture around a single control. Custom actions set in
/// code are not seen.
///
/// ## Source
/// CVS, `hidden-parent-with-controls`; UIKit, `isAccessibilityElement` (a container is not an element).
struct HiddenParentWithControls: ScreenRule {
  static let name = "hidden-parent-with-controls"
  static let severity = Severity.error

  /// The views that hide controls from VoiceOver.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    var covered = 0..<0
    return screen.elements.indices.compactMap { index in
      // The finding of a view covers the views inside it.
      guard !covered.contains(index), let problem = Self.problem(of: index, on: screen) else { return nil }
      covered = screen.descendants(of: index)
      return problem.finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func problem(of index: Int, on screen: ScreenFacts) -> Problem? {
    let facts = screen.elements[index]
    if let problem = problemOfControl(at: index, on: screen) { return problem }
    guard let way = way(of: facts.element), !facts.isHidden,
      !ElementKind.controls.contains(facts.element.kind), facts.element.kind != .cell,
      !facts.element.offersActions, !isTapped(facts.element, controls: screen.descendants(of: index), on: screen),
      !screen.ancestors(of: index).contains(where: { screen.elements[$0].element.offersActions })
    else { return nil }
    let controls = screen.descendants(of: index).filter { isReachable(screen.elements[$0]) }
    guard let first = controls.first else { return nil }
    let spoken = controls.compactMap { screen.utterance(of: $0) }
    let kind = screen.elements[first].element.kind.noun
    let what = controls.count == 1 ? "the \(kind) inside" : "the \(controls.count) controls inside, such as a \(kind)"
    var evidence: [String: Evidence] = ["controls": .list(controls.map { screen.elements[$0].element.id })]
    if !spoken.isEmpty { evidence["mendedUtterance"] = .text(spoken.joined(separator: " ")) }
    return Problem(
      "the view \(way), so VoiceOver cannot reach \(what)", severity: severity, evidence: evidence,
      reviewReason: reviewReason(about: facts, controls, on: screen))
  }

  /// A control of SwiftUI that is hidden itself, unless an element around it or beside it may do the same.
  private static func problemOfControl(at index: Int, on screen: ScreenFacts) -> Problem? {
    let facts = screen.elements[index]
    guard screen.tree.framework == .swiftUI, ElementKind.controls.contains(facts.element.kind),
      facts.element.kind != .menuItem, !facts.isHidden,
      facts.element.accessibility.elementsHidden == true, facts.element.control.isEnabled != false,
      !screen.ancestors(of: index).contains(where: { screen.elements[$0].element.mayStandForParts }),
      !screen.siblings(of: index).contains(where: { screen.elements[$0].element.isAdjustable })
    else { return nil }
    return Problem(
      "the \(facts.element.kind.noun) is hidden from VoiceOver", reviewReason: .offeredElsewhere,
      fix: { ($0.accessibility.elementsHidden, $0.accessibility.isElement) = (nil, nil) })
  }

  /// Whether a tap on an element of SwiftUI does something, which VoiceOver does too, and only one control is inside, which may do the
  /// same.
  private static func isTapped(_ element: Element, controls: Range<Int>, on screen: ScreenFacts) -> Bool {
    screen.tree.framework == .swiftUI && element.gestures?.contains(.tap) == true
      && controls.count { isReachable(screen.elements[$0]) } == 1
  }

  /// How an element hides its content from VoiceOver; nil if it does not.
  private static func way(of element: Element) -> String? {
    let accessibility = element.accessibility
    // Combining merges the controls: their actions become those of the element.
    if accessibility.children == .combine { return nil }
    if accessibility.isElement == true { return "is an accessibility element" }
    if accessibility.elementsHidden == true { return "hides its content from VoiceOver" }
    return accessibility.children == .ignore ? "ignores its children" : nil
  }

  /// Whether VoiceOver would stop at a control if its superviews allowed it.
  private static func isReachable(_ facts: ElementFacts) -> Bool {
    ElementKind.controls.contains(facts.element.kind) && !facts.isHidden
      && facts.element.accessibility.isElement != false && facts.element.control.isEnabled != false
  }

  private static func reviewReason(about facts: ElementFacts, _ controls: [Int], on screen: ScreenFacts)
    -> ReviewReason?
  {
    if let reason = facts.element.reviewReason(codeMay: .actions, dependsOnContent: false) { return reason }
    if controls.count == 1, facts.element.hasOperatedTrait { return .standsForControl }
    // Interface trees made by other tools do not name actions.
    let isWired = controls.contains { index in
      let element = screen.elements[index].element
      return element.actions != nil || element.opens != nil || element.gestures != nil
    }
    return isWired || screen.tree.objectIDs == nil ? nil : .noAction
  }
}

extension Element {
  fileprivate var offersActions: Bool { accessibility.customActions?.isEmpty == false }

  /// Whether the element may do what a part of it does.
  fileprivate var mayStandForParts: Bool {
    offersActions || connections.gestures != nil || hasOperatedTrait || isAdjustable
      || accessibility.children.map { $0 != .contain } ?? false || ElementKind.controls.contains(kind)
  }

  fileprivate var isAdjustable: Bool { accessibility.traits?.contains(.adjustable) == true || offersActions }
}

extension ScreenFacts {
  /// The elements in the same container, with their parts.
  fileprivate func siblings(of index: Int) -> Range<Int> { elements[index].parent.map(descendants) ?? 0..<0 }

  /// The utterance of an element in the first locale, if VoiceOver stopped there.
  fileprivate func utterance(of index: Int) -> String? {
    speech.locales.first.flatMap { speech.utterance(of: elements[index], in: $0, after: { _ in }) }?.text
  }
}
