import AuditModel
import PlatformData

/// An AppKit button: its titles, the rectangle that it leaves for them, and its intrinsic content size.
struct AppKitButtonGeometry {
  var context: ControlContext

  private var control: Control { context.control }
  private var kind: AppKitControl { AppKitControl.of(context.element) ?? .square }

  // MARK: Titles

  /// The cell's title and its alternate.
  var slots: [TitleSlot] {
    guard control.imagePosition != .only else { return [] }
    let alternate = control.hidesAlternateTitle == true ? nil : control.subtitle
    let titles = ControlState.allCases.map { ($0.rawValue, control.title(for: $0)) } + [("alternate", alternate)]
    return titles.compactMap { name, title in
      guard let title, !title.isBlank else { return nil }
      // AppKit's cells clip at the edge, without an ellipsis, unless the file sets a mode.
      let mode = control.lineBreakMode ?? .clip
      let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
      return TitleSlot(
        name: name, text: title, font: title.font ?? control.font,
        defaultFont: .standardOnMac(controlSize: control.controlSize), availableSize: titleRect(in: context.width),
        tolerance: Points(MeasurementTolerance.appKitPadding.value),
        isHeightLimited: lines != 1 && context.isHeightFixed,
        numberOfLines: lines, lineBreakMode: mode, allowsTightening: control.allowsTightening ?? mode.truncates)
    }
  }

  // MARK: Rectangles

  /// The rectangle of a title in the button's frame: the alignment rectangle less the padding.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    guard isKnown, let padding = padding(isImage: false) else {
      return .unknown(
        reason: "how much room a button of the type \"\(control.type?.name ?? "unknown")\" leaves is not known")
    }
    let isBeside = !Self.positionsOffTitle.contains(position)
    guard !isBeside || control.states?[.normal]?.image == nil || isMarked else {
      return .unknown(reason: "the room beside the image of an AppKit button is not known")
    }
    let insets = AppKitControl.listedSize(of: context)?.alignmentRectInsets ?? EdgeInsets()
    return frame.available(less: Points(padding.horizontal + insets.left + insets.right))
  }

  /// Whether the padding is known of the button's type well enough to judge a title by it.
  private var isKnown: Bool {
    guard let listed = control.type.flatMap({ Self.knownTypes[$0] }) else { return false }
    return AppKitTitlePadding.isMeasured(listed, controlSize: control.controlSize)
  }

  private static let knownTypes: [ControlType: AppKitControl] = [.push: .push, .check: .check, .radio: .radio]

  /// Title and image beside, above or behind it, with what the bezel keeps around them.
  ///
  /// The title of a check box or radio button wraps in less width.
  func intrinsicContentSize(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    let listed = AppKitControl.listedSize(of: context)
    let fontSize = AppKitFont.size(of: control)
    guard listed?.width == nil else { return AppKitLine(fontSize: fontSize).extent(listed: listed) }
    let slot = slots.first { $0.name == "normal" }
    guard let padding = padding(isImage: slot == nil && image != nil) else { return IntrinsicContentSize(listed) }
    let wraps = slot.map { $0.numberOfLines != 1 } ?? false
    let available = wraps ? proposed.map { Points($0 - padding.horizontal) } : nil
    let title = slot.flatMap { measure($0, available) }
    if isMarked, title == nil, let mark = AppKitTitlePadding.markWidth(controlSize: control.controlSize), let listed {
      let insets = listed.alignmentRectInsets
      return AppKitLine(fontSize: fontSize).extent(width: mark.value - insets.left - insets.right, in: listed.height)
    }
    let content = AppKitButtonContent(slot, title: title, image: image, position: position, fontSize: fontSize)
    var size = size(of: content, padding, listed)
    size.wraps = wraps
    return size
  }

  private func size(
    of content: AppKitButtonContent, _ padding: AppKitTitlePadding.Padding, _ listed: IntrinsicSize?
  ) -> IntrinsicContentSize {
    let height = listed?.height ?? content.rowHeight + padding.vertical
    let isTall = content.isTall || listed?.height == nil
    return content.line.extent(
      width: (content.width + padding.horizontal).rounded(.up),
      in: isTall ? max(height, content.height + padding.vertical) : height)
  }

  private func padding(isImage: Bool) -> AppKitTitlePadding.Padding? {
    AppKitTitlePadding.button(
      kind, controlSize: control.controlSize, isImage: isImage, generation: context.generation)?.value
  }

  // MARK: Image

  private var position: Control.ImagePosition { control.imagePosition ?? .noImage }

  /// What a check box or radio button shows as its image is its mark, which is part of the padding.
  private var isMarked: Bool { control.hasMark }

  private var image: Size? {
    guard !isMarked, position != .noImage, let image = control.states?[.normal]?.image else { return nil }
    return AppKitMetrics.templateSize(image.name, controlSize: control.controlSize)?.value ?? image.size
  }

  /// Where an image takes no width from the title.
  fileprivate static let positionsOffTitle: Set<Control.ImagePosition> = [.above, .below, .overlaps]
}

