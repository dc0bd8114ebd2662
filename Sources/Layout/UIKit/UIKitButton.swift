import AuditModel

/// A UIKit button's titles: with a configuration or without one, or those of a menu that the button chooses from.
struct UIKitButton {
  var site: ControlSite

  private var control: Control { site.control }

  var slots: [TitleSlot] { titles.map(withKnownFont) }

  private var titles: [TitleSlot] {
    let items = control.changesSelectionAsPrimaryAction == true ? site.element.menuTitles(withSubmenus: true) : []
    guard items.isEmpty else { return items.compactMap { choice($0.control.title) } }
    guard let configuration = control.configuration else { return UIKitStateTitles(site: site).slots }
    let slots = UIKitConfigurationTitles(site: site, configuration: configuration).slots
    // The configuration's title is the shown one; where it has none, a state's is shown or a leftover.
    guard configuration.title == nil else { return slots }
    return UIKitStateTitles(site: site).slots.map(withDoubtfulRoom) + slots
  }

  /// The title of an item, which stands in for the button's own while the item is chosen.
  private func choice(_ title: LocalizableText?) -> TitleSlot? {
    guard let title else { return nil }
    var slot =
      if let configuration = control.configuration {
        UIKitConfigurationTitles(site: site, configuration: configuration).titleSlot(title)
      } else {
        UIKitStateTitles(site: site).slot(for: title, in: .normal)
      }
    (slot.name, slot.isChoice) = ("item", true)
    return slot
  }

  private func withDoubtfulRoom(_ slot: TitleSlot) -> TitleSlot {
    var slot = slot
    slot.room = .unknown(reason: "the button's configuration has no title, so it may not show that of a state")
    return slot
  }

  /// The fonts that controls take by themselves are known of iOS alone; those of tvOS are far larger.
  private func withKnownFont(_ slot: TitleSlot) -> TitleSlot {
    guard site.platform != .iOS, slot.font == nil, slot.room.size != nil else { return slot }
    var slot = slot
    slot.room = .unknown(
      reason: "the font that a button of \(site.platform.rawValue) takes by itself is not known")
    return slot
  }
}
