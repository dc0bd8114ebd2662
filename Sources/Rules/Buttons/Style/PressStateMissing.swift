import AuditModel
import RuleKit
import ScreenAnalysis

/// A custom button looks the same while a finger is on it.
///
/// ## What it reports
/// A button of UIKit of the type `custom`, without a configuration, that has nothing by which it answers a touch: no title, image,
/// background or colour for the highlighted state, no `showsTouchWhenHighlighted`, and either an image or background image that
/// `adjustsImageWhenHighlighted="NO"` keeps from darkening, or no image at all but a title on a background colour of its own,
/// which UIKit does not darken. A note; a request for review where code may do it: an outlet, a custom class, a prototype cell.
///
/// ## Why it matters
/// "Without a press state, a button can feel unresponsive, making people wonder if it's accepting their input."
///
/// ## Example
/// `<button adjustsImageWhenHighlighted="NO"><state key="normal" image="play"/></button>`. Users report it: "The buttons do not have
/// any tap indication" (AlvaroFranco/AFDropdownNotification#21), "Button not visually responsive on press" (barbosa/GBFlatButton#7).
///
/// ## Known limits
/// Not seen in nine public apps. A highlight that code draws is not seen. Custom titles without a background are not judged: mostly they lie over something.
///
/// ## Source
/// Human Interface Guidelines, Buttons, best practices; UIKit, UIButton (`adjustsImageWhenHighlighted`,
/// `showsTouchWhenHighlighted`).
struct PressStateMissing: ScreenRule {
  static let name = "press-state-missing"
  static let severity = Severity.note

  /// The custom buttons without a press state.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .iOS, screen.tree.framework != .swiftUI else { return [] }
    return screen.shownButtons.compactMap { index in
      Self.problem(of: screen.elements[index].element).map { reason in
        screen.styleFinding(
          Self.self, at: index, "a custom button has no press state: \(reason)",
          reviewReason: screen.elements[index].element.styleReviewReason)
      }
    }
  }

  private static func problem(of element: Element) -> String? {
    let control = element.control
    guard control.type == "custom", control.configuration == nil, control.isEnabled != false,
      control.showsTouchWhenHighlighted != true, control.states?[.highlighted].map(\.isEmpty) ?? true
    else { return nil }
    let normal = control.states?[.normal]
    if normal?.image != nil || normal?.backgroundImage != nil {
      return control.adjustsImageWhenHighlighted == false
        ? "its image does not darken, and it has no content for the highlighted state" : nil
    }
    guard let title = normal?.title, !title.isBlank, element.appearance.backgroundColor?.isVisible == true else {
      return nil
    }
    return "a title and a background color of its own do not change, and it has no content for the highlighted state"
  }
}

extension StateContent {
  /// Whether nothing is set for the state.
  fileprivate var isEmpty: Bool { title == nil && image == nil && backgroundImage == nil && titleColor == nil }
}

extension ColorReference {
  /// Whether anything of the colour is seen.
  fileprivate var isVisible: Bool { system != "clearColor" && components.map { ($0.alpha ?? 1) > 0 } ?? true }
}
