import AuditModel

/// The recorded screens of a workspace, to find the same screen in the development language.
struct RecordedScreens: Sendable {
  /// A recorded screen with the recording that it belongs to.
  struct Recording: Sendable {
    /// The tree of the recording.
    var tree: InterfaceTree
    /// The screen.
    var screen: Screen
  }

  private struct Key: Hashable {
    var screen: String
    var size: Size?
    var platform: Platform

    init(_ screen: Screen, in tree: InterfaceTree) {
      (self.screen, size, platform) = (screen.id, screen.size, tree.platform)
    }
  }

  private var items: [Key: [Recording]] = [:]

  /// The recorded screens of some trees.
  init(_ trees: [InterfaceTree]) {
    for tree in trees where tree.recording != nil && tree.locale != nil {
      for screen in tree.screens { items[Key(screen, in: tree), default: []].append(.init(tree: tree, screen: screen)) }
    }
  }

  /// The screen of the same name and size that was recorded in the development language; nil for that screen itself, or without one.
  ///
  /// Of several, the one whose file is nearest.
  func reference(of screen: Screen, in tree: InterfaceTree) -> Recording? {
    guard let locale = tree.locale else { return nil }
    let development = (tree.developmentLanguage ?? .english).language
    guard tree.recording != nil, locale.language != development else { return nil }
    let originals = (items[Key(screen, in: tree)] ?? []).filter { $0.tree.locale?.language == development }
    return originals.max {
      $0.tree.source.sharedPrefix(with: tree.source) < $1.tree.source.sharedPrefix(with: tree.source)
    }
  }
}

extension String {
  /// The number of bytes with which both texts begin.
  fileprivate func sharedPrefix(with other: String) -> Int { zip(utf8, other.utf8).prefix { $0 == $1 }.count }
}
