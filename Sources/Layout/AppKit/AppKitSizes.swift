import AuditModel
import PlatformData

/// The sizes of AppKit's views by what they show, as alignment rectangles.
enum AppKitSizes {
  static let families: [ElementKind: SizeFamily] = [
    .button: SizeFamily(size: AppKitButtonSize.of),
    .textField: SizeFamily(axes: { $0.control.isEditable == true ? .height : .both }, size: AppKitTextSize.of),
    .label: SizeFamily(size: AppKitTextSize.of),
    .searchField: SizeFamily(.height, size: AppKitTextSize.of), .comboBox: SizeFamily(.height, size: AppKitTextSize.of),
    .popUpButton: SizeFamily(size: AppKitPopUpSize.of),
    .segmentedControl: SizeFamily(size: AppKitSegmentSize.of),
    .imageView: SizeFamily(axes: { $0.control.image == nil ? [] : .both }, size: image),
    .switch: listed(.both), .stepper: listed(.both),
    .datePicker: SizeFamily(axes: { $0.control.type == "clockAndCalendar" ? .both : .height }, size: listedSize),
    .activityIndicator: SizeFamily(axes: { $0.control.type == "spinning" ? .both : .height }, size: listedSize),
    .slider: SizeFamily(axes: sliderAxes, size: listedSize), .progressView: listed(.height),
    .box: SizeFamily(axes: separatorAxes, size: listedSize),
    .unknown("levelIndicator"): listed(.height),
  ]

  /// How far a view's frame reaches beyond the rectangle on which constraints act.
  static func alignmentInsets(of element: Element, setting: ScreenSetting) -> EdgeDistances {
    if let beyond = imageBeyond(element) { return EdgeDistances(beyond.value) }
    return natural(of: element, setting: setting).map { EdgeDistances($0.beyond) } ?? EdgeDistances()
  }

  /// Of a view that shows an image alone; symbols have room above and below.
  private static func imageBeyond(_ element: Element) -> Figure<DeviceScreen.Edges>? {
    let control = element.control
    let isImageButton = element.kind == .button && control.imagePosition == "only" && control.isBordered != true
    guard element.kind == .imageView || isImageButton else { return nil }
    if element.kind == .imageView, let style = control.bezelStyle, style != "none" {
      return MacMetrics.framedImageBeyond
    }
    let image = control.image ?? control.states?[.normal]?.image
    return image.map(AppKitImage.isSymbol) == true ? MacMetrics.symbolBeyond : nil
  }

  /// What the tables list of a view: by its kind and control size.
  static func natural(of element: Element, setting: ScreenSetting) -> NaturalSize? {
    guard let name = AppKitControlName.of(element) else { return nil }
    return MacControlSizes.natural(
      name, controlSize: element.control.controlSize, generation: setting.generation)?.value
  }

  private static func listed(_ axes: SizeFamily.Axes) -> SizeFamily { SizeFamily(axes, size: listedSize) }

  private static let listedSize: @Sendable (ContentSite, TextMeasure) -> ContentExtent = { site, _ in
    let size = natural(of: site.element, setting: site.setting)
    return ContentExtent(width: size?.width, height: size?.height)
  }

  /// A slider is as thick as its knob, and as long as there is room.
  private static func sliderAxes(_ element: Element) -> SizeFamily.Axes {
    switch element.control.type {
    case "vertical": []
    case "circular": .both
    default: .height
    }
  }

  private static func separatorAxes(_ element: Element) -> SizeFamily.Axes {
    switch AppKitControlName.of(element) {
    case "box.horizontalSeparator": .height
    case "box.verticalSeparator": .width
    default: []
    }
  }

  private static func image(_ site: ContentSite, _: TextMeasure) -> ContentExtent {
    guard let image = site.control.image, let size = AppKitImage.size(image) else { return ContentExtent() }
    return ContentExtent(width: size.width, height: size.height)
  }
}

/// The natural size of an image in AppKit's controls.
enum AppKitImage {
  /// Whether an image is a symbol, and none of AppKit's own images (`NSAddTemplate`).
  static func isSymbol(_ image: ImageReference) -> Bool { image.isSystem && !image.name.hasPrefix("NS") }

  /// The size that the file lists: for AppKit that of a symbol is the one at which the control shows it by itself.
  static func size(_ image: ImageReference) -> ImageSize? {
    image.size.map { ImageSize(width: $0.width.value, height: $0.height.value) }
  }
}
