import AuditModel
import RuleKit
import ScreenAnalysis

/// A button shows only an image, and nothing names it.
///
/// ## What it reports
/// A button with an image (foreground, background or configuration) in at least one state, with no title in any state
/// and no accessibility label. An error; a request for review where code or the system may supply the name: an outlet,
/// a custom class, a prototype cell, an SF Symbol, one of other size classes, a tool tip on the Mac, a
/// runtime attribute of the app's own whose name tells of a label. A hint is no label. The message names the image in
/// effect: the configuration's before the state's. The texts and images inside a button count in SwiftUI and WatchKit.
/// Silent where VoiceOver never stops at the button: no accessibility element, or inside one, or in a toolbar item of
/// the Mac with a label, which is spoken.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file, or only "Button". It is what blind users report most.
///
/// ## Example
/// A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
/// "Share. Button."
///
/// ## Known limits
/// Labels that code sets are not seen: in public files 79 % of icon-only buttons have no label in Interface Builder,
/// and some of those are labelled in code. Inspectable attributes of an app's own (`accLabelText`) are not known to be
/// labels. On nine public apps: 39 hits, all read. Five fail; of three that were looked up in the app's code one
/// certainly has no label, for one none was seen, and one is not shown there. 34 ask for review: 30 for an outlet, of
/// which the files cannot tell whether code labels it, 2 in prototype cells, 2 with symbols. What is hidden at first is left out.
///
/// ## Source
/// UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
struct IconButtonNoLabel: MissingLabelRule {
  static let name = "icon-button-no-label"
  static let severity = Severity.error

  /// The icon-only buttons without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .button, !context.hasLabel else { return nil }
    let content = ButtonContent(at: context)
    guard let image = content.image, !content.hasTitle, !content.isNamedBySystem else { return nil }
    return MissingLabel(
      "a button with only the image \"\(image.name)\" has no accessibility label", image: image,
      substitute: context.element.control.toolTip)
  }
}
