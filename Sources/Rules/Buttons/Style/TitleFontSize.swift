import AuditModel
import PlatformData
import ScreenAnalysis

/// The size and weight of a button's title at the usual content size.
struct TitleFontSize {
  /// The point size.
  var pointSize: Double
  /// The weight's name.
  var weight: String

  /// The font of an element's title.
  init(of facts: ElementFacts) {
    let control = facts.element.control
    let normal = facts.titles.first { $0.slot == ControlState.normal.rawValue } ?? facts.titles.first
    let fit = normal?.fits.first { $0.contentSize == .standard } ?? normal?.fits.first
    let font =
      control.configuration?.title?.font ?? control.title(for: .normal)?.font ?? control.configuration?.titleFont
      ?? control.font
    let style = font?.style?.rawValue
    let table = TextStyleTable.of(platform: Platform.iOS.rawValue)
    let standard = style.flatMap { table.entry(style: $0, contentSize: ContentSizeCategory.standard.rawValue) }
    pointSize = fit?.measurement.pointSize ?? font?.size ?? standard?.pointSize ?? 0
    let bold = style.map { table.emphasizedWeight(of: $0) } ?? "bold"
    weight = font?.weight?.rawValue ?? (font?.isBold == true ? bold : style.map { table.weight(of: $0) } ?? "regular")
  }

  /// The contrast that WCAG asks of a title of this font.
  var leastRatio: Double { ColorContrast.leastRatio(pointSize: pointSize, weight: weight) }
}
