extension EffectIndex {
  /// The identifiers of the controllers that classes show inside themselves only.
  var partsOfControllers: Set<String> {
    all.classes.filter { !$0.value.isContainerOfScreens }.values.reduce(into: []) { $0.formUnion($1.shown.parts) }
  }

  /// The classes of the controllers that others make, or have as members, and show inside themselves.
  var classesOfParts: Set<String> {
    all.classes.filter { !$0.value.isContainerOfScreens }.reduce(into: []) { classes, known in
      let shown = known.value.shown
      classes.formUnion(shown.children.compactMap { type(ofMember: $0, of: known.key) })
      classes.formUnion(shown.classesOfParts.filter(isDeclared))
    }
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
