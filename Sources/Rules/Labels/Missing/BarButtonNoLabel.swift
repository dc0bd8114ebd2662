import AuditModel
import RuleKit
import ScreenAnalysis

/// A bar button shows only an image, and nothing names it.
///
/// ## What it reports
/// A bar button item, or a toolbar item of the Mac with an image, without title and accessibility label. An error; a
/// request for review where it has an outlet or a class of the app's own, where its image is an SF Symbol, and on the
/// Mac. Silent: system items, which UIKit names; items that hold a view of their own, which is judged itself; the item
/// that leads back.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file. Interface Builder has no field for a bar button's label, so it is mostly
/// forgotten.
///
/// ## Example
/// A bar button with the image `settings-24`: "settings 24. Button."; with a label "Settings. Button."
///
/// ## Known limits
/// Labels that code sets are not seen. A label can be given in the file by a runtime attribute `accessibilityLabel`,
/// which counts, or by the item's title, which UIKit speaks beside an image. On nine public apps no hit is left: their
/// bar buttons are set in code, have titles or are the system's. Real faults of the kind: the two reports of Open
/// Radar, and lyft/xiblint#16.
///
/// ## Source
/// Open Radar 23376704 and 28493092 (no label for bar buttons in Interface Builder); lyft/xiblint#16; WCAG 2.2, 4.1.2.
struct BarButtonNoLabel: MissingLabelRule {
  static let name = "bar-button-no-label"
  static let severity = Severity.error

  /// The bar buttons without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    let element = context.element
    guard [.barButtonItem, .toolbarItem].contains(element.kind), !context.isNamed, element.control.systemItem == nil,
      element.control.type != "back", !element.children.contains(where: { !menus.contains($0.kind) })
    else { return nil }
    let image = context.image
    // A toolbar item of the Mac without an image of its own is the system's, or a space.
    guard element.kind == .barButtonItem || image != nil else { return nil }
    let what = image.map { "a bar button with only the image \"\($0.name)\"" } ?? "a bar button without title and image"
    return MissingLabel("\(what) has no accessibility label", image: image, substitute: element.control.toolTip)
  }

  private static let menus: Set<ElementKind> = [.menu, .menuItem]
}
