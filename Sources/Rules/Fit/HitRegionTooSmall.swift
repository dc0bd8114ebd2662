import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button is too small to be hit safely.
///
/// ## What it reports
/// A button whose solved frame is below 44 × 44 pt on either side (60 × 60 pt on visionOS): an error below 24 pt, else a
/// warning. One that is too small as designed is reported once; else the finding names the first language, device and content
/// size in which it becomes too small, and lists the others. A request for review where the frame is ambiguous or only recorded
/// and marked misplaced, where a class of the app's own or a runtime attribute may enlarge its hit
/// region (`accessibilityFrame`, touch insets), and of a visionOS button that has one of the system's heights (28 to 52 pt): what
/// counts then is the distance to the next, which `visionos-center-distance` judges. Only iOS and visionOS: a pointer and a remote
/// control aim otherwise. Silent where VoiceOver never stops, shown or hidden: at a button that is no accessibility element, or is
/// inside a view that is one itself; what is tapped there is the view.
///
/// ## Why it matters
/// People with a tremor, in motion or in a hurry hit the neighbour.
///
/// ## Example
/// A help button of 20 × 20 pt in the corner of a screen.
///
/// ## Known limits
/// What the solver cannot lay out keeps the frame that Interface Builder recorded. `pointInside` and `hitTest` in code are not
/// seen. Buttons of the system's own types (info, contact, close) are the system's to size, as are switches, steppers and bars.
/// What is hidden at first is left out. On nine public apps: 148 buttons in 104 findings, 22 of them requests for review; all sizes
/// compared with the recorded frames, of which all but 8 are the same within 1 pt; those are what the constraints make of them.
///
/// ## Source
/// Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
struct HitRegionTooSmall: ScreenRule {
  static let name = "hit-region-too-small"
  static let severity = Severity.warning

  /// The buttons that are too small.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let platform = screen.tree.platform
    guard platform == .iOS || platform == .visionOS else { return [] }
    let required = Points(ButtonGuidelines.minimumHitRegion(platform: platform.rawValue).value)
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
    // What is hidden at first is not judged; without a frame or a constraint nothing is known of the size.
    guard !facts.isHidden, facts.element.frame != nil || solved?.isAmbiguous == false else { return nil }
    guard let frame = solved?.frame ?? facts.element.frame, !frame.isEmpty,
      frame.width < required || frame.height < required
    else { return nil }
    let isTiny = min(frame.width, frame.height) < Points(ButtonGuidelines.minimumTargetSize.value)
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        "the button is \(frame.width) × \(frame.height) pt; it should be at least \(required) × \(required) pt",
        severity: isTiny ? .error : Self.severity,
        evidence: [
          "width": .points(frame.width), "height": .points(frame.height), "required": .points(required),
          "basis": context.basis(of: index),
        ].merging(context.screen.spokenEvidence(of: index, in: context.situation.locale)) { own, _ in own },
        reviewReason: reviewReason(about: facts, solved) ?? systemReviewReason(about: index, frame, on: context.screen))
    )
  }

  private static func reviewReason(about facts: ElementFacts, _ solved: SolvedElement?) -> ReviewReason? {
    let element = facts.element
    if let solved, solved.determinedBy != .recorded {
      if solved.isAmbiguous { return .ambiguous }
    } else {
      if element.layout.isMisplaced == true { return .misplaced }
      if element.layout.isAmbiguous == true { return .ambiguous }
    }
    if element.customClass != nil { return .customClass(may: "enlarge the hit region") }
    return element.runtimeAttributes?.contains { enlarges($0) } == true
      ? .runtimeAttribute(may: "enlarge the hit region") : nil
  }

  /// Whether a runtime attribute may make the hit region larger than the frame.
  private static func enlarges(_ attribute: RuntimeAttribute) -> Bool {
    let words = attribute.keyPath.lowercased()
    return ["accessibilityframe", "hit", "touch"].contains { words.contains($0) }
  }

  /// visionOS itself has buttons of less than 60 points, round which it leaves the rest free.
  private static func systemReviewReason(about index: Int, _ frame: Rect, on screen: ScreenFacts) -> ReviewReason? {
    guard screen.tree.platform == .visionOS, let size = screen.style(of: index).size else { return nil }
    return ButtonGuidelines.visionHeights.value[size] == frame.height.value ? .systemSize : nil
  }
}

/// The reasons for which a hit region may be larger than the frame in the file.
