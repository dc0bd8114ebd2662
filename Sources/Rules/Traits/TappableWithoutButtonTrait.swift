import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver

/// A view can be tapped like a button, but VoiceOver does not say so.
///
/// ## What it reports
/// A view, label, image view, stack view or box with a tap gesture, or a plain `UIControl` with an action for taps, without
/// a trait that says that it can be used (button, link, search field, adjustable and so on). If VoiceOver does not even stop at it, such as at an image view
/// that is not an accessibility element, the finding says that too. If no text inside labels it, but only the name of an
/// image, the finding asks for a label as well and shows no corrected utterance, nor does it where a branch has controls of
/// its own, which one element would hide. Inside the label of a button or link of SwiftUI, which speaks for the view, the
/// finding proposes to move the gesture or to offer an accessibility action (reason `inside-control`). Severity: warning.
/// Needs review if an outlet, a custom class or the code that fills a cell may set the traits.
///
/// ## Why it matters
/// People who cannot see the screen do not learn that there is something to tap, or cannot reach it at all.
///
/// ## Example
/// A label "Terms of Use" with a tap gesture recognizer is spoken as "Terms of Use"; with the button trait as "Terms of
/// Use. Button."
///
/// ## Known limits
/// Views that are usually not buttons are skipped: the view of a whole screen or one as large, also one that ignores
/// the safe area, or a layer of colors and shapes with infinite frames behind other views; gestures whose action name
/// mentions the keyboard, dismissing or what is outside, unless they also call back (`onSelect`); SwiftUI's colors and
/// shapes whose tap only closes something (`item = nil`); views that contain controls in whatever branches code shows;
/// views whose tap does what a button in them, or beside them, does too, as code writes it;
/// views with controls in one that code may make one element (`isOpen ? .contain : .combine`); cells and their content
/// views, which VoiceOver activates by itself; SwiftUI's gestures with an empty action; labels and image views that
/// ignore touches; the gesture recognizers of AppKit. Of the gestures that code adds, those of labels and image views
/// that code makes or has outlets to are seen.
///
/// ## Source
/// SwiftLint, `accessibility_trait_for_button`; CVS, `tap-gesture-missing-button-trait`; UIKit,
/// `UIAccessibilityTraits.button`.
struct TappableWithoutButtonTrait: ScreenRule {
  static let name = "tappable-without-button-trait"
  static let severity = Severity.warning

