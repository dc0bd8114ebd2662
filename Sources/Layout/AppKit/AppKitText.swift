import AuditModel
import PlatformData

/// The texts of AppKit's text fields, which are labels where they cannot be edited; they are no titles.
struct AppKitText {
  var site: ControlSite

  private var control: Control { site.control }
  private var controlSize: String { control.controlSize ?? "regular" }

  var slots: [TitleSlot] {
    [("text", control.text), ("placeholder", control.placeholder)].compactMap { name, text in
      guard let text, !text.isBlank else { return nil }
      let mode = control.lineBreakMode ?? .clip
      let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
      let slot = TitleSlot(
        name: name, text: text, font: text.font ?? control.font, defaultFont: .standardOnMac(controlSize: controlSize),
        room: room, isTitle: false, scrolls: name == "text" && control.isEditable == true,
        isHeightLimited: lines != 1 && site.isHeightFixed, numberOfLines: lines,
        lineBreakMode: mode, allowsTightening: mode.truncates)
      return slot.shrinking(as: control)
    }
  }

  /// A label's padding is that of the regular size at every size; that of a bezel is not known.
  private var room: TitleRoom {
    guard control.isBordered != true else {
      return .unknown(reason: "what a text field keeps free beside its text is not known of macOS")
    }
    return site.width.room(less: Points(ControlMetrics.macTitlePadding["label.regular"]?.value ?? 0))
  }
}
