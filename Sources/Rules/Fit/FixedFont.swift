import AuditModel
import RuleKit
import ScreenAnalysis

/// A title's font does not follow the content size; off by default.
///
/// ## What it reports
/// A control whose title has a fixed size in points, on a platform with Dynamic Type. A warning, one for each control. Titles
/// without two letters are left out (symbols, single keys), as are keys of a keyboard and fonts of icons.
///
/// ## Why it matters
/// People who need larger text have set it once for all apps; a fixed font ignores them.
///
/// ## Example
/// A button with a `system` font of 15 pt instead of the text style Body.
///
/// ## Known limits
/// Interface Builder gives a new button a fixed font, so that in most apps nearly every button has one: the rule is for those who
/// have decided to change that, and off until asked for. Whether a logo's letters ought to scale is not known. Fonts that code
/// sets are not seen.
///
/// ## Source
/// Human Interface Guidelines, Typography; the audit type `dynamicType` of Apple's own audit.
struct FixedFont: ScreenRule {
  static let name = "fixed-font"
  static let severity = Severity.warning
  static let isOnByDefault = false

  /// The controls with a fixed font.
  func findings(on screen: ScreenFacts) -> [Finding] { screen.elements.compactMap { finding(for: $0, on: screen) } }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    // Bars, segments and menus have fonts of their own, which do not follow the content size.
    guard element.element.kind == .button, !element.isHidden,
      element.element.accessibility.traits?.contains("keyboardKey") != true,
      let title = element.titles.first(where: \.oughtToScale), let size = title.fits.first?.measurement.pointSize
    else { return nil }
    return Problem(
      "\"\(title.text.string)\" stays at \(Points(size)) pt at every content size; a text style would scale",
      locale: title.locale, evidence: ["pointSize": .number(size), "state": .text(title.slot)]
    )
    .finding(of: Self.self, at: element.location(in: screen), element: element.reference)
  }
}

extension TitleFacts {
  /// Whether the title is words in a font that could follow the content size, and does not.
  fileprivate var oughtToScale: Bool {
    let isIcon = Self.iconFonts.contains { setting.family?.lowercased().contains($0) ?? false }
    return setting.canScale && !setting.scales && !isIcon && text.string.filter(\.isLetter).count > 1
  }

  /// What the names of fonts have in common whose letters are pictures.
  private static let iconFonts = ["icon", "symbol", "awesome", "dingbat", "glyph"]
}
