import AuditModel

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
