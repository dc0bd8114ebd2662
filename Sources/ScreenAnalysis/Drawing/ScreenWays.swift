import AuditModel
import Layout

/// What of a screen is seen together: a picture shows one branch of each condition, and one tab of each tab view.
struct ScreenWays {
  /// The branches that each element is in.
  private let branches: [[Branch]]
  /// The branch of each choice, way by way; the first is what is seen at first.
  private let ways: [[String: Int]]
  /// The choices that are tabs.
  private let tabs: Set<String>

  /// More ways are not drawn.
  private static let maximum = 16

  /// The ways of a screen.
  init(_ list: ScreenIndex) {
    var branches: [[Branch]] = []
    var first: [String: Int] = [:]
    var tabs: Set<String> = []
    for node in list.nodes {
      var own = node.parent.map { branches[$0] } ?? []
      if let tab = list.tab(of: node) {
        own.append(tab.branch)
        tabs.insert(tab.branch.choice)
        first[tab.branch.choice] = tab.shown
      }
      if let branch = node.element.branch { own.append(branch) }
      branches.append(own)
      if let parent = node.parent, list.nodes[parent].showsTabs, let branch = node.element.branch {
        tabs.insert(branch.choice)
      }
      for branch in own where first[branch.choice].map({ branch.index < $0 && !tabs.contains(branch.choice) }) ?? true {
        first[branch.choice] = branch.index
      }
    }
    (self.branches, self.tabs) = (branches, tabs)
    var seen: Set<[Branch]> = []
    // What is in two branches of one choice is never shown.
    let combinations = branches.filter { Set($0.map(\.choice)).count == $0.count && seen.insert($0).inserted }
    ways = ShownWays.ways(
      of: combinations.map { $0.map { ($0.choice, $0.index) } }, first: first, limit: Self.maximum)
  }

  /// Whether an element is seen in a way.
  func isSeen(_ index: Int, in way: Int) -> Bool {
    guard ways.indices.contains(way) else { return false }
    return branches[index].allSatisfy { ways[way][$0.choice] == $0.index }
  }

  /// The first way in which an element is seen; nil if it is seen in none.
  func way(showing index: Int) -> Int? { ways.indices.first { isSeen(index, in: $0) } }

  /// The tab that a tab view shows in a way, by its position; nil if it has no tabs.
  func tab(of view: String, in way: Int) -> Int? { tabs.contains(view) ? ways[way][view] : nil }

  /// The ways that differ from the first in a tab alone.
  var waysOfTabs: [Int] {
    guard let start = ways.first else { return [] }
    return ways.indices.dropFirst().filter { way in
      ways[way].allSatisfy { tabs.contains($0.key) || start[$0.key] == $0.value }
    }
  }
}

extension ScreenIndex {
  /// The tab of AppKit that an element is the content of, and the position of the one that is shown at first.
  fileprivate func tab(of node: Node) -> (branch: Branch, shown: Int)? {
    guard let parent = node.parent, nodes[parent].element.kind == .tabViewItem, let view = nodes[parent].parent else {
      return nil
    }
    let element = nodes[view].element
    let tabs = element.children.filter { $0.kind == .tabViewItem }
    guard let index = tabs.firstIndex(where: { $0.id == nodes[parent].element.id }) else { return nil }
    return (Branch(choice: element.id, index: index), tabs.firstIndex { $0.id == element.shownTabID } ?? 0)
  }
}

extension ScreenIndex.Node {
  /// Whether the element has a bar of tabs, each with content of its own.
  fileprivate var showsTabs: Bool { element.children.contains { $0.kind == .tabBar } }
}
