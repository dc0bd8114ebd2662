extension EffectIndex {
  /// The identifiers of the controllers that classes show inside themselves only.
  var partsOfControllers: Set<String> {
    all.classes.filter { !$0.value.isContainerOfScreens }.values.reduce(into: []) { $0.formUnion($1.shown.parts) }
  }

  /// The classes of the controllers that others have as members and show inside themselves, or make as pages.
  var classesOfParts: Set<String> {
    let containers = all.classes.filter { !$0.value.isContainerOfScreens }
    let pages = containers.values.reduce(into: Set<String>()) { $0.formUnion($1.shown.classesOfPages) }
    // A member may have the class from which all controllers of the app inherit; of pages that is the one of the pages.
    let own = containers.reduce(into: Set<String>()) { classes, known in
      classes.formUnion(known.value.shown.children.compactMap { type(ofMember: $0, of: known.key) })
    }
    return own.union(all.classes.keys.filter { line($0).contains(where: pages.contains) })
  }
}

extension ClassEffects {
  /// Whether the class is a container whose children are screens: their number is not that of its parts.
  fileprivate var isContainerOfScreens: Bool {
    ["TabBarController", "NavigationController", "SplitViewController"].contains {
      superclass?.hasSuffix($0) == true
    }
  }
}
