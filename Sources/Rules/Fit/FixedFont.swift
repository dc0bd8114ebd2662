import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A title's font does not follow the content size category; off by default.
///
/// ## What it reports
/// A control whose title has a fixed size in points, on a platform with Dynamic Type; in SwiftUI any text in a font such as
/// `.system(size: 17)` or `.custom("Name", fixedSize: 17)`. Titles with fewer than two letters (symbols, single keys), keys of a
/// keyboard and icon fonts are skipped. One finding per element. Severity: warning. Needs review if code computes the text.
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
/// scale. Fonts set in UIKit code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Typography; the audit type `dynamicType` of Apple's own audit.
struct FixedFont: ScreenRule {
  static let name = "fixed-font"
  static let severity = Severity.warning
  static let concernsWords = false
  static let isOnByDefault = false

  /// The controls with a fixed font.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isOfCode else { return screen.elements.compactMap { finding(for: $0, on: screen) } }
    guard DynamicTypeTable.of(screen.tree.platform).scales else { return [] }
    return findingsByElement(on: screen, problem: Self.problemInCode)
  }

  /// SwiftUI's fonts follow the content size category unless they are of a fixed size.
  private static func problemInCode(at context: ElementContext) -> Problem? {
    guard let text = CodeText(at: context), let font = context.element.control.font, font.style == nil,
      let size = font.size, !TitleFacts.isIconFont(font.family), text.words.map({ $0.letterCount > 1 }) ?? true
    else { return nil }
    return Problem(
      "\(text.subject) stays at \(Points(size)) pt at every content size category; a text style would scale",
      text: text.text, evidence: ["pointSize": .number(size)], reviewReason: text.reviewReason)
  }

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
    setting.canScale && !setting.scales && !Self.isIconFont(setting.family) && text.string.letterCount > 1
  }

  /// Whether a font's glyphs are pictures, by its name.
  fileprivate static func isIconFont(_ family: String?) -> Bool {
    iconFonts.contains { family?.lowercased().contains($0) ?? false }
  }

  /// Parts of the names of fonts whose glyphs are pictures.
  private static let iconFonts = ["icon", "symbol", "awesome", "dingbat", "glyph"]
}
