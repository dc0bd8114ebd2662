import AuditModel
import PlatformData

/// A UIKit button: its titles, the rectangle that it leaves for them, and its intrinsic content size.
struct UIKitButtonGeometry {
  var context: ControlContext

  private var control: Control { context.control }
  private var plain: UIKitPlainButtonGeometry { UIKitPlainButtonGeometry(context: context) }

  /// The titles with a configuration or without one, or those of a menu that the button chooses from.
  var slots: [TitleSlot] { titles.map(withKnownFont) }

  private var titles: [TitleSlot] {
    let items = control.changesSelectionAsPrimaryAction == true ? context.element.menuTitles(withSubmenus: true) : []
    guard items.isEmpty else { return items.compactMap { choice($0.control.title) } }
    guard let configuration = control.configuration else { return plain.slots }
    let slots = UIKitConfiguredButtonGeometry(context: context, configuration: configuration).slots
    // The configuration's title is the shown one; where it has none, a state's is shown or a leftover.
    guard configuration.title == nil else { return slots }
    return plain.slots.map(withDoubtfulRectangle) + slots
  }

  /// The title of an item, which replaces the button's own while the item is chosen.
  private func choice(_ title: LocalizableText?) -> TitleSlot? {
    guard let title else { return nil }
    var slot =
      if let configuration = control.configuration {
        UIKitConfiguredButtonGeometry(context: context, configuration: configuration).titleSlot(title)
      } else {
        plain.slot(for: title, in: .normal)
      }
    (slot.name, slot.isChoice) = ("item", true)
    return slot
  }

  private func withDoubtfulRectangle(_ slot: TitleSlot) -> TitleSlot {
    var slot = slot
    slot.availableSize = .unknown(
      reason: "the button's configuration has no title, and it is unknown whether UIKit shows the state's title")
    return slot
  }

  /// The default fonts of controls are known for iOS only; those of tvOS are far larger.
  private func withKnownFont(_ slot: TitleSlot) -> TitleSlot {
    guard context.platform != .iOS, slot.font == nil, slot.availableSize.size != nil else { return slot }
    var slot = slot
    slot.availableSize = .unknown(
      reason: "the default font of a button in \(context.platform.rawValue) is unknown")
    return slot
  }

  /// The size of a button: title and image with what the button keeps around them.
  func intrinsicContentSize(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    if let fixed = UIKitControl.listedSize(of: context) { return IntrinsicContentSize(fixed) }
    if let configuration = control.configuration {
      return UIKitConfiguredButtonGeometry(context: context, configuration: configuration)
        .intrinsicContentSize(fitting: proposed, slots: slots, measure)
    }
    return plain.intrinsicContentSize(slots: slots, measure)
  }
}

/// A UIKit button without a configuration, whose titles go by its state.
struct UIKitPlainButtonGeometry {
  var context: ControlContext

  private var control: Control { context.control }

  /// The titles of the states that have one of their own.
  var slots: [TitleSlot] {
    ControlState.allCases.compactMap { state in
      guard let title = control.title(for: state), !title.isBlank else { return nil }
      return slot(for: title, in: state)
    }
  }

  /// A title as the button shows it in a state.
  func slot(for title: LocalizableText, in state: ControlState) -> TitleSlot {
    let mode = control.lineBreakMode ?? .truncatingMiddle
    // A wrapping mode makes the title label multi-line; the button's height does not follow it.
    let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
    let slot = TitleSlot(
      name: state.rawValue, text: title, font: title.font ?? control.font, defaultFont: defaultFont,
      availableSize: titleRect(in: context.width, state), tolerance: Points(image(in: state)?.tolerance ?? 0),
      isHeightLimited: lines != 1, numberOfLines: lines, lineBreakMode: mode)
    return slot.shrinking(as: control)
  }

  private var defaultFont: FontDescription {
    if let configuration = control.configuration {
      return .configurationTitle(ofSize: configuration.size, role: control.role)
    }
    return .standard(fontRole)
  }

  private var fontRole: UIKitMetrics.FontRole { control.type == .custom ? .customButton : .systemButton }

  private var fontSize: Double { control.font?.size ?? UIKitMetrics.font(of: fontRole).value.pointSize }

  private func reference(in state: ControlState) -> ImageReference? {
    control.states?[state]?.image ?? control.states?[.normal]?.image
  }

  private func image(in state: ControlState) -> UIKitImage? {
    reference(in: state).flatMap { UIKitImage($0, fontSize: fontSize) }
  }

  /// The rectangle of a state's title in the button's frame: beside the image, within the insets.
  func titleRect(in frame: ControlWidth, _ state: ControlState) -> AvailableSize {
    let insets = control.insets ?? ControlInsets()
    let chrome = (insets.content?.horizontal ?? 0) + (insets.title?.horizontal ?? 0)
    guard reference(in: state) != nil else { return frame.available(less: chrome) }
    guard let image = image(in: state) else { return UIKitImage.unknown }
    return frame.available(less: chrome + Points(image.width))
  }

  /// Title beside image; a title alone is in insets that are there even when the file sets none.
  func intrinsicContentSize(slots: [TitleSlot], _ measure: TextMeasure) -> IntrinsicContentSize {
    let text = slots.first { $0.name == "normal" }.flatMap { measure($0, nil) }
    let image = image(in: .normal)
    let background = control.states?[.normal]?.backgroundImage.flatMap { UIKitImage($0, fontSize: nil) }
    let insets = control.insets?.content
    let own = UIKitMetrics.plainButtonPadding.value
    let line = text?.size.height.value ?? SystemFont.lineHeight(size: fontSize)
    let vertical = insets?.vertical.value ?? (image == nil ? own.top + own.bottom : 0)
    let width = (text?.size.width.value ?? 0) + (image?.width ?? 0) + (insets?.horizontal.value ?? 0)
    let minimum = insets == nil && image == nil ? UIKitMetrics.minimumButtonWidth.value : 0
    let height = max(line + vertical, (image?.height ?? 0) + (insets?.vertical.value ?? 0), background?.height ?? 0)
    return IntrinsicContentSize(
      width: max(width, minimum, background?.width ?? 0), height: height, line: line, above: (height - line) / 2)
  }
}
