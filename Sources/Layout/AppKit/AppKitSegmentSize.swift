import AuditModel
import PlatformData

/// The sizes of AppKit's segmented controls.
enum AppKitSegmentSize {
  /// The size of a segmented control: that of its segments, each as wide as the file says or as its content needs.
  static func of(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let listed = AppKitSizes.natural(of: site.element, setting: site.setting)
    let parts = site.element.children.filter { $0.kind == .segment }
    let widths = parts.map { width(of: $0, site, measure) }
    let isEqual = site.element.layout.distribution == "fillEqually"
    let sum = isEqual ? (widths.max() ?? 0) * Double(parts.count) : widths.reduce(0, +)
    let line = AppKitLine(fontSize: AppKitFont.size(of: site.control))
    return line.extent(width: (sum + MacMetrics.segmentedControlPadding.value).rounded(.up), in: listed?.height)
  }

  private static func width(of part: Element, _ site: ContentSite, _ measure: TextMeasure) -> Double {
    if let own = part.control.width { return own.value }
    var part = part
    part.control.controlSize = part.control.controlSize ?? site.control.controlSize
    part.control.font = part.control.font ?? site.control.font
    let text = ControlTitles.slots(of: part, setting: site.setting).first.flatMap { measure($0, nil) }
    let image = part.control.image.flatMap { AppKitImage.size($0) }
    let width = max(text?.size.width.value ?? 0, 0) + (image?.width ?? 0)
    return width.rounded(.up) + (text == nil ? MacMetrics.imageSegmentPadding : MacMetrics.segmentPadding).value
  }
}
