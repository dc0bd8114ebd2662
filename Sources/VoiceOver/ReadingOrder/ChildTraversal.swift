import AuditModel

/// How VoiceOver continues inside an element.
enum ChildTraversal: Equatable {
  /// Nothing inside is reached.
  case nothing
  /// The content is sorted among the element's siblings.
  case transparent
  /// The content is read together, sorted.
  case group
  /// A table: its header, its rows, its footer.
  case table
  /// A spoken cell: its controls are reached, and the cell speaks its labels.
  case controlsOfCell
  /// The content is read in the order of the file, with bars at its ends.
  case sequence
  /// A navigation item: its left items, its title, its right items.
  case navigationBar
  /// A spoken control: the menu that it opens is reached.
  case menu
  /// The content is read in the order of these ids.
  case explicit([String])
  /// The two halves that UIKit makes.
  case stepper

  /// The traversal of an element that is or is not spoken itself.
  init(of element: Element, isSpoken: Bool) {
    let accessibility = element.accessibility
    if accessibility.children == .combine || accessibility.children == .ignore {
      self = .nothing
    } else if isSpoken, accessibility.isElement == true || !Self.spokenContainers.contains(element.kind) {
      self = element.opensMenu ? .menu : .nothing
    } else if let ids = accessibility.elements {
      self = .explicit(ids)
    } else if element.kind == .stepper {
      self = accessibility.isElement == false ? .nothing : .stepper
    } else if element.kind == .cell, isSpoken {
      self = .controlsOfCell
    } else if let kind = Self.kinds[element.kind] {
      self = kind
    } else if element.kind == .box, isSpoken {
      self = .group
    } else {
      self = Self.isGroup(element) ? .group : .transparent
    }
  }

  private static func isGroup(_ element: Element) -> Bool {
    groups.contains(element.kind) || element.accessibility.containerType != nil || element.isModal == true
      || element.accessibility.children == .contain
      || element.accessibility.traits?.contains(.tabBar) == true
  }

  /// The kinds that are spoken themselves but let VoiceOver continue inside.
  private static let spokenContainers: Set<ElementKind> = [
    .cell, .section, .navigationItem, .searchField, .tabViewItem, .box, .tableColumn,
  ]
  private static let kinds: [ElementKind: ChildTraversal] = [
    .viewController: .sequence, .window: .sequence, .section: .sequence, .navigationItem: .navigationBar,
    .tableView: .table, .tabView: .sequence, .tabViewItem: .group, .tableColumn: .group,
    .toolbarItem: .group,
  ]
  private static let groups: Set<ElementKind> = [
    .collectionView, .cell, .segmentedControl, .tabBar, .navigationBar, .toolbar, .searchField, .menu,
  ]
}

extension Element {
  /// Whether the element has a menu.
  fileprivate var opensMenu: Bool {
    // The choices of a wheel are its values.
    if kind == .pickerView, !listsChoices { return false }
    return children.contains { $0.kind == .menu || $0.kind == .menuItem }
  }
}
