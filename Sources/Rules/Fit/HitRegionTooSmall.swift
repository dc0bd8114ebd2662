import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button is too small to be tapped reliably.
///
/// ## What it reports
/// A button whose solved frame is smaller than 44 × 44 pt in either dimension (60 × 60 pt on visionOS). Severity: error
/// below 24 pt, otherwise warning. A button that is too small as designed is reported once; otherwise the finding names
/// the first language, device and content size category at which it becomes too small and lists the others. Only iOS
/// and visionOS are checked, because a pointer and a remote control aim differently; not what only Mac Catalyst shows. In
/// SwiftUI, a button whose own or whose label's `.frame` has a literal width or height below the minimum, with the padding
/// inside the label: a frame or padding around the button does not react. Not in lists, menus and bars, where the system
/// decides what reacts, nor with `.contentShape` or a style other than `plain` and `borderless`.
///
/// Needs review if the size is ambiguous, or only recorded and marked as misplaced; if a custom class whose code was not read, or a runtime
/// attribute, may enlarge the hit region (`accessibilityFrame`, touch insets); if the button is as large as its image or
/// its configuration, and code may set another through an outlet (asked once for all outlets of a class); if it is
/// disabled at first; or if a visionOS button has one of the system's heights (28 to 52 pt), where the distance to the
/// next button counts instead (`visionos-center-distance`).
///
/// A button that is less than one point too small is not reported: no finger feels that, and sizes are rounded to pixels.
///
/// The width of a button whose title code computes is not known, so that only its height counts.
///
/// Not reported: buttons without an action that are disabled, ignore touches, or get none in the code that reaches them;
/// buttons that are only too narrow, or that an image or configuration sizes, if code replaces their title (counted as
/// skipped); buttons at which VoiceOver never stops because they are not accessibility elements or are inside a view that
/// is one. There, the user taps the view.
///
/// ## Why it matters
/// People with a tremor, people in motion and people in a hurry hit the neighboring control instead.
///
/// ## Example
/// A help button of 20 × 20 pt in the corner of a screen.
///
/// ## Known limits
/// In SwiftUI, sizes other than literal ones are not known. Views that the solver cannot lay out keep the frame that Interface
/// Builder recorded. `pointInside` and `hitTest` are only seen in the button's own class. The system sizes buttons of its own
/// types (info, contact, close), switches, steppers and bars, so they are skipped. Views that are hidden at first are skipped.
///
/// ## Source
/// Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
struct HitRegionTooSmall: ScreenRule {
  static let name = "hit-region-too-small"
  static let severity = Severity.warning
  static let concernsSpeech = false