  /// The views that can be tapped without the button trait.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.filter { Self.isBroken($0, on: screen) }.map { index in
      Self.problem(of: index, on: screen).finding(of: Self.self, at: index, on: screen)
    }
  }

  /// Whether an element can be tapped like a button without saying so.
  static func isBroken(_ index: Int, on screen: ScreenFacts) -> Bool {
    let isOfSwiftUI = screen.tree.framework == .swiftUI
    guard screen.tree.platform != .tvOS, screen.tree.platform != .macOS || isOfSwiftUI else { return false }
    return isTapped(index, on: screen)
  }

  private static func isTapped(_ index: Int, on screen: ScreenFacts) -> Bool {
    let facts = screen.elements[index]
    let element = facts.element
    guard kinds.contains(element.kind), element.gestures?.contains(.tap) == true, !element.hasOperatedTrait,
      !mayTakeTraits(index, on: screen),
      element.accessibility.computedTraits == nil,
      // An author who excluded the element did so on purpose; a hidden one is judged.
      element.accessibility.isElement != false, facts.isReached || !facts.node.isSwallowed
    else { return false }
    return !dismisses(element) && !isBackground(index, on: screen) && !containsControls(index, on: screen)
      && !isCell(facts, on: screen) && !isPartOfElement(index, on: screen)
      && !hasButton(doingTheSameAs: facts, on: screen)
  }

  /// Whether a view of SwiftUI around, which is not an element itself, has the trait.
  ///
  /// SwiftUI may hand it down to what is inside, as it does identifiers. No exact source is known, so that nothing is said of it.
  private static func mayTakeTraits(_ index: Int, on screen: ScreenFacts) -> Bool {
    guard screen.tree.framework == .swiftUI else { return false }
    return screen.ancestors(of: index).contains { ancestor in
      let element = screen.elements[ancestor].element
      return element.hasOperatedTrait && kinds.contains(element.kind) && !screen.elements[ancestor].isReached
    }
  }

  private static func problem(of index: Int, on screen: ScreenFacts) -> Problem {
    let facts = screen.elements[index]
    if let control = control(speakingFor: facts, on: screen) { return problem(of: facts, inside: control) }
    // A label is an element by default; if VoiceOver does not stop at it, something else speaks or hides it.
    let isElement = facts.isReached || facts.element.kind == .label
    let noun = facts.element.kind.noun
    let label = screen.joinedLabels(inside: index)
    // A control around it, such as a link, may speak what is inside in one place, and the view by itself in another.
    let hasContent = screen.descendants(of: index).contains { inner in
      let kind = screen.elements[inner].element.kind
      return screen.elements[inner].isReached || content.contains(kind) || kind.isUnknown
    }
    let unreached =
      "is not an accessibility element, so VoiceOver "
      + (hasContent ? "speaks what is inside without saying that it can be tapped" : "does not stop at it")
    let fix = { (element: inout Element) in
      if !isElement { element.accessibility.isElement = true }
      if element.accessibility.label == nil, let label { element.accessibility.label = label }
      element.isHidden = nil
      element.accessibility.traits = element.statedTraits + [.button]
    }
    let isSpoken = screen.isNamed(facts, after: fix)
    let isNamed = isSpoken || screen.mayShowWords(inside: index)
    // One element would keep VoiceOver from the controls that are inside at times.
    let keepsControls = screen.descendants(of: index).map { screen.elements[$0] }.allSatisfy {
      !$0.isReached || !ElementKind.controls.contains($0.element.kind)
    }
    return Problem(
      "the \(noun) has \(facts.element.tapNoun) but \(isElement ? "lacks the button trait" : unreached)"
        + (isNamed ? "" : "; it also needs a label"), severity: severity,
      reviewReason: facts.reviewReason(codeMay: .traits, dependsOnContent: false)
        ?? (facts.parent == nil ? .component : nil), fix: isSpoken && keepsControls ? fix : nil)
  }

  /// The button or link around a view that speaks for it; nil if VoiceOver reaches the view, or something else keeps it from there.
  private static func control(speakingFor facts: ElementFacts, on screen: ScreenFacts) -> Element? {
    guard screen.tree.framework == .swiftUI, case .swallowed(let index) = facts.reach else { return nil }
    let element = screen.elements[index].element
    return element.kind == .button || element.kind == .link ? element : nil
  }

  /// A trait changes nothing where VoiceOver does not stop.
  private static func problem(of facts: ElementFacts, inside control: Element) -> Problem {
    Problem(
      "the \(facts.element.kind.noun) has a tap gesture but is inside a \(control.kind.noun), which speaks for it, so VoiceOver cannot "
        + "reach the gesture; move it out, or offer what it does as an accessibility action",
      reason: unreachable, severity: severity,
      reviewReason: facts.reviewReason(codeMay: .traits, dependsOnContent: false))
  }

  /// The reason of a finding about a gesture that is inside a control.
  private static let unreachable = "inside-control"

  private static let kinds: Set<ElementKind> = [.view, .label, .imageView, .stackView, .box, .element]

  /// What VoiceOver speaks inside a view that it does not stop at.
  private static let content: Set<ElementKind> = [.label, .imageView]

  /// Whether the gesture only dismisses something, judged by the names of its actions; an action that also calls back (`onSelect`)
  /// does more.
  private static func dismisses(_ element: Element) -> Bool {
    let actions = element.gestureActions ?? []
    let isDismissal = actions.contains { action in
      let name = action.lowercased()
      return dismissals.contains { name.contains($0) }
    }
    return isDismissal && !(actions.count > 1 && actions.contains(where: callsBack))
  }

  private static func callsBack(_ action: String) -> Bool {
    action.hasPrefix("on") && action.dropFirst(2).first?.isUppercase == true
  }

  private static let dismissals = [
    "dismiss", "keyboard", "endediting", "resign", "outside", "background", "backdrop", "dimming", "removefocus",
    "clearfocus", "unfocus",
  ]

  /// Whether the view is a screen's root view or as large as one.
  private static func isBackground(_ index: Int, on screen: ScreenFacts) -> Bool {
    let facts = screen.elements[index]
    if facts.element.fillsDisplay || isLayerBehindOthers(facts, on: screen) { return true }
    guard let parent = facts.parent else { return screen.screen.fillsDisplay(in: screen.tree) }
    if [.viewController, .window].contains(screen.elements[parent].element.kind) { return true }
    guard let frame = facts.element.frame, let size = screen.screen.size else { return false }
    let share = 0.9
    return frame.width.value >= share * size.width.value && frame.height.value >= share * size.height.value
  }

  /// Whether the view is a layer of colors and shapes as large as can be, with other views in front of it.
  private static func isLayerBehindOthers(_ facts: ElementFacts, on screen: ScreenFacts) -> Bool {
    guard facts.element.isLargestLayer, let parent = facts.parent.map({ screen.elements[$0].element }) else {
      return false
    }
    return parent.layout.view?.container == .zStack && parent.children.count > 1
      && parent.children[0].id == facts.element.id
  }

  private static func containsControls(_ index: Int, on screen: ScreenFacts) -> Bool {
    // Those of an element that ignores its children are not reached.
    let element = screen.elements[index].element
    return element.accessibility.children != .ignore
      && alwaysContains(element) { isOrContainsControl($0, besides: element.gestureActions) }
  }

  /// Whether a view with controls is in one that code may make one element, which then says what a tap does.
  private static func isPartOfElement(_ index: Int, on screen: ScreenFacts) -> Bool {
    screen.descendants(of: index).contains { ElementKind.controls.contains(screen.elements[$0].element.kind) }
      && screen.ancestors(of: index).contains { screen.elements[$0].element.mayBeOneElement }
  }

  /// Whether something is inside an element in whatever branches code shows: outside of any, or in each of a choice.
  private static func alwaysContains(_ element: Element, _ isMeant: (Element) -> Bool) -> Bool {
    let (always, inBranches) = element.children.partitioned { $0.branch == nil }
    if always.contains(where: isMeant) { return true }
    let choices = Dictionary(grouping: inBranches.filter { $0.branch?.isOptional != true }) { $0.branch?.choice }
    return choices.values.contains { branches in
      let indices = { (views: [Element]) in Set(views.map { $0.branch?.index }) }
      return indices(branches) == indices(branches.filter(isMeant))
    }
  }

  /// Whether an element is operated, or contains what is; what a tap only does too that is reported itself, unless it does the same.
  private static func isOrContainsControl(_ element: Element, besides actions: [String]?) -> Bool {
    if ElementKind.controls.contains(element.kind) || scrolled.contains(element.kind) || element.hasOperatedTrait {
      return true
    }
    // What is dragged, or takes what is dropped, is not operated by a tap.
    let gestures = (element.gestures ?? []).filter { $0 != .drag }
    if !gestures.isEmpty, gestures != [.tap] || actions != nil && element.gestureActions == actions { return true }
    return alwaysContains(element) { isOrContainsControl($0, besides: actions) }
  }

  /// Whether a button in the view, or beside it, does what a tap on the view does.
  private static func hasButton(doingTheSameAs facts: ElementFacts, on screen: ScreenFacts) -> Bool {
    guard let action = facts.element.connections.tapAction, let parent = facts.parent else { return false }
    return screen.descendants(of: parent).contains { index in
      let other = screen.elements[index]
      return ElementKind.controls.contains(other.element.kind) && other.element.connections.tapAction == action
        && other.isReached
    }
  }

  private static let scrolled: Set<ElementKind> = [.scrollView, .tableView, .collectionView]

  /// Whether the view is a cell's content view: the cell is what people select.
  private static func isCell(_ facts: ElementFacts, on screen: ScreenFacts) -> Bool {
    facts.parent.map { screen.elements[$0].element.kind == .cell } ?? false
  }
}

