import AuditModel
import PlatformData

extension UIKitSizes {
  /// The size of a button: title and image with what the button keeps round them.
  static func button(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let control = site.control
    let type = "button.\(control.type ?? "custom")"
    if let fixed = ControlSizes.natural(type, generation: site.setting.generation)?.value {
      return ContentExtent(width: fixed.width, height: fixed.height)
    }
    if let configuration = control.configuration { return configured(site, configuration, measure) }
    return plain(site, measure)
  }

  /// A button without configuration: title beside image, in insets that are there even when the file sets none.
  private static func plain(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let control = site.control
    let content = control.states?[.normal]
    let text = site.slots("normal").first.flatMap { measure($0, nil) }
    let image = content?.image.flatMap { ImageSize.of($0, fontSize: fontSize(of: control)) }
    let background = content?.backgroundImage.flatMap { ImageSize.of($0, fontSize: nil) }
    let insets = control.insets?.content
    let own = ControlMetrics.plainButtonPadding.value
    let line = text?.size.height.value ?? SystemFont.lineHeight(size: fontSize(of: control))
    let vertical = insets?.vertical.value ?? (text != nil || image == nil ? own.top + own.bottom : 0)
    let width = (text?.size.width.value ?? 0) + (image?.width ?? 0) + (insets?.horizontal.value ?? 0)
    let least = insets == nil && image == nil ? ControlSizes.leastButtonWidth.value : 0
    let height = max(line + vertical, (image?.height ?? 0) + (insets?.vertical.value ?? 0), background?.height ?? 0)
    let above = (height - line) / 2
    return ContentExtent(
      width: max(width, least, background?.width ?? 0), height: height,
      firstBaseline: above + line * BaselineShare.ascent, lastBaseline: above + line * (1 - BaselineShare.ascent))
  }

  private static func fontSize(of control: Control) -> Double {
    let standard = control.type == "custom" ? "button.custom" : "button.system"
    return control.font?.size ?? ControlMetrics.fonts[standard]?.value.pointSize ?? 0
  }

  private static func configured(
    _ site: ContentSite, _ configuration: ButtonConfiguration, _ measure: TextMeasure
  ) -> ContentExtent {
    let insets = UIKitConfigurationTitles.insets(of: configuration)
    let font = configuration.titleFont?.size ?? 17
    let image = (configuration.image ?? site.control.states?[.normal]?.image).flatMap {
      ImageSize.of($0, fontSize: font)
    }
    let isBeside = ["leading", "trailing", nil].contains(configuration.imagePlacement)
    let hasText = configuration.title != nil || configuration.subtitle != nil
    let gap = image != nil && hasText ? configuration.imagePadding?.value ?? 0 : 0
    let beside = isBeside ? (image?.width ?? 0) + gap : 0
    let room = site.proposed.map { Points(max($0 - insets.horizontal.value - beside, 0)) }
    // The title of a state is a leftover beside a configuration.
    let shown = hasText || image == nil ? site.slots("normal").prefix(1) + site.slots("subtitle").prefix(1) : []
    let texts = shown.compactMap { measure($0, room) }
    let width = texts.map(\.size.width.value).max() ?? 0
    let gaps = texts.count > 1 ? configuration.titlePadding?.value ?? 1 : 0
    let height = texts.map(\.size.height.value).reduce(0, +) + gaps
    let line = texts.first?.lineHeight.value ?? 0
    let total = isBeside ? max(height, image?.height ?? 0) : height + (image?.height ?? 0) + gap
    let above = insets.top.value + (total - height) / 2
    return ContentExtent(
      width: (isBeside ? width + beside : max(width, image?.width ?? 0)) + insets.horizontal.value,
      height: total + insets.vertical.value, firstBaseline: above + line * BaselineShare.ascent,
      lastBaseline: above + line * (1 - BaselineShare.ascent), wraps: !texts.isEmpty)
  }
}
