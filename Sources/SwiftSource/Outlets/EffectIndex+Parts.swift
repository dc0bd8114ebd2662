extension EffectIndex {
  /// The identifiers of the controllers that classes show inside themselves only.
  var partsOfControllers: Set<String> {
    all.classes.filter { !$0.value.isContainerOfScreens }.values.reduce(into: []) { $0.formUnion($1.shown.parts) }
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
