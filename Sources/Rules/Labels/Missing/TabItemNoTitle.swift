import AuditModel
import RuleKit
import ScreenAnalysis

/// A tab has neither title nor label.
///
/// ## What it reports
/// A tab bar item without title, accessibility label and system item. Severity: error; a note if its image is an SF
/// Symbol, of which VoiceOver speaks the system's description. In the bar of a storyboard's tab bar controller, an item
/// without a title has that of its view controller, as in UIKit. Needs review if something may give it one: an outlet,
/// a custom class of its view controller or, if the bar is not in the file, the title of its view controller.
///
/// ## Why it matters
/// VoiceOver says "Tab. 1 of 5." or reads the name of the image file.
///
/// ## Example
/// A tab bar of five images, each "Tab. i of 5.", reported by the users of the app Octal (dangwu/Octal#187).
///
/// ## Known limits
/// Titles set in code are not seen.
///
/// ## Source
/// dangwu/Octal#187, wordpress-mobile/WordPress-iOS#5078 and #5414, mlemgroup/mlem#440; WCAG 2.2, 4.1.2.
struct TabItemNoTitle: MissingLabelRule {
  static let name = "tab-item-no-title"
  static let severity = Severity.error

  /// The tabs without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .tabBarItem, !context.isNamed, context.element.control.systemItem == nil else {
      return nil
    }
    let image = context.image
    let what = image.map { "the tab with only the image \($0.phrase)" } ?? "the tab without title and image"
    return MissingLabel(
      "\(what) has no accessibility label", image: image, reviewReason: reviewReason(at: context),
      substitute: context.parent?.element.control.title)
  }

  /// Why the view controller may give the tab a title; a tab in a bar has the controller's class.
  private static func reviewReason(at context: ElementContext) -> ReviewReason? {
    guard let parent = context.parent else { return nil }
    let controller = parent.element.kind == .tabBar ? context.element : parent.element
    if controller.control.title?.isBlank == false { return .controllerTitle }
    return controller.customClass == nil ? nil : .customClass(may: .title, of: "its view controller")
  }
}
