import AuditModel

extension Suppression.Entry {
  typealias Key = ConfigurationKey<Suppression.Entry>

  /// The keys of an entry of `ignored`.
  static let keys: [Key] = [ruleKey] + keysBesideRule

  /// The keys of an entry that stands in a rule's own settings.
  static let keysBesideRule: [Key] = [
    Key("path", takes: "a path pattern", "The files.", example: "\"Legacy/**\"") {
      $0.path = PathGlob(try $1.text())
    },
    Key("locale", takes: "a language tag such as de", "The locale.", example: "fi") { $0.locale = try $1.locale() },
    Key("key", takes: "a pattern of keys such as debug.*", "The keys of a strings table.", example: "debug.*") {
      $0.key = TextGlob(try $1.text())
    },
    Key(
      "element", takes: "an element's id or path", "The element, by its id or the way to it.",
      example: "8bC-Xf-vdC"
    ) { $0.element = try $1.text() },
  ]

  private static let ruleKey = Key("rule", takes: "a rule", "The rule.", example: "title-truncated") {
    $0.rule = try $1.rule()
  }
}

extension ConfigurationNode {
  /// The entries of `ignored`.
  func suppressionEntries(by keys: [ConfigurationKey<Suppression.Entry>]) throws -> [Suppression.Entry] {
    try items(of: "keys with values such as {locale: fi}").map { try $0.suppressionEntry(by: keys) }
  }

  /// An entry of `ignored`; one that names nothing would leave out every finding, and is an error.
  private func suppressionEntry(by keys: [ConfigurationKey<Suppression.Entry>]) throws -> Suppression.Entry {
    var entry = Suppression.Entry()
    try fill(&entry, by: keys)
    guard entry != Suppression.Entry() else {
      throw error("an entry of \"ignored\" names at least one of \(keys.map(\.name).joined(separator: ", "))")
    }
    return entry
  }
}
