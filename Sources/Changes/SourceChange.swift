import AuditModel
import Auditing

/// What is different on screens since their sources were changed.
struct SourceChange: Sendable, Equatable {
  /// The screens that differ, and the new ones.
  private(set) var screens: Set<ScreenPlace> = []
  /// The keys of texts on these screens that have been added to them, or removed.
  private(set) var keys: Set<TableKey> = []

  /// Nothing is different.
  init() {}

  /// Compares what was read of a project's sources with what they were.
  ///
  /// - Parameter changed: The files that were changed: where one has comments that address Fitspoken, all that it shows may be judged
  ///   in another way.
  init(from former: SourceReadings, to current: SourceReadings, in changed: Set<String>) {
    let (old, new) = (former.screens, current.screens)
    let commented = (former.commented.union(current.commented)).intersection(changed)
    var (removed, added): (Set<ShownKey>, Set<ShownKey>) = ([], [])
    for place in Set(old.keys).union(new.keys) {
      let pair = ScreenPairing(old[place] ?? [], new[place] ?? [], commented: commented)
      screens.formUnion(pair.added.map { ScreenPlace($0.screen, of: $0.tree) })
      removed.formUnion(pair.removed.flatMap(\.screen.keys))
      added.formUnion(pair.added.flatMap(\.screen.keys))
    }
    keys = Set(removed.symmetricDifference(added).map(\.key))
  }
}

/// A key, and the kind of an element that shows its text.
private struct ShownKey: Hashable {
  var key: TableKey
  var kind: ElementKind
}

/// A screen of an interface.
private struct ShownScreen {
  /// The interface without its screens and comments.
  var tree: InterfaceTree
  var screen: Screen
}

/// The screens of a file that differ between two readings.
private struct ScreenPairing {
  /// The former screens that there are no longer.
  private(set) var removed: [ShownScreen]
  /// The screens that there were not before.
  private(set) var added: [ShownScreen]

  /// Pairs the screens that show the same: those of the same name first, then the others, since a new screen may change the names of those
  /// that follow it.
  init(_ former: [ShownScreen], _ current: [ShownScreen], commented: Set<String>) {
    (removed, added) = (former, current)
    for isNamed in [true, false] {
      added.removeAll { new in
        let same = removed.firstIndex { old in
          (!isNamed || old.screen.id == new.screen.id) && old.tree == new.tree
            && old.screen.shows(theSameAs: new.screen, commented: commented)
        }
        if let same { removed.remove(at: same) }
        return same != nil
      }
    }
  }
}

extension SourceReadings {
  private var trees: [InterfaceTree] { files.flatMap(\.trees) + interfaces }

  /// The files with comments that address Fitspoken.
  fileprivate var commented: Set<String> {
    Set(trees.filter { $0.comments?.isEmpty == false }.map(\.source))
  }

  /// The screens of each file.
  fileprivate var screens: [String: [ShownScreen]] {
    var all: [String: [ShownScreen]] = [:]
    for var tree in trees {
      let screens = tree.screens
      (tree.screens, tree.comments) = ([], nil)
      all[tree.source, default: []] += screens.map { ShownScreen(tree: tree, screen: $0) }
    }
    return all
  }
}

extension Screen {
  /// The keys that the screen shows.
  fileprivate var keys: Set<ShownKey> {
    var keys: Set<ShownKey> = []
    root.forEach { element, _ in
      for text in element.texts {
        guard let key = text.key else { continue }
        keys.insert(ShownKey(key: TableKey(table: text.tableName, key: key), kind: element.kind))
      }
    }
    return keys
  }

  /// Whether two screens are the same but for names and places in files.
  ///
  /// - Parameter commented: The files of which no element counts as the same.
  fileprivate func shows(theSameAs other: Screen, commented: Set<String>) -> Bool {
    guard size == other.size, surroundings == other.surroundings else { return false }
    // No recursion, since elements may be nested deeply.
    var pending = [(root, other.root)]
    while let (left, right) = pending.popLast() {
      guard left.children.count == right.children.count, left.withoutPlace == right.withoutPlace,
        left.files == right.files, commented.isDisjoint(with: left.files)
      else { return false }
      pending.append(contentsOf: zip(left.children, right.children))
    }
    return true
  }
}

extension Element {
  /// The element without those inside, its name, and its places in files.
  fileprivate var withoutPlace: Element {
    var element = self
    (element.id, element.children) = ("", [])
    (element.location, element.givenAt) = (nil, nil)
    return element
  }

  /// The files in which the element, and what it is given, are written.
  fileprivate var files: [String] {
    ([location, givenAt] + texts.map(\.location)).compactMap { $0?.file }
  }
}
