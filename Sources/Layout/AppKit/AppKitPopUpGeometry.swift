import AuditModel
import PlatformData

/// An AppKit pop-up or pull-down button: the titles that it may show, the rectangle for them, and its intrinsic content size.
struct AppKitPopUpGeometry {
  var context: ControlContext

  private var control: Control { context.control }

  /// A title for each item of the menu, or the one title of a pull-down button.
  var slots: [TitleSlot] {
    guard control.imagePosition != "only" else { return [] }
    let items = control.type == "pullDown" ? [] : context.element.menuTitles(withSubmenus: false)
    guard items.isEmpty else {
      let hasImages = items.contains { $0.control.image != nil }
      return items.compactMap { slot("item", $0.control.title, hasImage: hasImages, isChoice: true) }
    }
    return [slot("title", control.title ?? control.value, hasImage: control.image != nil, isChoice: false)]
      .compactMap(\.self)
  }

  private func slot(_ name: String, _ title: LocalizableText?, hasImage: Bool, isChoice: Bool) -> TitleSlot? {
    guard let title, !title.isBlank else { return nil }
    let mode = control.lineBreakMode ?? .truncatingTail
    return TitleSlot(
      name: name, text: title, font: title.font ?? control.font,
      defaultFont: .standardOnMac(controlSize: control.controlSize),
      room: hasImage
        ? .unknown(reason: "the room beside the image of a pop-up button is not known") : titleRect(in: context.width),
      tolerance: Points(MeasurementTolerance.appKitPadding.value), isChoice: isChoice, lineBreakMode: mode,
      allowsTightening: control.allowsTightening ?? mode.truncates)
  }

  /// What the button keeps free around its widest title.
  private var padding: Double {
    AppKitTitlePadding.popUp(
      controlSize: control.controlSize, isTextured: control.bezelStyle == "texturedRounded",
      generation: context.generation
    ).value
  }

  /// The rectangle of a title in the button's frame, which is a guess for any kind but the usual one.
  func titleRect(in frame: ControlWidth) -> TitleRoom {
    let insets = AppKitControl.listedSize(of: context)?.alignmentRectInsets ?? EdgeInsets()
    let available = frame.available(less: Points(padding + insets.left + insets.right))
    let isUsual =
      (control.controlSize ?? "regular") == "regular" && context.generation != .iOS26
      && (control.bezelStyle ?? AppKitMetrics.popUpBezel.value) == AppKitMetrics.popUpBezel.value
    return isUsual
      ? available : available.estimated(because: "the padding of a pop-up button is known of its usual kind alone")
  }

  /// The widest item with the arrows beside it.
  func intrinsicContentSize(_ measure: TextMeasure) -> IntrinsicContentSize {
    let texts = slots.compactMap { measure($0, nil) }
    let images = context.element.menuTitles(withSubmenus: false).compactMap { $0.control.image?.size?.width.value }
    let image = images.max().map { $0 + AppKitTitlePadding.imageGap.value } ?? 0
    let width = (texts.map(\.size.width.value).max() ?? 0).rounded(.up) + image + padding
    return AppKitLine(fontSize: AppKitFont.size(of: control))
      .extent(width: width, in: AppKitControl.listedSize(of: context)?.height)
  }
}
