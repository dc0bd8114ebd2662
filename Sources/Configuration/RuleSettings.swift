import AuditModel

/// What a configuration says about one rule.
struct RuleSettings {
  /// The severity of a rule's findings, or off.
  enum Level: String, CaseIterable {
    case error, warning, note, off

    /// The severity; nil if the rule is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The rule's level; nil for its default.
  var level: Level?
  /// The findings of the rule that are suppressed.
  var ignored: [Suppression.Entry] = []

  /// The keys of a rule's settings.
  static let keys: [ConfigurationKey<RuleSettings>] = [
    ConfigurationKey(
      "severity", takes: "error, warning, note or off", "The severity of the rule's findings.", example: "warning"
    ) { $0.level = try $1.word("severity") },
    ConfigurationKey(
      "ignored", takes: "a list of entries with some of path, locale, key and element",
      "Findings of the rule to suppress.", example: "[{locale: fi}]"
    ) { $0.ignored = try $1.suppressionEntries(by: Suppression.Entry.keysBesideRule) },
  ]
}

extension ConfigurationNode {
  /// Reads severities and settings by rule.
  func readRules(into configuration: inout Configuration) throws {
    for (rule, value) in try members(by: { try $0.rule() }) {
      let settings = try value.ruleSettings(of: rule)
      if let level = settings.level {
        configuration.severities[rule] = level.severity
        if level == .off { configuration.disabledRules.insert(rule) }
      }
      configuration.suppression.entries += settings.ignored
    }
  }

  private func ruleSettings(of rule: String) throws -> RuleSettings {
    var settings = RuleSettings()
    if isScalar {
      settings.level = try word("severity")
    } else {
      try taking("a severity, off, or keys with values such as severity: note").fill(&settings, by: RuleSettings.keys)
    }
    for index in settings.ignored.indices { settings.ignored[index].rule = rule }
    return settings
  }

  /// A percentage for all locales, or percentages by locale; `default` is for all others.
  func percentages() throws -> LocalePercentages {
    if isScalar { return LocalePercentages(general: try percent()) }
    var limits = LocalePercentages()
    for (locale, value) in try members(by: { try $0.text() == "default" ? nil : try $0.locale() }) {
      let percent = try value.taking("a number from 0 to 100").percent()
      if let locale { limits.byLocale[locale] = percent } else { limits.general = percent }
    }
    return limits
  }
}

extension Suppression.Entry {
  typealias Key = ConfigurationKey<Suppression.Entry>

  /// The keys of an entry of `ignored`.
  static let keys: [Key] = [ruleKey] + keysBesideRule

  /// The keys of an entry in the settings of a rule.
  static let keysBesideRule: [Key] = [
    Key("path", takes: "a path pattern", "The files.", example: "\"Legacy/**\"") {
      $0.path = PathGlob(try $1.text())
    },
    Key("locale", takes: "a language tag such as de", "The locale.", example: "fi") { $0.locale = try $1.locale() },
    Key("key", takes: "a pattern of keys such as debug.*", "The keys of a strings table.", example: "debug.*") {
      $0.key = TextGlob(try $1.text())
    },
    Key(
      "element", takes: "an element's id or path", "The element, by its id or path.",
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

  /// An entry of `ignored`; throws an error if it is empty, since it would suppress every finding.
  private func suppressionEntry(by keys: [ConfigurationKey<Suppression.Entry>]) throws -> Suppression.Entry {
    var entry = Suppression.Entry()
    try fill(&entry, by: keys)
    guard entry != Suppression.Entry() else {
      throw error("an entry of \"ignored\" requires at least one of \(keys.map(\.name).joined(separator: ", "))")
    }
    return entry
  }
}
