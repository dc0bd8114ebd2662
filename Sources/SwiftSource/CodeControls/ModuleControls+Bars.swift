internal import SwiftSyntax

// The order of the items in navigation bars.
extension ModuleControls {
  /// Some calls, with those that make the items of one side of a bar in the order in which they are read: the items on the right are listed
  /// from the right (Apple, `UINavigationItem.rightBarButtonItems`).
  func inReadingOrder(_ creations: [ControlCreation]) -> [ControlCreation] {
    var places: [ControlName: [(position: Int, index: Int)]] = [:]
    for (position, creation) in creations.enumerated() where creation.type.hasSuffix("BarButtonItem") {
      guard let (list, index) = names(of: creation).lazy.compactMap(\.itemOfBar).first, listings[list] == 1 else {
        continue
      }
      places[list, default: []].append((position, index))
    }
    var ordered = creations
    for (list, items) in places where items.count > 1 {
      let sorted = items.sorted { list.lastName == ControlName.rightItems ? $0.index > $1.index : $0.index < $1.index }
      for (slot, item) in zip(items, sorted) { ordered[slot.position] = creations[item.position] }
    }
    return ordered
  }
}

extension ControlName {
  /// The member with the items on the right side of a navigation bar.
  fileprivate static let rightItems = "rightBarButtonItems"

  /// The list of a bar's items, and the index in it, if the name is that of an item; nil for any other name.
  fileprivate var itemOfBar: (list: ControlName, index: Int)? {
    guard path.hasSuffix("]"), let bracket = path.lastIndex(of: "["),
      let index = Int(path[path.index(after: bracket)...].dropLast())
    else { return nil }
    let list = ControlName(owner: owner, path: String(path[..<bracket]))
    return [Self.rightItems, "leftBarButtonItems"].contains(list.lastName) ? (list, index) : nil
  }
}
