import AuditModel
import PlatformData

/// The texts of labels and text fields, which are no titles: most of their widths only a solved layout tells.
struct UIKitText {
  var site: ControlSite

  private var control: Control { site.control }

  var labelSlots: [TitleSlot] {
    let lines = control.numberOfLines ?? 1
    return slots(
      [("text", control.text)], font: "label", room: site.width.room(), lines: lines,
      isHeightLimited: lines != 1 && site.isHeightFixed)
  }

  var fieldSlots: [TitleSlot] {
    slots(
      [("text", control.text), ("placeholder", control.placeholder)], font: "textField", room: fieldRoom, lines: 1,
      isHeightLimited: false)
  }

  private var fieldRoom: TitleRoom {
    guard control.type == "roundedRect" else { return site.width.room() }
    return site.width.room(less: Points(ControlMetrics.textFieldPadding.value * 2))
      .estimated(because: "what a text field keeps free beside its text is only commonly known")
  }

  private func slots(
    _ texts: [(String, LocalizableText?)], font: String, room: TitleRoom, lines: Int, isHeightLimited: Bool
  ) -> [TitleSlot] {
    guard site.platform == .iOS || site.isForSize else { return [] }
    return texts.compactMap { name, text in
      guard let text, !text.isBlank else { return nil }
      let slot = TitleSlot(
        name: name, text: text, font: text.font ?? control.font, defaultFont: .standard(font), room: room,
        isTitle: false, scrolls: site.element.kind == .textField && name == "text", isHeightLimited: isHeightLimited,
        numberOfLines: lines,
        lineBreakMode: control.lineBreakMode ?? .truncatingTail)
      return slot.shrinking(as: control)
    }
  }
}
