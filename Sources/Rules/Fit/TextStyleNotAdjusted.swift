import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A text style of an interface file does not follow a change of the content size category; off by default.
///
/// ## What it reports
/// A button, label, text field or text view of a storyboard or xib in a font with a text style, without *Automatically Adjusts Font*
/// (`adjustsFontForContentSizeCategory`), on a platform with Dynamic Type. Severity: note. Hidden elements are skipped, and so are those
/// of which code sets the font. `fitspoken fix` adds the attribute.
///
/// ## Why it matters
/// The font has the right size when the screen is loaded, and keeps it. Who changes the text size while the app runs, as in Control Center,
/// sees old and new sizes side by side.
///
/// ## Example
/// `<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>` in a label without
/// `adjustsFontForContentSizeCategory="YES"`.
///
/// ## Known limits
/// Code that sets the attribute for all labels, such as an appearance proxy or a loop over the subviews, is not seen, which is why the rule is
/// off by default.
///
/// ## Source
/// UIKit, `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`; Human Interface Guidelines, Typography.
struct TextStyleNotAdjusted: ScreenRule {
  static let name = "text-style-not-adjusted"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The texts in a text style that keeps its size.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard !screen.tree.isOfCode, screen.tree.recording == nil, DynamicTypeTable.of(screen.tree.platform).scales else {
      return []
    }
    return findingsByElement(on: screen, problem: Self.problem)
  }

  private static func problem(at context: ElementContext) -> Problem? {
    let element = context.element
    guard kinds.contains(element.kind), !context.facts.isHidden, let style = element.control.font?.style,
      element.control.adjustsFontForContentSizeCategory != true,
      element.accessibility.traits?.contains(.keyboardKey) != true
    else { return nil }
    return Problem(
      "the text style \"\(style.rawValue)\" does not follow a change of the content size category while the screen is shown",
      evidence: ["textStyle": .text(style.rawValue)])
  }

  private static let kinds: Set<ElementKind> = [.button, .label, .textField, .textView]
}
