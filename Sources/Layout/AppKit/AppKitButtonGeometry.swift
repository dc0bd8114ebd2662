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
    guard control.imagePosition != "only" else { return [] }
    let titles = ControlState.allCases.map { ($0.rawValue, control.title(for: $0)) } + [("alternate", control.subtitle)]
    return titles.compactMap { name, title in
      guard let title, !title.isBlank else { return nil }
      // AppKit's cells clip at the edge, without an ellipsis, unless the file sets a mode.
      let mode = control.lineBreakMode ?? .clip
      let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
      return TitleSlot(
        name: name, text: title, font: title.font ?? control.font,
        defaultFont: .standardOnMac(controlSize: control.controlSize), room: titleRect(in: context.width),
        tolerance: Points(MeasurementTolerance.appKitPadding.value),
        isHeightLimited: lines != 1 && context.isHeightFixed,
        numberOfLines: lines, lineBreakMode: mode, allowsTightening: control.allowsTightening ?? mode.truncates)
    }
  }

  // MARK: Rectangles

  /// The rectangle of a title in the button's frame: the alignment rectangle less the padding.
  func titleRect(in frame: ControlWidth) -> TitleRoom {
    guard isKnown else {
      return .unknown(reason: "how much room a button of the type \"\(control.type ?? "unknown")\" leaves is not known")
    }
    let isBeside = !Self.positionsOffTitle.contains(control.imagePosition ?? "")
    guard !isBeside || control.states?[.normal]?.image == nil || isMarked else {
      return .unknown(reason: "the room beside the image of an AppKit button is not known")
    }
    let insets = AppKitControl.listedSize(of: context)?.alignmentRectInsets ?? EdgeInsets()
    return frame.available(less: Points(padding(isImage: false).horizontal + insets.left + insets.right))
  }

  /// Whether the padding is known of the button's type well enough to judge a title by it.
  private var isKnown: Bool {
    guard let type = control.type.flatMap(AppKitControl.init(rawValue:)) else { return false }
    return Self.knownTypes.contains(type) && AppKitTitlePadding.isMeasured(type, controlSize: control.controlSize)
  }

  private static let knownTypes: Set<AppKitControl> = [.push, .check, .radio]

  /// Title and image beside, above or behind it, with what the bezel keeps around them.
  func intrinsicContentSize(_ measure: TextMeasure) -> IntrinsicContentSize {
    let listed = AppKitControl.listedSize(of: context)
    if listed?.width != nil { return IntrinsicContentSize(listed) }
    let title = slots.first { $0.name == "normal" }.flatMap { measure($0, nil) }
    let content = AppKitButtonContent(
      title: title, image: image, position: position, fontSize: AppKitFont.size(of: control))
    let padding = padding(isImage: title == nil && image != nil)
    let line = content.line
    let height = listed?.height ?? max(line.height, image?.height.value ?? 0) + padding.vertical
    let isTall = content.isTall || listed?.height == nil
    return line.extent(
      width: (content.width + padding.horizontal).rounded(.up), in: isTall ? max(height, content.height) : height)
  }

  private func padding(isImage: Bool) -> AppKitTitlePadding.Padding {
    AppKitTitlePadding.button(
      kind, controlSize: control.controlSize, isImage: isImage, generation: context.generation
    )?.value ?? AppKitTitlePadding.Padding(0)
  }

  // MARK: Image

  private var position: String { control.imagePosition ?? "none" }

  /// What a check box or radio button shows as its image is its mark, which is part of the padding.
  private var isMarked: Bool { ["check", "radio"].contains(control.type ?? "") }

  private var image: Size? { isMarked || position == "none" ? nil : control.states?[.normal]?.image?.size }

  /// Where an image takes no width from the title.
  fileprivate static let positionsOffTitle: Set<String> = ["above", "below", "overlaps"]
}

/// The title and image of an AppKit button.
private struct AppKitButtonContent {
  var title: MeasuredText?
  var image: Size?
  var position: String
  var line: AppKitLine

  init(title: MeasuredText?, image: Size?, position: String, fontSize: Double) {
    (self.title, self.image, self.position) = (title, image, position)
    line = title.map { AppKitLine($0) } ?? AppKitLine(fontSize: fontSize)
  }

  /// Whether the content is taller than one line beside an image.
  var isTall: Bool {
    title.map { $0.size.height.value > AppKitTitlePadding.tallTitleLines.value * $0.lineHeight.value } == true
      || (title != nil && image != nil && ["above", "below"].contains(position))
  }

  var width: Double {
    let titleWidth = title?.size.width.value.rounded(.up) ?? 0
    guard let image = image?.width.value else { return titleWidth }
    guard title != nil, !AppKitButtonGeometry.positionsOffTitle.contains(position) else {
      return max(image, titleWidth)
    }
    return titleWidth + AppKitTitlePadding.imageGap.value + image
  }

  var height: Double {
    guard let image, ["above", "below"].contains(position), title != nil else { return line.height }
    return line.height + image.height.value
  }
}
