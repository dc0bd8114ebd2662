internal import AuditModel

extension [FileReading] {
  /// Fills the tabs of references to controllers in other storyboards with what these show in a bar.
  mutating func fillTabsOfReferences() {
    let references = Set(flatMap(\.controllersOfTabs.values))
    guard !references.isEmpty else { return }
    let tabs = self.tabs(of: references)
    for index in indices {
      let own = self[index].controllersOfTabs.compactMapValues { tabs[$0] }
      guard !own.isEmpty else { continue }
      for tree in self[index].trees.indices {
        for screen in self[index].trees[tree].screens.indices {
          self[index].trees[tree].screens[screen].root.fill(own)
        }
      }
    }
  }

  /// The tabs with a title of controllers, in the files of the development language.
  private func tabs(of references: Set<StoryboardReference>) -> [StoryboardReference: AuditModel.Element] {
    var tabs: [StoryboardReference: AuditModel.Element] = [:]
    for reading in self where !reading.trees.isEmpty {
      let name = reading.input.path.baseName
      for tree in reading.trees where tree.locale == nil {
        for screen in tree.screens {
          let reference = StoryboardReference(storyboard: name, identifier: screen.title ?? "")
          guard references.contains(reference), tabs[reference] == nil else { continue }
          tabs[reference] = screen.root.children.first { $0.kind == .tabBarItem && $0.hasTitle }
        }
      }
    }
    return tabs
  }
}

extension Element {
  fileprivate var hasTitle: Bool { control.title?.isBlank == false || control.systemItem != nil }

  /// Fills the tabs in a bar with what those of other files show, by the ids of the former.
  fileprivate mutating func fill(_ tabs: [String: Element]) {
    if kind == .tabBarItem, let tab = tabs[id], control.title?.expression != nil {
      (control, accessibility) = (tab.control, tab.accessibility)
      connections.titleClasses = tab.connections.titleClasses
    }
    for index in children.indices { children[index].fill(tabs) }
  }
}
