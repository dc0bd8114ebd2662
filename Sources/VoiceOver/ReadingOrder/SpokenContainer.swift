import AuditModel

/// A container around an element of a transcript that matters to a listener.
package struct SpokenContainer: Sendable, Hashable {
  /// The kinds of containers.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Encodable {
    case navigationBar, tabBar, toolbar, table, collection, section, cell, segmentedControl, searchField, menu
    case tab
    case list, landmark, dataTable, group, modal
  }

  /// The kind of the container.
  package var kind: Kind
  /// The container's id; a controller's toolbar, which is not an element, has the controller's.
  package var id: String
  /// What VoiceOver says once when it enters; nil if it says nothing.
  package var announcement: String?
  /// The container's index in file order among all of the screen's elements, from 0.
  var index: Int

  /// Whether both are the same container, or parts of it.
  func isSame(as other: Self) -> Bool { kind == other.kind && index == other.index }
}

extension SpokenContainer {
  /// The container for a person, with what is announced on entering: `navigation bar`, `list: Favorites`.
  package var heading: String { kind.words + (announcement.map { ": \($0)" } ?? "") }
}

extension SpokenContainer: Encodable {
  private enum CodingKeys: CodingKey { case kind, id, announcement }
}

extension SpokenContainer.Kind {
  /// The name for a person: `navigation bar`.
  var words: String { Self.words[self] ?? rawValue }

  private static let words: [Self: String] = [
    .navigationBar: "navigation bar", .tabBar: "tab bar", .segmentedControl: "segmented control",
    .searchField: "search field", .dataTable: "data table", .modal: "modal view",
  ]

  /// The kind of an element as a container; nil if it is transparent for VoiceOver or not a container.
  init?(of element: Element, in parent: ElementKind?) {
    if element.isModal == true {
      self = .modal
    } else if let declared = element.accessibility.containerType.flatMap({ Self.declared[$0] }) {
      self = declared
    } else if element.accessibility.traits?.contains(.tabBar) == true {
      self = .tabBar
    } else if let kind = Self.byKind[element.kind], element.kind != .navigationItem || parent != .navigationBar {
      self = kind
    } else if element.accessibility.children == .contain {
      self = .group
    } else {
      return nil
    }
  }

  private static let declared: [AccessibilityProperties.ContainerType: Self] = [
    .list: .list, .landmark: .landmark, .dataTable: .dataTable, .semanticGroup: .group,
  ]
  private static let byKind: [ElementKind: Self] = [
    .navigationBar: .navigationBar, .navigationItem: .navigationBar, .tabBar: .tabBar, .toolbar: .toolbar,
    .tableView: .table, .collectionView: .collection, .section: .section, .cell: .cell,
    .segmentedControl: .segmentedControl, .searchField: .searchField, .menu: .menu,
    .tabViewItem: .tab,
  ]
}

extension SpokenContainer {
  /// An element as a container that matters to a listener; nil if it is not one.
  ///
  /// Only a group with a label or value is announced, once, when VoiceOver enters it.
  init?(of element: Element, at index: Int, in parent: ElementKind?, speech: SpeechContext) {
    guard let kind = Kind(of: element, in: parent) else { return nil }
    self.init(kind: kind, id: element.id, index: index)
    guard kind == .group, speech.settings.describesContainers else { return }
    let parts = [element.accessibility.label, element.accessibility.value].compactMap(speech.string)
    if !parts.isEmpty { announcement = parts.joined(separator: ": ") }
  }
}

extension AccessibilityContext {
  /// The context that a container provides for the stop at `index` (from 0) of `count`; nil if the container announces none.
  init?(index: Int, of count: Int, in container: Element) {
    if let type = Self.rowType(of: container) {
      self.init(type: type)
      (self.index, self.count) = (index + 1, count)
      return
    }
    guard let boundaries = Self.boundaries(of: container) else { return nil }
    guard index == 0 || index == count - 1 else { return nil }
    self.init(type: index == 0 ? boundaries.first : boundaries.last)
  }

  private static func rowType(of container: Element) -> Kind? {
    switch container.kind {
    case .segmentedControl, .searchField: .series
    case .tabBar: .tabBarItem
    default: container.accessibility.traits?.contains(.tabBar) == true ? .tab : nil
    }
  }

  private static func boundaries(of container: Element) -> (first: Kind, last: Kind)? {
    switch container.accessibility.containerType {
    case .list: (.listStart, .listEnd)
    case .landmark: (.landmarkStart, .landmarkEnd)
    default: nil
    }
  }
}
