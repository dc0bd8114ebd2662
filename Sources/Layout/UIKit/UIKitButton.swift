import AuditModel
import PlatformData

/// A UIKit button's titles: with a configuration or without one.
struct UIKitButton {
  var element: Element
  var width: ControlWidth

  private var control: Control { element.control }

  var slots: [TitleSlot] {
    guard let configuration = control.configuration else { return stateSlots }
    let slots = configurationSlots(configuration)
    // The configuration's title is the shown one; where it has none, a state's is shown or a leftover.
    guard configuration.title == nil else { return slots }
    return stateSlots.map(withDoubtfulRoom) + slots
  }

  private func withDoubtfulRoom(_ slot: TitleSlot) -> TitleSlot {
    var slot = slot
    slot.room = .unknown(reason: "the button's configuration has no title, so it may not show that of a state")
    return slot
  }

  // MARK: Titles by state

  private var stateSlots: [TitleSlot] {
    ControlState.allCases.compactMap { state in
      guard let title = control.title(for: state), !title.isBlank else { return nil }
      return slot(for: title, in: state)
    }
  }

  private func slot(for title: LocalizableText, in state: ControlState) -> TitleSlot {
    let mode = control.lineBreakMode ?? .truncatingMiddle
    // A wrapping mode makes the title label multi-line; the button's height does not follow it.
    let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
    let shrinks = control.adjustsFontSizeToFitWidth ?? (control.minimumScaleFactor != nil)
    return TitleSlot(
      name: state.rawValue, text: title, font: title.font ?? control.font, defaultFont: defaultFont,
      room: room(in: state), isHeightLimited: lines != 1, numberOfLines: lines, lineBreakMode: mode,
      minimumScaleFactor: shrinks ? control.minimumScaleFactor ?? 1 : 1,
      allowsTightening: control.allowsTightening ?? false)
  }

  private var defaultFont: FontDescription {
    if let configuration = control.configuration { return Self.titleFont(of: configuration) }
    return .standard(control.type == "custom" ? "button.custom" : "button.system")
  }

  private func room(in state: ControlState) -> TitleRoom {
    let insets = control.insets ?? ControlInsets()
    let chrome = (insets.content?.horizontal ?? 0) + (insets.title?.horizontal ?? 0)
    guard let image = control.states?[state]?.image ?? control.states?[.normal]?.image else {
      return width.room(less: chrome)
    }
    guard let imageWidth = Self.width(of: image, font: control.font ?? defaultFont) else {
      return .unknown(reason: "the file does not tell the size of the image beside the title")
    }
    return width.room(less: chrome + imageWidth)
  }

  // MARK: A configuration's title and subtitle

  private func configurationSlots(_ configuration: ButtonConfiguration) -> [TitleSlot] {
    let room = room(of: configuration)
    // A configuration's texts wrap, and the button grows downwards, unless the file says otherwise.
    let mode = control.lineBreakMode.flatMap { $0.wraps ? $0 : nil } ?? .wordWrap
    func slot(_ name: String, _ text: LocalizableText?, _ font: FontDescription?, _ usual: FontDescription)
      -> TitleSlot?
    {
      guard let text, !text.isBlank else { return nil }
      return TitleSlot(
        name: name, text: text, font: text.font ?? font, defaultFont: usual, room: room,
        numberOfLines: control.numberOfLines ?? 0, lineBreakMode: control.numberOfLines == 1 ? .truncatingTail : mode)
    }
    return [
      slot("normal", configuration.title, configuration.titleFont, Self.titleFont(of: configuration)),
      slot("subtitle", configuration.subtitle, nil, .standard("button.configuration.subtitle")),
    ].compactMap { $0 }
  }

  private func room(of configuration: ButtonConfiguration) -> TitleRoom {
    let insets = configuration.contentInsets ?? Self.insets(ofSize: configuration.size ?? "medium")
    let isBeside = ["leading", "trailing", nil].contains(configuration.imagePlacement)
    guard isBeside, let image = configuration.image ?? control.states?[.normal]?.image else {
      return width.room(less: insets.horizontal, padding: insets.vertical)
    }
    guard let imageWidth = Self.width(of: image, font: configuration.titleFont ?? Self.titleFont(of: configuration))
    else {
      return .unknown(reason: "the file does not tell the size of the image beside the title")
    }
    let padding = configuration.imagePadding ?? Points(ControlMetrics.configurationImagePadding.value)
    return width.room(less: insets.horizontal + imageWidth + padding, padding: insets.vertical)
  }

  private static func titleFont(of configuration: ButtonConfiguration) -> FontDescription {
    let ofSize = configuration.size.map { "button.configuration.\($0)" }
    return .standard(ofSize.flatMap { ControlMetrics.fonts[$0] == nil ? nil : $0 } ?? "button.configuration")
  }

  private static func insets(ofSize size: String) -> Insets {
    guard
      let padding = (ControlMetrics.configurationInsets[size] ?? ControlMetrics.configurationInsets["medium"])?.value
    else { return Insets() }
    return Insets(
      top: Points(padding.top), leading: Points(padding.leading), bottom: Points(padding.bottom),
      trailing: Points(padding.trailing))
  }

  /// The width that an image takes beside a title; a symbol follows the title's size, not the size that the file lists.
  private static func width(of image: ImageReference, font: FontDescription) -> Points? {
    guard image.isSystem else { return image.size?.width }
    let size = font.size ?? ControlMetrics.fonts["button.configuration"]?.value.pointSize
    return size.map { Points($0 * ButtonMetrics.symbolWidthPerPointSize.value) }
  }
}
