extension RuleCatalog {
  /// The rules about the Mac's buttons.
  static let macRules: [any Rule.Type] = []
}
