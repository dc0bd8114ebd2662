import AuditModel
import RuleKit
import ScreenAnalysis

/// A bar button shows only an image and has no label.
///
/// ## What it reports
/// A bar button item, or a Mac toolbar item with an image, without title and accessibility label. Severity: error.
/// Needs review if it has an outlet or a custom class. An SF Symbol, of which VoiceOver speaks the system's description,
/// makes it a note. Not reported: system items, which UIKit labels; items with a custom view, which is judged itself;
/// the back item; AppKit's own images, which are counted as skipped.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file. Interface Builder has no field for a bar button's label, so the label is
/// often forgotten.
///
/// ## Example
/// A bar button with the image `settings-24`: "settings 24. Button."; with a label "Settings. Button."
///
/// ## Known limits
/// Labels set in code are not seen. In the file, a runtime attribute `accessibilityLabel` or the item's title, which
/// UIKit speaks in addition to the image, can provide a label; both count.
///
/// ## Source
/// Open Radar 23376704 and 28493092 (no label for bar buttons in Interface Builder); lyft/xiblint#16; WCAG 2.2, 4.1.2.
struct BarButtonNoLabel: MissingLabelRule {
  static let name = "bar-button-no-label"
  static let severity = Severity.error

  /// The bar buttons without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    let element = context.element
    guard [.barButtonItem, .toolbarItem].contains(element.kind), !context.isNamed, element.control.systemItem == nil,
      element.control.type != .back, !element.children.contains(where: { !menus.contains($0.kind) })
    else { return nil }
    let image = context.image
    // A Mac toolbar item without an image is a system item or a space.
    guard element.kind == .barButtonItem || image != nil else { return nil }
    let what =
      image.map { "the bar button with only the image \($0.phrase)" } ?? "the bar button without title and image"
    return MissingLabel("\(what) has no accessibility label", image: image, substitute: element.control.toolTip)
  }

  private static let menus: Set<ElementKind> = [.menu, .menuItem]
}
