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
    let image = ConfiguredImage(site.control, configuration)
    let room = site.proposed.map { Points(max($0 - insets.horizontal.value - image.beside, 0)) }
    let texts = shownSlots(site, configuration, hasImage: image.size != nil).compactMap { measure($0, room) }
    let gaps =
      texts.count > 1 ? (configuration.titlePadding?.value ?? ControlMetrics.configurationTitlePadding.value) : 0
    let (width, height) = (
      texts.map(\.size.width.value).max() ?? 0, texts.map(\.size.height.value).reduce(gaps, +)
    )
    let line = texts.first?.lineHeight.value ?? 0
    let total = image.height(with: height)
    let above = insets.top.value + (total - height) / 2
    return ContentExtent(
      width: image.width(with: width) + insets.horizontal.value, height: total + insets.vertical.value,
      firstBaseline: above + line * BaselineShare.ascent, lastBaseline: above + line * (1 - BaselineShare.ascent),
      wraps: !texts.isEmpty)
  }

  /// The title and the subtitle; the title of a state is a leftover beside a configuration.
  private static func shownSlots(
    _ site: ContentSite, _ configuration: ButtonConfiguration, hasImage: Bool
  ) -> [TitleSlot] {
    guard configuration.hasText || !hasImage else { return [] }
    return Array(site.slots("normal").prefix(1) + site.slots("subtitle").prefix(1))
  }
}

extension ButtonConfiguration {
  fileprivate var hasText: Bool { title != nil || subtitle != nil }
}

/// The image of a button's configuration, beside its texts, above or below them.
private struct ConfiguredImage {
  var size: ImageSize?
  /// Between image and texts.
  var gap: Double
  var isBeside: Bool

  init(_ control: Control, _ configuration: ButtonConfiguration) {
    let fontSize =
      configuration.titleFont?.size ?? ControlMetrics.fonts["button.configuration"]?.value.pointSize
    let image = configuration.image ?? control.states?[.normal]?.image
    size = image.flatMap { ImageSize.of($0, fontSize: fontSize) }
    gap = size != nil && configuration.hasText ? configuration.imagePadding?.value ?? 0 : 0
    isBeside = ["leading", "trailing", nil].contains(configuration.imagePlacement)
  }

  /// What the image takes of the texts' width.
  var beside: Double { isBeside ? (size?.width ?? 0) + gap : 0 }

  /// The width of texts with the image.
  func width(with texts: Double) -> Double { isBeside ? texts + beside : max(texts, size?.width ?? 0) }

  /// The height of texts with the image.
  func height(with texts: Double) -> Double {
    isBeside ? max(texts, size?.height ?? 0) : texts + (size?.height ?? 0) + gap
  }
}
