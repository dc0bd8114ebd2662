import AuditModel

/// The label of an item of a macOS toolbar.
struct AppKitToolbarItem {
  var site: ControlSite

  var slots: [TitleSlot] {
    guard let title = site.control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: site.control.font, defaultFont: .standardOnMac(controlSize: "small"),
        room: .unlimited(reason: "an item of a toolbar is as wide as its label"), lineBreakMode: .truncatingTail)
    ]
  }
}
