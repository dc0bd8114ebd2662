import AuditModel

/// Reads how containers size what they hold: tables, collections, cells, and AppKit's boxes, grids, tab, split and scroll views.
enum ContainerLayoutReader {
  /// Reads what an object of these kinds says; other objects say nothing.
  static func read(_ source: ObjectSource, into layout: inout LayoutProperties) {
    readers[source.node.name]?(source.node, &layout)
  }

  private typealias Reader = @Sendable (XMLNode, inout LayoutProperties) -> Void

  private static let readers: [String: Reader] = [
    "tableView": table, "outlineView": table, "tableViewCell": cell, "collectionView": collection,
    "collectionViewCell": { $1.itemSize = $0.child(key: "customSize")?.size },
    "box": box, "tabView": { $1.style = $0["type"] },
    "scrollView": { $1.style = $0["borderType"] }, "splitView": split,
    "gridView": { $1.grid = GridReader.read($0) },
  ]

  private static let table: Reader = { node, layout in
    layout.style = node["style"] ?? node["tableStyle"]
    layout.rowHeight = height(node, "rowHeight")
    layout.sectionHeaderHeight = height(node, "sectionHeaderHeight")
    layout.sectionFooterHeight = height(node, "sectionFooterHeight")
  }

  private static let cell: Reader = { node, layout in
    layout.style = node["style"] ?? "custom"
    layout.rowHeight = height(node, "rowHeight")
    layout.accessory = node["accessoryType"]
  }

  /// Items that say how large they are about to be are as large as their content.
  private static let collection: Reader = { node, layout in
    let flow = node.child(key: "collectionViewLayout")
    let estimate = flow?.child(key: "estimatedItemSize")?.size
    guard estimate == nil || estimate == Size(width: 0, height: 0) else { return }
    layout.itemSize = flow?.child(key: "itemSize")?.size
  }

  /// A box of the type `custom` keeps nothing but its line round its content (measured on four of public files).
  private static let box: Reader = { node, layout in
    layout.style = node["boxType"]
    guard layout.style == "custom" else { return }
    let line = node["borderType"] == "none" ? 0 : node.points("borderWidth") ?? 1
    let margins = node.child(key: "contentViewMargins")?.size ?? Size(width: 0, height: 0)
    let (x, y) = (line + margins.width, line + margins.height)
    layout.edgeInsets = Insets(top: y, leading: x, bottom: y, trailing: x)
  }

  /// The divider of a split view is vertical where its parts stand side by side.
  private static let split: Reader = { node, layout in
    layout.axis = node.flag("vertical") == true ? "horizontal" : "vertical"
    layout.style = node["dividerStyle"]
  }

  /// A height in points; −1 stands for what the content needs (`UITableView.automaticDimension`).
  private static func height(_ node: XMLNode, _ name: String) -> Points? {
    node.points(name).flatMap { $0 < 0 ? nil : $0 }
  }
}
