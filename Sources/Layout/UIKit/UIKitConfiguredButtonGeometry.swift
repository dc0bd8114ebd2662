import AuditModel
import PlatformData

/// A UIKit button with a configuration, whose title and subtitle wrap: the button grows downward if it may.
struct UIKitConfiguredButtonGeometry {
  var context: ControlContext
  var configuration: ButtonConfiguration

  private var control: Control { context.control }
  private var size: ButtonConfiguration.Size { configuration.size ?? .medium }

  // MARK: Titles

  /// The texts that there are.
  var slots: [TitleSlot] {
    let shown = { (text: LocalizableText?) in text.flatMap { $0.isBlank ? nil : $0 } }
    return [shown(configuration.title).map(titleSlot), shown(configuration.subtitle).map(subtitleSlot)]
      .compactMap(\.self)
  }

  /// A text in place of the title.
  func titleSlot(_ title: LocalizableText) -> TitleSlot {
    let usual = FontDescription.configurationTitle(ofSize: configuration.size, role: control.role)
    return slot("normal", title, font: configuration.titleFont, usual: usual)
  }

  private func subtitleSlot(_ subtitle: LocalizableText) -> TitleSlot {
    var slot = slot("subtitle", subtitle, font: nil, usual: .standard(.configuredButtonSubtitle))
    slot.availableSize = slot.availableSize.estimated(because: "the font of a subtitle is only commonly known")
    return slot
  }

  private func slot(_ name: String, _ text: LocalizableText, font: FontDescription?, usual: FontDescription)
    -> TitleSlot
  {
    let lines = control.numberOfLines ?? 0
    let tolerance = isBesideImage ? image?.tolerance ?? 0 : 0
    return TitleSlot(
      name: name, text: text, font: text.font ?? font, defaultFont: usual, availableSize: titleRect(in: context.width),
      tolerance: Points(tolerance),
      // What two texts share no single one of them has.
      isHeightFixed: context.isHeightFixed && (configuration.title == nil || configuration.subtitle == nil),
      numberOfLines: lines, lineBreakMode: mode(lines: lines))
  }

  private func mode(lines: Int) -> LineBreakMode {
    guard lines != 1 else { return .truncatingTail }
    return control.lineBreakMode.flatMap { $0.wraps ? $0 : nil } ?? .wordWrap
  }

  // MARK: Image

  private var reference: ImageReference? { configuration.image ?? control.states?[.normal]?.image }
  private var isBesideImage: Bool { [.leading, .trailing, nil].contains(configuration.imagePlacement) }
  private var hasText: Bool { configuration.title != nil || configuration.subtitle != nil }

  private var image: UIKitImage? {
    reference.flatMap { UIKitImage($0, fontSize: configuration.titleFont?.size ?? standardFontSize) }
  }

  private var standardFontSize: Double { UIKitMetrics.font(of: .configuredButton).value.pointSize }

  /// Between image and texts.
  private var gap: Double {
    guard image != nil, hasText else { return 0 }
    return configuration.imagePadding?.value ?? UIKitMetrics.configurationImagePadding.value
  }

  /// What the image takes of the texts' width.
  private var widthOfImage: Double { isBesideImage ? image.map { $0.width + gap } ?? 0 : 0 }

  // MARK: Rectangles

  /// The rectangle of the texts in the button's frame: beside the image, within the insets.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    guard !isBesideImage || reference == nil || image != nil else { return UIKitImage.unknown }
    let available = frame.available(less: insets.horizontal + Points(widthOfImage), padding: insets.vertical)
    guard size != .medium, configuration.contentInsets == nil else { return available }
    return available.estimated(because: "the insets of a \(size.name) button are only commonly known")
  }

  /// Texts with the image beside them, above or below.
  func intrinsicContentSize(
    fitting proposed: Double?, slots: [TitleSlot], _ measure: TextMeasure
  ) -> IntrinsicContentSize {
    let limit = proposed.map { Points(max($0 - insets.horizontal.value - widthOfImage, 0)) }
    let texts = shown(slots).compactMap { measure($0, limit) }
    let gaps =
      texts.count > 1 ? (configuration.titlePadding?.value ?? UIKitMetrics.configurationTitlePadding.value) : 0
    let width = texts.map(\.size.width.value).max() ?? 0
    let line = SystemFont.lineHeight(size: configuration.titleFont?.size ?? standardFontSize)
    let height = texts.isEmpty ? line : texts.map(\.size.height.value).reduce(gaps, +)
    let total = heightWithImage(height)
    return IntrinsicContentSize(
      width: widthWithImage(width) + insets.horizontal.value, height: total + insets.vertical.value,
      line: texts.first?.lineHeight.value ?? 0, above: insets.top.value + (total - height) / 2, wraps: !texts.isEmpty)
  }

  private func widthWithImage(_ texts: Double) -> Double {
    isBesideImage ? texts + widthOfImage : max(texts, image?.width ?? 0)
  }

  private func heightWithImage(_ texts: Double) -> Double {
    isBesideImage || !hasText ? max(texts, image?.height ?? 0) : texts + (image?.height ?? 0) + gap
  }

  /// The title and the subtitle; the title of a state is a leftover beside a configuration.
  private func shown(_ slots: [TitleSlot]) -> [TitleSlot] {
    guard hasText || image == nil else { return [] }
    return ["normal", "subtitle"].compactMap { name in slots.first { $0.name == name } }
  }

  /// The insets: the configuration's own, else those of the button's size.
  private var insets: Insets {
    if let own = configuration.contentInsets { return own }
    let padding = UIKitMetrics.configurationInsets(of: size).value
    return Insets(
      top: Points(padding.top), leading: Points(padding.leading), bottom: Points(padding.bottom),
      trailing: Points(padding.trailing))
  }
}
