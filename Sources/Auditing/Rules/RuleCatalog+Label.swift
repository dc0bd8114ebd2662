extension RuleCatalog {
  /// The rules about labels: what they say and how they are written.
  static let labelRules: [any Rule.Type] = []
}
