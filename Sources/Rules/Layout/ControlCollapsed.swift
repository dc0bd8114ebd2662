import AuditModel
import RuleKit
import ScreenAnalysis

/// A control is compressed to almost nothing.
///
/// ## What it reports
/// A visible control, or a visible label with text, whose solved width or height is less than 1 pt or too small for a
/// single character of its title, also where a constraint fixes its height and texts grow. Reported once if it happens
/// in the development language at the default content size category; otherwise for the first language, device and
/// content size category at which it happens. One finding per control. Severity: warning, or note if it only happens at
/// accessibility sizes. Needs review if Interface Builder recorded a larger frame for the development language, or if
/// code has an outlet to one of the constraints on the control.
///
/// ## Why it matters
/// The control exists for VoiceOver and for nobody else. It gave way because its neighbor's compression resistance is
/// higher or equal.
///
/// ## Example
/// A label next to a button in a row of 300 pt: the button's Dutch title takes the whole width, and the label is left
/// with 0 pt.
///
/// ## Known limits
/// Only frames decided by constraints or autoresizing are judged; recorded and ambiguous frames are skipped, as are
/// labels without text in a language, and controls that Interface Builder recorded as collapsed: code opens them. A
/// character is assumed to be half as wide as its font is tall. Heights are judged only if the app does not decide them,
/// as it does in cells. Constraints added in code are not seen.
///
/// ## Source
/// Apple, Auto Layout Guide, content hugging and compression resistance.
struct ControlCollapsed: ScreenRule {
  static let name = "control-collapsed"
  static let severity = Severity.warning

  /// The minimum width and height, in points.
  private static let minimum: Points = 1

  /// The controls that collapse.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isMadeInCode != true else { return [] }
    let relations = ElementRelations(screen)
    let isOfSwiftUI = screen.tree.framework == .swiftUI
    let judged = screen.elements.indices.filter { !(isOfSwiftUI && relations.isInBar($0)) }
    return findingsByLayout(on: screen) { context in judged.compactMap { Self.problem(of: $0, in: context) } }
  }

  private static func problem(of index: Int, in context: LayoutContext) -> LayoutProblem? {
    guard let size = context.layout.certain(index)?.frame.size, context.screen.elements[index].isSolid else {
      return nil
    }
    let needed = context.needed(at: index, atLeast: minimum)
    guard size.width < needed.width || size.height < needed.height else { return nil }
    let element = context.screen.elements[index]
    guard !element.silentLocales.contains(context.variant.locale), !element.isEmptyButton,
      !element.element.isCollapsedByDesign
    else { return nil }
    // A height that a constraint fixes did not give way.
    let isFixed = size.width >= needed.width && size.height >= minimum && element.hasFixed(.height)
    let isDisputed = context.isOriginal && element.element.records(needed)
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        message(about: index, size, isFixed: isFixed, in: context),
        evidence: [
          "width": .points(size.width), "height": .points(size.height), "basis": context.basis(of: index),
        ],
        reviewReason: isDisputed ? .recordedLarger : context.adjustment(of: index, on: isFixed ? [.height] : nil)),
      // If Interface Builder drew a control that the solver gives neither width nor height, its size is unknown.
      isUnknown: isDisputed && max(size.width, size.height) < minimum)
  }

  private static func message(about index: Int, _ size: Size, isFixed: Bool, in context: LayoutContext) -> String {
    let name = context.name(of: index)
    return isFixed
      ? "\(name) has a fixed height of \(size.height.side) pt, which is not enough for a line of its text"
      : "\(name) is only \(size.width.side) × \(size.height.side) pt"
  }
}

extension LayoutContext {
  /// The size that an element needs; a height that the running app decides does not count, nor a width for its text.
  fileprivate func needed(at index: Int, atLeast minimum: Points) -> Size {
    let element = screen.elements[index]
    let character = character(of: element)
    return Size(
      width: screen.hasOpenWidth(index) ? minimum : max(character.width, minimum),
      height: screen.hasOpenHeight(element) ? 0 : max(character.height, minimum))
  }

  /// The reason to review a size that code may change through the outlet of a constraint on the element.
  ///
  /// - Parameter attributes: The attributes of the element that decide the size; nil means any.
  fileprivate func adjustment(of index: Int, on attributes: Set<LayoutConstraint.Attribute>?) -> ReviewReason? {
    let isAdjustable = ElementContext(screen: screen, index: index).hasAdjustableConstraint(on: attributes)
    return isAdjustable ? .outlet(codeMay: .constant, of: "a constraint") : nil
  }

  /// The size of a single character of what the element shows, in points; zero if it shows no text.
  fileprivate func character(of element: ElementFacts) -> Size {
    guard let measurement = fit(of: element)?.measurement else { return Size(width: 0, height: 0) }
    let half = measurement.pointSize / 2
    // A text of one narrow letter is narrower.
    return Size(width: Points(min(half, measurement.naturalWidth * 0.75)), height: Points(half))
  }
}

extension ElementFacts {
  /// Whether it is a button without content in its normal state: code fills it, and it has no size until then.
  fileprivate var isEmptyButton: Bool {
    guard element.kind == .button else { return false }
    let state = element.control.states?[.normal]
    let image = state?.image ?? state?.backgroundImage ?? element.control.configuration?.image ?? element.control.image
    return image == nil && element.ownText == nil
  }
}

extension LayoutModifier {
  /// Whether code gives a view of SwiftUI hardly any width or height.
  fileprivate var isOfNothing: Bool {
    guard case .frame(let width, let height, _) = self else { return false }
    return [width, height].contains { length in
      if case .points(let points)? = length { points <= 1 } else { false }
    }
  }
}

extension Element {
  /// Whether Interface Builder recorded a frame without width or height, which code opens.
  fileprivate var isCollapsedByDesign: Bool {
    if layout.view?.modifiers?.contains(where: \.isOfNothing) == true { return true }
    guard layout.isMisplaced != true, let frame else { return false }
    return frame.isEmpty
  }

  /// Whether the file records a frame of at least that size that is neither misplaced nor ambiguous.
  fileprivate func records(_ size: Size) -> Bool {
    guard layout.isMisplaced != true, layout.isAmbiguous != true, let frame else { return false }
    return frame.width >= size.width && frame.height >= size.height
  }
}
