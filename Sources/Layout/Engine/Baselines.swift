import AuditModel

/// Which view's text gives a view its baseline.
enum Baselines {
  private static let kinds: Set<ElementKind> = [
    .label, .button, .textField, .popUpButton, .segmentedControl, .comboBox, .searchField, .textView, .datePicker,
    .switch,
  ]

  /// The place of the view whose text it is; nil where the baseline is the lower edge.
  static func source(of index: Int, last: Bool, in tree: LayoutTree) -> Int? {
    var current = index
    while tree.nodes[current].element.kind == .stackView {
      let children = tree.nodes[current].children.filter { !tree.nodes[$0].isDetached }
      guard let next = last ? children.last : children.first else { return nil }
      current = next
    }
    return kinds.contains(tree.nodes[current].element.kind) ? current : nil
  }
}