/// The title and image of an AppKit button.
private struct AppKitButtonContent {
  var title: MeasuredText?
  var image: Size?
  var position: Control.ImagePosition
  var line: AppKitLine

  init(_ slot: TitleSlot?, title: MeasuredText?, image: Size?, position: Control.ImagePosition, fontSize: Double) {
    (self.title, self.image, self.position) = (title, image, position)
    line = title.map { AppKitLine($0, of: slot) } ?? AppKitLine(fontSize: fontSize)
  }

  /// Whether the content is taller than one line beside an image.
  var isTall: Bool {
    title.map { $0.size.height.value > AppKitTitlePadding.tallTitleLines.value * $0.lineHeight.value } == true
      || (title != nil && image != nil && [.above, .below].contains(position))
  }

  var width: Double {
    let titleWidth = title?.size.width.value.rounded(.up) ?? 0
    guard let image = image?.width.value else { return titleWidth }
    guard title != nil, !AppKitButtonGeometry.positionsOffTitle.contains(position) else {
      return max(image, titleWidth)
    }
    return titleWidth + AppKitTitlePadding.imageGap.value + image
  }

  /// The height of title and image beside each other; an image alone is as high as it is (n = 3).
  var rowHeight: Double {
    guard let image else { return line.height }
    return title == nil ? image.height.value : max(line.height, image.height.value)
  }

  var height: Double {
    guard let image, [.above, .below].contains(position), title != nil else { return rowHeight }
    return line.height + image.height.value
  }
}

/// An AppKit pop-up or pull-down button: the titles that it may show, the rectangle for them, and its intrinsic content size.
struct AppKitPopUpGeometry {
  var context: ControlContext

  private var control: Control { context.control }

  /// A title for each item of the menu, or the one title of a pull-down button.
  var slots: [TitleSlot] {
    guard control.imagePosition != .only else { return [] }
    let items = control.type == .pullDown ? [] : context.element.menuTitles(withSubmenus: false)
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
      availableSize: hasImage
        ? .unknown(reason: "the room beside the image of a pop-up button is not known") : titleRect(in: context.width),
      tolerance: Points(MeasurementTolerance.appKitPadding.value), isChoice: isChoice, lineBreakMode: mode,
      allowsTightening: control.allowsTightening ?? mode.truncates)
  }

  /// What the button keeps free around its widest title.
  private var padding: Double {
    AppKitTitlePadding.popUp(
      AppKitControl.of(context.element), controlSize: control.controlSize, generation: context.generation
    ).value
  }

  /// The rectangle of a title in the button's frame, which is a guess for any kind but the usual one.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    let insets = AppKitControl.listedSize(of: context)?.alignmentRectInsets ?? EdgeInsets()
    let available = frame.available(less: Points(padding + insets.left + insets.right))
    let isUsual =
      (control.controlSize ?? .regular) == .regular && context.generation != .iOS26
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
