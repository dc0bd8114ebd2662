extension RuleCatalog {
  /// The rules about traits, states and structure.
  static let traitRules: [any Rule.Type] = []
}
