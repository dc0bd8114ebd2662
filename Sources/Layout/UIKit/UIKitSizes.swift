import AuditModel
import PlatformData

/// The sizes of UIKit's views by what they show.
enum UIKitSizes {
  static let families: [ElementKind: SizeFamily] = [
    .label: SizeFamily(size: label),
    .button: SizeFamily(size: button),
    .imageView: SizeFamily(axes: { $0.control.image == nil ? [] : .both }, size: image),
    .textField: SizeFamily(size: field),
    .segmentedControl: SizeFamily(size: segments), .pageControl: SizeFamily(size: pages),
    .switch: .listed, .stepper: .listed, .slider: .listed(.height), .progressView: .listed(.height),
    .activityIndicator: .listed, .datePicker: .datePicker, .pickerView: .listed, .colorWell: .listed,
    .searchField: .listed(.height), .navigationBar: .listed(.height), .toolbar: .listed(.height),
    .tabBar: .listed(.height),
  ]

  /// What the tables list of a view: by kind and style, else by kind.
  static func listed(_ element: Element, setting: ScreenSetting) -> NaturalSize? {
    let kind = element.kind.name
    let styled = element.control.type.flatMap {
      ControlSizes.natural("\(kind).\($0)", generation: setting.generation)
    }
    return (styled ?? ControlSizes.natural(kind, generation: setting.generation))?.value
  }

  private static func label(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let isSingle = site.control.numberOfLines ?? 1 == 1
    let limit = isSingle ? nil : site.proposed ?? site.element.layout.preferredMaxWidth?.value
    guard let text = site.slots("text").first.flatMap({ measure($0, limit.map { Points($0) }) }) else {
      return ContentExtent(width: 0, height: 0)
    }
    return ContentExtent(text, wraps: !isSingle)
  }

  private static func image(_ site: ContentSite, _: TextMeasure) -> ContentExtent {
    guard let image = site.control.image else { return ContentExtent() }
    let size = ImageSize.of(image, fontSize: nil)
    return ContentExtent(width: size?.width, height: size?.height)
  }

  private static func field(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let texts = site.slots().compactMap { measure($0, nil) }
    let border = site.control.type ?? "none"
    let padding = ControlSizes.textFieldPadding[border]?.value
    let fontSize = site.control.font?.size ?? ControlMetrics.fonts["textField"]?.value.pointSize ?? 0
    let line = texts.map(\.lineHeight.value).max() ?? SystemFont.lineHeight(size: fontSize)
    let plain = ControlSizes.plainTextFieldHeights[fontSize]?[site.setting.generation].value
    let height = (border == "none" ? plain : nil) ?? line.rounded(.up) + (padding.map { $0.top + $0.bottom } ?? 0)
    let offset = (height - line) / 2
    return ContentExtent(
      width: (texts.map(\.size.width.value).max() ?? 0) + (padding.map { $0.leading + $0.trailing } ?? 0),
      height: height, firstBaseline: offset + line * BaselineShare.ascent,
      lastBaseline: offset + line * (1 - BaselineShare.ascent))
  }

  private static func pages(_ site: ContentSite, _: TextMeasure) -> ContentExtent {
    let pages = site.control.range.flatMap { Int(exactly: $0.maximum.rounded()) } ?? 0
    return ContentExtent(
      width: ControlSizes.pageControlWidth(pages: pages, generation: site.setting.generation).value,
      height: listed(site.element, setting: site.setting)?.height)
  }

  private static func segments(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let height = listed(site.element, setting: site.setting)?.height
    let padding = ControlSizes.segmentPadding(generation: site.setting.generation).value
    let parts = site.element.children.filter { $0.kind == .segment }
    let widths = parts.map { part -> Double in
      if let own = part.control.width { return own.value }
      if let image = part.control.image { return (ImageSize.of(image, fontSize: nil)?.width ?? 0) + padding }
      let slots = ControlTitles.slots(of: part, setting: site.setting)
      return (slots.first.flatMap { measure($0, nil) }?.size.width.value ?? 0) + padding
    }
    let byContent = site.element.layout.distribution == "fillProportionally"
    let width = byContent ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    return ContentExtent(width: width.rounded(.up), height: height)
  }
}

extension ContentExtent {
  /// The size of a text with nothing round it.
  init(_ text: MeasuredText, wraps: Bool = false) {
    let line = text.lineHeight.value
    self.init(
      width: text.size.width.value, height: text.size.height.value, firstBaseline: line * BaselineShare.ascent,
      lastBaseline: line * (1 - BaselineShare.ascent), wraps: wraps)
  }
}
