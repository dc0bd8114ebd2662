import AuditModel
import RuleKit
import ScreenAnalysis

/// A button shows only an image and has no label.
///
/// ## What it reports
/// A button with an image (foreground, background or configuration) in at least one state, with no title in any state
/// and no accessibility label. A hint is not a label. The message names the image that is shown: the configuration's
/// before the state's. In SwiftUI and WatchKit, the texts and images inside a button count, and SwiftUI's links, menus
/// (without the titles of their items) and menu items are judged as buttons. Of a label with branches (`if`, `switch`), each
/// branch is judged: words in one do not name an image that another one shows alone, nor those of an `if` without an `else` one that is
/// always shown; so is each branch of code that sets the title or the image of a button of UIKit or AppKit. Severity: error.
///
/// An SF Symbol, of which VoiceOver speaks the system's description, makes it a note; an image that code computes and that
/// may be a symbol, and a tooltip on the Mac, which VoiceOver speaks as help, a warning. If the app's sources are read, code
/// that reaches the button answers whether it sets a label: through an outlet, as its class, or as the sender of an action.
/// Needs review if that code was not read, if it gives the button to another class, and for a prototype cell, a button that
/// exists only in other size classes, or a custom runtime attribute with a name that suggests a label.
///
/// Not reported: buttons at which VoiceOver never stops, because they are not accessibility elements, are inside one,
/// or are in a Mac toolbar item with a label, which is spoken instead; buttons that are hidden at first; buttons with
/// one of AppKit's own images (`NSAddTemplate`), which are counted as skipped.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file, or only "Button". This is what blind users report most often.
///
/// ## Example
/// A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
/// "Share. Button."
///
/// ## Known limits
/// Code that reaches a button in another way (a tag, the subviews of a view) is not seen. Custom inspectable attributes
/// (`accLabelText`) are not recognized as labels.
///
/// ## Source
/// UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
struct IconButtonNoLabel: MissingLabelRule {
  static let name = "icon-button-no-label"
  static let severity = Severity.error

  /// The icon-only buttons without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard Self.kinds(on: context).contains(context.element.kind) else { return nil }
    let content = ButtonContent(at: context)
    guard !content.isNamedBySystem else { return nil }
    if content.hasTitle || context.hasLabel { return problemInBranch(at: context) }
    guard let image = content.image else { return nil }
    return MissingLabel(
      "the \(context.element.kind.noun) with only the image \(image.phrase) has no accessibility label", image: image,
      substitute: context.element.control.toolTip)
  }

  /// A button whose label has words in one branch of a choice and only an image in another one.
  private static func problemInBranch(at context: ElementContext) -> MissingLabel? {
    if let image = context.element.connections.imageAlone { return problem(showing: image, at: context) }
    guard context.screen.tree.framework == .swiftUI, let icon = LabelBranches(at: context).iconAlone else { return nil }
    var missing = MissingLabel(
      "the \(context.element.kind.noun) shows only the image \(icon.image.phrase) in one branch of its label, which has no accessibility label",
      image: icon.image, substitute: context.element.control.toolTip)
    // What code computes is in other branches.
    missing.dependsOnContent = false
    missing.branch = icon.show
    return missing
  }

  /// A button of AppKit or UIKit to which code gives a title in one branch and only an image in another one.
  private static func problem(showing image: ImageReference, at context: ElementContext) -> MissingLabel? {
    guard !context.hasLabel else { return nil }
    var missing = MissingLabel(
      "the \(context.element.kind.noun) shows only the image \(image.phrase) in one branch of the code, and has no accessibility label",
      image: image, substitute: context.element.control.toolTip)
    missing.dependsOnContent = false
    missing.branch = { element in
      (element.control.title, element.control.states) = (nil, [.normal: StateContent(image: image)])
    }
    return missing
  }

  /// The kinds of buttons; SwiftUI's menus, menu items and links are buttons that show a label of any views.
  static func kinds(on context: ElementContext) -> Set<ElementKind> {
    context.screen.tree.framework == .swiftUI ? [.button, .menuItem, .link] : [.button]
  }
}
