import AuditModel
import RuleKit
import ScreenAnalysis

/// A custom button looks the same while it is pressed; off by default.
///
/// ## What it reports
/// A UIKit button of the type `custom`, without a configuration, that does not respond visibly to a touch. It has no
/// title, image, background or color for the highlighted state and does not set `showsTouchWhenHighlighted`. In
/// addition, either `adjustsImageWhenHighlighted="NO"` keeps its image or background image from darkening, or it has no
/// image but a title on its own background color, which UIKit does not darken. Severity: note. Needs review if code may
/// do it: an outlet, a custom class, a prototype cell.
///
/// ## Why it matters
/// "Without a press state, a button can feel unresponsive, making people wonder if it's accepting their input."
///
/// ## Example
/// `<button adjustsImageWhenHighlighted="NO"><state key="normal" image="play"/></button>`. Users report it: "The
/// buttons do not have any tap indication" (AlvaroFranco/AFDropdownNotification#21), "Button not visually responsive on
/// press" (barbosa/GBFlatButton#7).
///
/// ## Known limits
/// A highlight drawn in code is not seen. Titles without a background are not judged, because they are usually on top
/// of something.
///
/// ## Source
/// Human Interface Guidelines, Buttons, best practices; UIKit, UIButton (`adjustsImageWhenHighlighted`,
/// `showsTouchWhenHighlighted`).
struct PressStateMissing: ScreenRule {
  static let name = "press-state-missing"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The custom buttons without a press state.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .iOS, !screen.tree.isOfCode else { return [] }
    return screen.shownButtons.compactMap { index in
      Self.problem(of: screen.elements[index].element).map { reason in
        screen.styleFinding(
          Self.self, at: index, "the custom button has no press state: \(reason)",
          reviewReason: screen.elements[index].element.styleReviewReason)
      }
    }
  }

  private static func problem(of element: Element) -> String? {
    let control = element.control
    guard control.type == .custom, control.configuration == nil, control.isEnabled != false,
      control.showsTouchWhenHighlighted != true, control.states?[.highlighted].map(\.isEmpty) ?? true
    else { return nil }
    let normal = control.states?[.normal]
    if normal?.image != nil || normal?.backgroundImage != nil {
      return control.adjustsImageWhenHighlighted == false
        ? "its image does not darken, and nothing is set for the highlighted state" : nil
    }
    guard let title = normal?.title, !title.isBlank, element.appearance.backgroundColor?.isVisible == true else {
      return nil
    }
    return "its title and background color do not change, and nothing is set for the highlighted state"
  }
}

extension StateContent {
  /// Whether nothing is set for the state.
  fileprivate var isEmpty: Bool { title == nil && image == nil && backgroundImage == nil && titleColor == nil }
}

extension ColorReference {
  /// Whether the color is visible at all.
  fileprivate var isVisible: Bool { system != "clearColor" && components.map { ($0.alpha ?? 1) > 0 } ?? true }
}
