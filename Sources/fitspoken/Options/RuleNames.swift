import Rules

/// The names of the rules, for the commands that read a configuration and judge nothing.
enum RuleNames {
  /// Every rule's name.
  static let all = RuleCatalog.names
}
