import AuditModel

/// The title of a row of a menu.
struct MenuTitle {
  var context: ControlContext
  /// The font that the platform's menus take by themselves.
  var defaultFont: FontDescription
  /// Why the title has no limit.
  var reason = "a menu grows with its items"

  var slots: [TitleSlot] {
    let control = context.control
    guard control.type != "separator", let title = control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font, defaultFont: defaultFont,
        room: .unlimited(reason: reason), lineBreakMode: .truncatingTail)
    ]
  }
}

extension Element {
  /// The titles of the items in the element's menus, one of which it shows; those of submenus where they count as well.
  func menuTitles(withSubmenus: Bool) -> [Element] {
    var found: [Element] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      let isInMenu = next.kind == .menu || (withSubmenus && next.kind == .menuItem)
      if next.kind == .menuItem, next.isChoosable { found.append(next) }
      if isInMenu { pending.append(contentsOf: next.children.reversed()) }
    }
    return found
  }

  private var isChoosable: Bool {
    control.type != "separator" && isHidden != true && control.title?.isBlank == false
  }
}
