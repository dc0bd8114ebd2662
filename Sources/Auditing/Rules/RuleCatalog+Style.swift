extension RuleCatalog {
  /// The rules about styles, sizes and shapes of buttons.
  static let styleRules: [any Rule.Type] = []
}
