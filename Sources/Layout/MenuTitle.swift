import AuditModel

/// The title of a row of a menu.
struct MenuTitle {
  var site: ControlSite

  var slots: [TitleSlot] {
    let control = site.control
    guard control.type != "separator", let title = control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font, defaultFont: font,
        room: .unlimited(reason: reason), lineBreakMode: .truncatingTail)
    ]
  }

  private var font: FontDescription {
    site.platform == .macOS ? .standardOnMac(controlSize: "regular") : .standard("menuItem")
  }

  private var reason: String {
    let grows = "a menu grows with its items"
    return site.platform == .macOS ? grows : "\(grows); how far is not known of \(site.platform.rawValue)"
  }
}
