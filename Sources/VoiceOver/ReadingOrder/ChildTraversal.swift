import AuditModel

/// How VoiceOver goes on inside an element.
enum ChildTraversal: Equatable {
  /// Nothing inside is reached.
  case nothing
  /// What is inside is sorted among the element's siblings.
  case transparent
  /// What is inside is read together, sorted.
  case group
  /// A table: its header, its rows, its footer.
  case table
  /// A spoken cell: its controls are reached, its labels are spoken by the cell.
  case controlsOfCell
  /// What is inside is read in the order of the file, bars at their ends.
  case sequence
  /// A navigation item: its left items, its title, its right items.
  case navigationBar
  /// A spoken control: the menu that it opens.
  case menu
  /// What is inside is read in the order of these ids.
  case explicit([String])
  /// The two halves that UIKit makes.
  case stepper

  /// The way inside an element that is or is not spoken itself.
  init(of element: Element, isSpoken: Bool) {
    let accessibility = element.accessibility
    if Self.swallowing.contains(accessibility.children ?? "") {
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
    } else {
      self = Self.isGroup(element) ? .group : .transparent
    }
  }

  private static func isGroup(_ element: Element) -> Bool {
    groups.contains(element.kind) || element.accessibility.containerType != nil || element.isModal == true
      || element.accessibility.children == "contain"
      || element.accessibility.traits?.contains(Trait.tabBar.rawValue) == true
  }

  /// What SwiftUI makes one element of what is inside.
  private static let swallowing: Set<String> = ["combine", "ignore"]
  /// Kinds that are spoken themselves and still let VoiceOver in.
  private static let spokenContainers: Set<ElementKind> = [.cell, .section, .navigationItem, .searchField]
  private static let kinds: [ElementKind: ChildTraversal] = [
    .viewController: .sequence, .window: .sequence, .section: .sequence, .navigationItem: .navigationBar,
    .tableView: .table,
  ]
  private static let groups: Set<ElementKind> = [
    .collectionView, .cell, .segmentedControl, .tabBar, .navigationBar, .toolbar, .searchField, .menu,
  ]
}

extension Element {
  /// Whether the element has a menu.
  fileprivate var opensMenu: Bool { children.contains { $0.kind == .menu || $0.kind == .menuItem } }
}

extension AccessibilityContext {
  /// The context that a container gives to the stop at `index` (from 0) of `count`; nil if the container announces
  /// none.
  init?(index: Int, of count: Int, in container: Element) {
    if let type = Self.rowType(of: container) {
      self.init(type: type)
      (self.index, self.count) = (index + 1, count)
      return
    }
    guard let boundaries = Self.boundaries[container.accessibility.containerType ?? ""] else { return nil }
    guard index == 0 || index == count - 1 else { return nil }
    self.init(type: index == 0 ? boundaries.first : boundaries.last)
  }

  private static func rowType(of container: Element) -> String? {
    switch container.kind {
    case .segmentedControl, .searchField: "series"
    case .tabBar: "tabBarItem"
    default: container.accessibility.traits?.contains(Trait.tabBar.rawValue) == true ? "tab" : nil
    }
  }

  private static let boundaries = [
    "list": (first: "listStart", last: "listEnd"), "landmark": (first: "landmarkStart", last: "landmarkEnd"),
  ]
}
