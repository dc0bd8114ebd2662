extension RuleCatalog {
  /// The rules about hints.
  static let hintRules: [any Rule.Type] = []
}