  /// The buttons that are too small.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let platform = screen.tree.platform
    guard !screen.tree.isForMac, platform == .iOS || platform == .visionOS else { return [] }
    let required = Points(ButtonGuidelines.minimumHitRegion(platform: platform).value)
    if screen.tree.isOfCode {
      return findingsByElement(on: screen) {
        HitRegionInCode.problem(at: $0, below: required, severity: Self.severity)
      }
    }
    let buttons = screen.elements.indices.filter { index in
      let element = screen.elements[index].element
      return element.kind == .button && !ButtonContent(of: element, platform: platform).isNamedBySystem
        && !ElementContext(screen: screen, index: index).isSilenced
    }
    return findingsByLayout(on: screen, namesOriginalLocale: false) { context in
      buttons.compactMap { Self.problem(of: $0, required: required, in: context) }
    }
  }

  private static func problem(of index: Int, required: Points, in context: LayoutContext) -> LayoutProblem? {
    let facts = context.screen.elements[index]
    let solved = context.layout.element(index)
    // Hidden views are not judged; without a frame or a constraint the size is unknown.
    guard !facts.isHidden, !facts.element.isBadge, facts.element.frame != nil || solved?.isAmbiguous == false
    else { return nil }
    guard let frame = facts.drawnFrame(solved), !frame.isEmpty,
      HitRegionSide.isTooShort(min(frame.width, frame.height), below: required),
      !(facts.showsDummy && facts.mayGrow(to: required, solved, on: context.screen))
    else { return nil }
    let isWidthKnown = !facts.isAsWideAsUnknownTitle
    let certain = facts.certainLengths(solved, frame, isWidthKnown: isWidthKnown).filter { $0 < required }
    guard isWidthKnown || !certain.isEmpty else { return nil }
    let shortest = certain.min() ?? min(frame.width, frame.height)
    let isTiny = shortest < Points(ButtonGuidelines.minimumTargetSize.value)
    let reason =
      certain.isEmpty
      ? facts.doubt(solved)
      : reviewReason(about: facts, below: required, solved, on: context.screen)
        ?? superviewReviewReason(about: index, on: context.screen)
        ?? systemReviewReason(about: index, frame, on: context.screen)
    let cause = reason?.code == ReviewReason.outletCode ? context.screen.ownerCause(of: index) : nil
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        message(frame, isWidthKnown: isWidthKnown, below: required, isOneOfMany: cause != nil),
        severity: isTiny ? .error : Self.severity,
        evidence: [
          "height": .points(frame.height), "required": .points(required), "basis": context.basis(of: index),
        ].merging(isWidthKnown ? ["width": .points(frame.width)] : [:]) { first, _ in first },
        reviewReason: reason),
      cause: cause)
  }

  /// The message; without the size, which differs, if it is one question for several buttons.
  private static func message(
    _ frame: Rect, isWidthKnown: Bool, below required: Points, isOneOfMany: Bool
  ) -> String {
    if isOneOfMany { return "the button is smaller than \(required) × \(required) pt" }
    let size = isWidthKnown ? "\(frame.width.side) × \(frame.height.side) pt" : "\(frame.height.side) pt tall"
    return "the button is \(size); it should be at least \(required) × \(required) pt"
  }

  private static func reviewReason(
    about facts: ElementFacts, below required: Points, _ solved: SolvedElement?, on screen: ScreenFacts
  ) -> ReviewReason? {
    let element = facts.element
    if element.control.isEnabled == false { return .disabledAtFirst }
    // Code that was read gives it another size.
    if element.code?.sets(anyOf: [.size]) == true, let reason = element.reviewReason(codeMay: .resize) { return reason }
    if element.mayBeChanged(by: .resize), facts.mayGrow(to: required, solved, on: screen) {
      return element.reviewReason(codeMay: .resize)
    }
    if let reason = classReviewReason(about: element) { return reason }
    return element.runtimeAttributes?.contains { enlarges($0) } == true
      ? .runtimeAttribute(may: .enlarge) : nil
  }

  /// Why the button's class may enlarge the hit region: its code does, or was not read.
  private static func classReviewReason(about element: Element) -> ReviewReason? {
    guard let own = element.customClass else { return nil }
    guard let code = element.code, code.classes.contains(own) else { return .customClass(may: .enlarge) }
    return code.sets(anyOf: CodeAct.enlarge.properties) ? element.reviewReason(codeMay: .enlarge) : nil
  }

  /// What code that sets the size of a superview does to a button that grows with it.
  private static func superviewReviewReason(about index: Int, on screen: ScreenFacts) -> ReviewReason? {
    var facts = screen.elements[index]
    while facts.element.growsWithSuperview, let parent = facts.parent {
      facts = screen.elements[parent]
      guard facts.element.code?.sets(anyOf: [.size]) == true else { continue }
      return facts.element.reviewReason(codeMay: .resize)
    }
    return nil
  }

  /// Whether a runtime attribute may make the hit region larger than the frame.
  private static func enlarges(_ attribute: RuntimeAttribute) -> Bool {
    let words = attribute.keyPath.lowercased()
    return ["accessibilityframe", "hit", "touch"].contains { words.contains($0) }
  }

  /// visionOS itself has buttons smaller than 60 points and keeps the rest of the hit region free around them.
  private static func systemReviewReason(about index: Int, _ frame: Rect, on screen: ScreenFacts) -> ReviewReason? {
    guard screen.tree.platform == .visionOS else { return nil }
    // The file need not name a size: the system's usual one is regular.
    let sizes = screen.style(of: index).size.map { [$0] } ?? Array(ControlSize.known.cases)
    return sizes.contains { ButtonGuidelines.visionHeight(of: $0)?.value == frame.height.value } ? .systemSize : nil
  }
}

