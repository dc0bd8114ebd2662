internal import AuditModel

extension EffectIndex {
  /// An interface whose owner is of the class that loads the file, where no code declares the class that the file states: the class was
  /// renamed, but its file was not.
  func withOwner(_ tree: InterfaceTree) -> InterfaceTree {
    guard let stated = tree.ownerClass, !isDeclared(stated), let owner = owner(ofFile: tree.source.nameOfInterface)
    else {
      return tree
    }
    var tree = tree
    tree.ownerClass = owner
    for index in tree.screens.indices { tree.screens[index].root.renameOwner(stated, to: owner) }
    return tree
  }

  /// The only class that loads a file as its own; nil if none does, or several do.
  private func owner(ofFile name: String) -> String? {
    let owners = all.classes.filter { $0.value.isDeclared && $0.value.owned.names.contains(name) }
    return owners.count == 1 ? owners.first?.key : nil
  }
}

extension Element {
  /// Gives outlets of the owner to the class that it has.
  fileprivate mutating func renameOwner(_ stated: String, to owner: String) {
    connections.outletClasses = connections.outletClasses?.map { $0 == stated ? owner : $0 }
    for index in (layout.constraints ?? []).indices {
      guard let outlets = layout.constraints?[index].outlets else { continue }
      layout.constraints?[index].outlets?.classes = outlets.classes.map { $0 == stated ? owner : $0 }
    }
    for index in children.indices { children[index].renameOwner(stated, to: owner) }
  }
}

extension String {
  /// The name of an interface file by which code loads it, of which devices may have their own (`Name~ipad.xib`).
  var nameOfInterface: String {
    String(split(separator: "/").last?.prefix { $0 != "." && $0 != "~" } ?? "")
  }
}
