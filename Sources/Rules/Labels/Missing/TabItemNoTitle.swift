import AuditModel
import RuleKit
import ScreenAnalysis

/// A tab has neither title nor label.
///
/// ## What it reports
/// A tab bar item without title, accessibility label and system item. An error; a request for review where the
/// controller of the tab has a title, which UIKit gives to the item, or a class of the app's own, where the image is an
/// SF Symbol, and where the item has an outlet.
///
/// ## Why it matters
/// VoiceOver says "Tab. 1 of 5." or the name of the image file.
///
/// ## Example
/// A tab bar of five images, each "Tab. i of 5.": the tabs of the Octal app were found so by its users
/// (dangwu/Octal#187).
///
/// ## Known limits
/// Titles that code sets are not seen. No hit on nine public apps: one has a tab bar in a storyboard, without items.
/// Real faults of the kind: dangwu/Octal#187, wordpress-mobile/WordPress-iOS#5078 and #5414, mlemgroup/mlem#440.
///
/// ## Source
/// The issues above; WCAG 2.2, 4.1.2.
struct TabItemNoTitle: MissingLabelRule {
  static let name = "tab-item-no-title"
  static let severity = Severity.error

  /// The tabs without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .tabBarItem, !context.isNamed, context.element.control.systemItem == nil else {
      return nil
    }
    let image = context.image
    let what = image.map { "a tab with only the image \"\($0.name)\"" } ?? "a tab without title and image"
    return MissingLabel(
      "\(what) has no accessibility label", image: image, reviewReason: reviewReason(about: context.parent),
      substitute: context.parent?.element.control.title)
  }

  /// Why the controller may give the tab a title.
  private static func reviewReason(about controller: ElementContext?) -> ReviewReason? {
    guard let controller, controller.element.kind != .tabBar else { return nil }
    if controller.element.control.title?.isBlank == false { return .controllerTitle }
    return controller.element.customClass == nil ? nil : .customClass(may: "set a title", of: "its controller")
  }
}
