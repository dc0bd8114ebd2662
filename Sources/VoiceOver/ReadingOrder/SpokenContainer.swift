import AuditModel

/// A container that matters to a listener, round an element of a transcript.
package struct SpokenContainer: Sendable, Hashable {
  /// What the container is to a listener.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Encodable {
    case navigationBar, tabBar, toolbar, table, collection, section, cell, segmentedControl, searchField, menu
    case list, landmark, dataTable, group, modal
  }

  /// What the container is.
  package var kind: Kind
  /// The container's id; a controller's toolbar, which no element represents, has the controller's.
  package var id: String
  /// What VoiceOver says once when it enters; nil if it says nothing.
  package var announcement: String?
  /// The container's index in file order among all of the screen's elements, from 0.
  var index: Int

  /// Whether both are the same container, or parts of it.
  func isSame(as other: Self) -> Bool { kind == other.kind && index == other.index }
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

  /// What an element is as a container; nil for one that VoiceOver looks through, and for what is no container.
  init?(of element: Element, in parent: ElementKind?) {
    if element.isModal == true {
      self = .modal
    } else if let declared = Self.declared[element.accessibility.containerType ?? ""] {
      self = declared
    } else if element.accessibility.traits?.contains(Trait.tabBar.rawValue) == true {
      self = .tabBar
    } else if let kind = Self.byKind[element.kind], element.kind != .navigationItem || parent != .navigationBar {
      self = kind
    } else if element.accessibility.children == "contain" {
      self = .group
    } else {
      return nil
    }
  }

  private static let declared: [String: Self] = [
    "list": .list, "landmark": .landmark, "dataTable": .dataTable, "semanticGroup": .group,
  ]
  private static let byKind: [ElementKind: Self] = [
    .navigationBar: .navigationBar, .navigationItem: .navigationBar, .tabBar: .tabBar, .toolbar: .toolbar,
    .tableView: .table, .collectionView: .collection, .section: .section, .cell: .cell,
    .segmentedControl: .segmentedControl, .searchField: .searchField, .menu: .menu,
  ]
}

extension SpokenContainer {
  /// The container that an element is to a listener; nil if it is not one.
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