extension Element {
  /// Whether an image or a configuration decides the height of the button.
  fileprivate func mayHaveAnyHeight(on platform: Platform) -> Bool {
    control.configuration != nil || ButtonContent(of: self, platform: platform).image != nil
  }

  /// Whether the button only shows something: it is disabled, ignores touches, or nothing in the code lets it do anything.
  fileprivate var isBadge: Bool {
    (control.isEnabled == false || connections.ignoresTouches == true || connections.code?.givesNoAction == true)
      && (connections.actions ?? []).isEmpty && (connections.opens ?? []).isEmpty
  }
}

extension ElementFacts {
  /// Whether new content could enlarge every side that is too short: constraints fix none of them, and a new title alone makes a
  /// button wider, not taller.
  fileprivate func mayGrow(to required: Points, _ solved: SolvedElement?, on screen: ScreenFacts) -> Bool {
    guard let solved, solved.determinedBy == .constraints else { return false }
    let mayBeTall = element.mayHaveAnyHeight(on: screen.tree.platform)
    let isWide = solved.frame.width >= required || !isFixed(.width, on: screen)
    let isTall = solved.frame.height >= required || !isFixed(.height, on: screen) && mayBeTall
    return isWide && isTall
  }

  /// Whether a constraint fixes a length: the element's own, or that of a stack which stretches the element to it.
  private func isFixed(_ length: LayoutConstraint.Attribute, on screen: ScreenFacts) -> Bool {
    if hasFixed(length) { return true }
    guard let parent, case let stack = screen.elements[parent], stack.element.kind == .stackView,
      stack.element.layout.alignment ?? .fill == .fill
    else { return false }
    let across: LayoutConstraint.Attribute = stack.element.layout.axis == .vertical ? .width : .height
    return length == across && stack.hasFixed(length)
  }

  /// The solved frame, with the recorded lengths where constraints leave them open.
  fileprivate func drawnFrame(_ solved: SolvedElement?) -> Rect? {
    guard let solved, var frame = element.frame else { return solved?.frame ?? element.frame }
    if !solved.isWidthAmbiguous { frame.width = solved.frame.width }
    if !solved.isHeightAmbiguous { frame.height = solved.frame.height }
    return frame
  }

  /// Whether nothing but a title that code computes, or sets in place of the file's, makes the button as wide as it is.
  fileprivate var isAsWideAsUnknownTitle: Bool {
    let titles = element.buttonTitles
    let isUnknown = (titles + (element.otherTexts ?? [])).contains { $0.expression != nil && $0.value == nil }
    // Those that code sets have their place in it.
    let isOfFile = titles.contains { $0.location == nil }
    return (isUnknown || isOfFile && element.code?.sets(anyOf: [.title]) == true) && !hasFixed(.width)
  }

  /// The width and height of a frame, each if it is certain.
  fileprivate func certainLengths(_ solved: SolvedElement?, _ frame: Rect, isWidthKnown: Bool) -> [Points] {
    let width = isWidthKnown ? [frame.width] : []
    guard let solved, solved.determinedBy != .recorded else {
      return doubt(solved) == nil ? width + [frame.height] : []
    }
    return (solved.isWidthAmbiguous ? [] : width) + (solved.isHeightAmbiguous ? [] : [frame.height])
  }

  /// Why a frame may be another one in the app; nil if it is certain.
  fileprivate func doubt(_ solved: SolvedElement?) -> ReviewReason? {
    if let solved, solved.determinedBy != .recorded { return solved.isAmbiguous ? .ambiguous : nil }
    if element.layout.isMisplaced == true { return .misplaced }
    return element.layout.isAmbiguous == true ? .ambiguous : nil
  }
}

extension Element {
  /// Whether the element has an autoresizing mask by which a larger superview makes it larger.
  fileprivate var growsWithSuperview: Bool {
    layout.usesConstraints != true
      && layout.autoresizing?.contains { $0 == .widthSizable || $0 == .heightSizable } == true
  }
}