extension Element {
  /// Whether a SwiftUI view goes to every edge of the display, behind the bars: it is what everything else is on.
  fileprivate var fillsDisplay: Bool {
    if layout.view?.modifiers?.contains(.ignoresSafeArea(ViewEdge.allCases)) == true { return true }
    // A gesture on a color is that of a view around it.
    return children.count == 1 && children[0].kind.isOnlyOfLayout && children[0].fillsDisplay
  }

  /// Whether a SwiftUI view of nothing but colors and shapes takes all the space that there is: `frame(maxWidth:maxHeight:)` with
  /// `.infinity`, before its gesture or after it.
  fileprivate var isLargestLayer: Bool {
    guard !children.isEmpty, children.allSatisfy(\.kind.isOnlyOfLayout) else { return false }
    return (children + [self]).contains { $0.layout.view?.modifiers?.contains(where: \.isOfAllSpace) == true }
  }
}

extension Element {
  /// What makes it possible to tap the element.
  fileprivate var tapNoun: String { connections.actions == nil ? "a tap gesture" : "an action for taps" }

  /// Whether code decides if SwiftUI makes one element of what is inside: `children: isFocused ? .contain : .combine`.
  fileprivate var mayBeOneElement: Bool {
    (connections.expressions ?? []).contains { $0.contains(".combine") || $0.contains(".ignore") }
  }
}

