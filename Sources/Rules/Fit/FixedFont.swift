import AuditModel
import RuleKit
import ScreenAnalysis

/// A title's font does not follow the content size category; off by default.
///
/// ## What it reports
/// A control whose title has a fixed size in points, on a platform with Dynamic Type. Titles with fewer than two
/// letters (symbols, single keys), keys of a keyboard and icon fonts are skipped. One finding per control. Severity:
/// warning.
///
/// ## Why it matters
/// People who need larger text have set it once for all apps. A fixed font ignores that setting.
///
/// ## Example
/// A button with a `system` font of 15 pt instead of the text style Body.
///
/// ## Known limits
/// Interface Builder gives a new button a fixed font, so nearly every button in most apps has one. The rule is off by
/// default and meant for teams that have decided to change that. It cannot tell whether the letters of a logo should
/// scale. Fonts set in code are not seen.
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
    // Bars, segments and menus have their own fonts, which do not follow the content size category.
    guard element.element.kind == .button, !element.isHidden,
      element.element.accessibility.traits?.contains(.keyboardKey) != true,
      let title = element.titles.first(where: \.shouldScale), let size = title.fits.first?.measurement.pointSize
    else { return nil }
    return Problem(
      "\"\(title.text.string)\" stays at \(Points(size)) pt at every content size category; a text style would scale",
      locale: title.locale, evidence: ["pointSize": .number(size), "state": .text(title.slot)]
    )
    .finding(of: Self.self, at: element.location(in: screen), element: element.reference)
  }
}

extension TitleFacts {
  /// Whether the title consists of words in a font that could follow the content size category but does not.
  fileprivate var shouldScale: Bool {
    let isIcon = Self.iconFonts.contains { setting.family?.lowercased().contains($0) ?? false }
    return setting.canScale && !setting.scales && !isIcon && text.string.filter(\.isLetter).count > 1
  }

  /// Parts of the names of fonts whose glyphs are pictures.
  private static let iconFonts = ["icon", "symbol", "awesome", "dingbat", "glyph"]
}
