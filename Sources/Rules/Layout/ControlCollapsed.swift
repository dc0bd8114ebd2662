import AuditModel
import RuleKit
import ScreenAnalysis

/// A control is squeezed to nothing.
///
/// ## What it reports
/// A control, or a label with words, that is seen and whose solved width or height is below 1 pt, or too small for a single
/// character of its title. In the development language at the usual size it is reported once; else for the first language,
/// device and content size in which it happens. A warning, a note where it happens at accessibility sizes alone; one for each
/// control.
///
/// ## Why it matters
/// The control is there for VoiceOver and for nobody else. It gave way because its neighbour resists compression more, or as
/// much.
///
/// ## Example
/// A label beside a button in a row of 300 pt: the Dutch title of the button takes all of it, and the label has 0 pt.
///
/// ## Known limits
/// Only frames that constraints or autoresizing decide are judged; recorded and ambiguous ones are left out, and so are labels
/// that have no words in a language. A character is taken to be half as wide as its font is high; heights are judged by that
/// only where the app has no say in them, as it has in cells. Where Interface Builder recorded a larger frame for the
/// development language, it is a request for review. Constraints that code adds are not seen.
///
/// ## Source
/// Apple, Auto Layout Guide, content hugging and compression resistance.
struct ControlCollapsed: ScreenRule {
  static let name = "control-collapsed"
  static let severity = Severity.warning

  /// What is less is nothing, in points.
  private static let least: Points = 1

  /// The controls that collapse.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLayout(on: screen) { context in
      screen.elements.indices.compactMap { Self.problem(of: $0, in: context) }
    }
  }

  private static func problem(of index: Int, in context: LayoutContext) -> LayoutProblem? {
    let element = context.screen.elements[index]
    guard element.isSolid, !element.silentLocales.contains(context.situation.locale),
      let size = context.layout.certain(index)?.frame.size, !element.isEmptyButton
    else { return nil }
    var needed = context.character(of: element)
    if context.screen.hasOpenHeight(element) { needed.height = 0 }
    needed = Size(width: max(needed.width, least), height: max(needed.height, least))
    guard size.width < needed.width || size.height < needed.height else { return nil }
    let isDisputed = context.isOriginal && element.element.records(needed)
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        "the \(context.naming(of: index)) has \(size.width) × \(size.height) pt only",
        evidence: [
          "width": .points(size.width), "height": .points(size.height), "basis": context.basis(of: index),
        ],
        reviewReason: isDisputed ? .recordedLarger : nil),
      // Of what is neither wide nor high although Interface Builder drew it, the audit does not know the size.
      isUnknown: isDisputed && max(size.width, size.height) < least)
  }
}

extension LayoutContext {
  /// The size of a single character of what the element shows, in points; zero where it shows no text.
  fileprivate func character(of element: ElementFacts) -> Size {
    guard let measurement = fit(of: element)?.measurement else { return Size(width: 0, height: 0) }
    let half = measurement.pointSize / 2
    // A text of one narrow letter is less wide.
    return Size(width: Points(min(half, measurement.naturalWidth * 0.75)), height: Points(half))
  }
}

extension ElementFacts {
  /// Whether it is a button with nothing to show at first: code fills it, and it has no size until then.
  fileprivate var isEmptyButton: Bool {
    guard element.kind == .button else { return false }
    let state = element.control.states?[.normal]
    let image = state?.image ?? state?.backgroundImage ?? element.control.configuration?.image ?? element.control.image
    return image == nil && !element.hasOwnText
  }
}

extension Element {
  /// Whether the file records a frame of at least that size, which Interface Builder has no doubt of.
  fileprivate func records(_ size: Size) -> Bool {
    guard layout.isMisplaced != true, layout.isAmbiguous != true, let frame else { return false }
    return frame.width >= size.width && frame.height >= size.height
  }
}