extension ScreenFacts {
  /// Whether an element has a label after a change to it; true if there are no locales.
  fileprivate func isNamed(_ facts: ElementFacts, after fix: (inout Element) -> Void) -> Bool {
    guard let locale = speech.locales.first else { return true }
    return speech.utterance(of: facts, in: locale, after: fix)?.label?.isOfWords == true
  }

  /// Whether a view inside an element has words, also where a control around it speaks them, or may have some, since it was not read.
  fileprivate func mayShowWords(inside index: Int) -> Bool {
    descendants(of: index).contains { inner in
      let element = elements[inner].element
      if element.kind.isUnknown { return true }
      return element.accessibility.isElement != false && element.visibleTexts.contains { !$0.isBlank }
    }
  }

  /// The labels of what is spoken inside an element, joined as VoiceOver joins those of a cell; nil if there aren't any.
  fileprivate func joinedLabels(inside index: Int) -> LocalizableText? {
    guard let locale = speech.locales.first else { return nil }
    let labels = spoken(inside: index).compactMap { speech.label(of: elements[$0], in: locale) }.filter(\.isOfWords)
    return labels.isEmpty ? nil : LocalizableText(labels.map(\.text).joined(separator: ", "))
  }

  /// What is inside an element, of each choice the branch that is spoken first.
  private func spoken(inside index: Int) -> [Int] {
    let spoken = elements[index].element.spokenBranches
    var left: Set<Int> = []
    return descendants(of: index).filter { inner in
      let isOfOther = elements[inner].element.branch.map { spoken[$0.choice] != $0.index } ?? false
      guard isOfOther || elements[inner].parent.map(left.contains) ?? false else { return true }
      left.insert(inner)
      return false
    }
  }
}

extension Utterance.Segment {
  /// Whether an author wrote it: neither the name of a file or symbol, nor nothing.
  fileprivate var isOfWords: Bool { !text.isEmpty && speechRule != .imageName && speechRule != .symbolName }
}

extension LayoutModifier {
  /// Whether the modifier takes all the space that there is.
  fileprivate var isOfAllSpace: Bool {
    guard case .flexibleFrame(let width, let height, _) = self else { return false }
    return width.maximum == .infinity && height.maximum == .infinity
  }
}
