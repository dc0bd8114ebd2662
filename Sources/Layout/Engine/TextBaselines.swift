import AuditModel
import PlatformData

/// Which view's text gives a view its baseline.
enum TextBaselines {
  /// The index of the view whose text it is; nil if it has no text.
  static func source(of index: Int, last: Bool, in screen: ScreenSystem) -> Int? {
    let tree = screen.tree
    var current = index
    while tree.nodes[current].element.kind == .stackView {
      let children = tree.nodes[current].children.filter { !tree.nodes[$0].isDetached }
      guard let next = last ? children.last : children.first else { return nil }
      current = next
    }
    return screen.platform.baselineKinds.contains(tree.nodes[current].element.kind) ? current : nil
  }
}
