import AuditModel

/// The titles of a UIKit button by state.
struct UIKitStateTitles {
  var site: ControlSite

  private var control: Control { site.control }

  /// The states that have a title of their own.
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
    let (room, tolerance) = room(in: state)
    let slot = TitleSlot(
      name: state.rawValue, text: title, font: title.font ?? control.font, defaultFont: defaultFont, room: room,
      tolerance: tolerance, isHeightLimited: lines != 1, numberOfLines: lines, lineBreakMode: mode)
    return slot.shrinking(as: control)
  }

  private var defaultFont: FontDescription {
    if let configuration = control.configuration { return .configurationTitle(ofSize: configuration.size) }
    return .standard(control.type == "custom" ? "button.custom" : "button.system")
  }

  private func room(in state: ControlState) -> (room: TitleRoom, tolerance: Points) {
    let insets = control.insets ?? ControlInsets()
    let chrome = (insets.content?.horizontal ?? 0) + (insets.title?.horizontal ?? 0)
    guard let image = control.states?[state]?.image ?? control.states?[.normal]?.image else {
      return (site.width.room(less: chrome), 0)
    }
    guard let beside = ImageWidth(of: image, font: control.font ?? defaultFont) else { return (ImageWidth.unknown, 0) }
    return (site.width.room(less: chrome + beside.width), beside.tolerance)
  }
}
