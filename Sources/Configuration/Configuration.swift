package import AuditModel
package import LocaleData
package import PlatformData

/// A project's settings: the contents of `.fitspoken.yml`, with defaults for missing keys.
package struct Configuration: Sendable, Equatable {
  /// The locales to audit; empty for all locales of the project.
  package var locales: [LocaleTag] = []
  /// The locales that the project must have.
  package var requiredLocales: [LocaleTag] = []
  /// The content sizes at which titles are measured; empty for the default.
  package var contentSizes: [ContentSizeCategory] = []
  /// The devices, or families of devices, on which screens are laid out; empty for the one that each file was designed for.
  package var devices: [String] = []
  /// The system generation whose control sizes apply; nil for that of each file.
  package var generation: SystemGeneration?
  /// The release of iOS whose speech is simulated; nil for the latest.
  package var release: String?
  /// The platform whose interfaces are audited; nil for all.
  package var platform: Platform?
  /// Patterns (`PathGlob`) of files and folders that are not read.
  package var excluded: [String] = []
  /// The lowest severity that fails the gate.
  package var failOn: FailOn?
  /// Whether findings that need review fail the gate.
  package var failsOnReview: Bool?
  /// The minimum coverage of locales.
  package var minimumCoverage = LocalePercentages()
  /// How much of the translations of locales may be the same as the source.
  package var maximumCopies = LocalePercentages()
  /// The baseline's path, relative to the configuration file's folder.
  package var baseline: String?
  /// The folder in which outcomes are kept, relative to the configuration file's folder; nil keeps none.
  package var cache: String?
  /// What a button with a title is called.
  package var buttonLabel: ButtonLabelReading?
  /// Folders of fonts, relative to the configuration file's folder.
  package var fonts: [String] = []
  /// The project's corrections of the words that VoiceOver adds.
  package var spokenWords = SpokenWordOverrides()
  /// The only rules to apply; empty for all.
  package var onlyRules: Set<String> = []
  /// Rules not to apply.
  package var disabledRules: Set<String> = []
  /// The severities of rules that differ from the defaults.
  package var severities: [String: Severity] = [:]
  /// The project's terms.
  package var glossary = Glossary()
  /// The samples for the arguments of titles when they are measured.
  package var samples = Samples()
  /// The findings that are suppressed.
  package var suppression = Suppression()

  /// The defaults.
  package init() {}

  /// Reads a YAML document; an empty one gives the defaults.
  ///
  /// `file` names the document in messages, and `knownRules` are the names of all rules; nil accepts any name. Throws a
  /// `ConfigurationError` for the first fault: invalid YAML, an unknown or duplicate key, a value of the wrong kind, or a
  /// rule, locale, severity or content size that does not exist.
  package init(yaml: String, file: String, knownRules: Set<String>?) throws {
    let source = ConfigurationSource(file: file, knownRules: knownRules)
    guard let root = try source.root(of: yaml) else { return }
    try root.fill(&self, by: Self.keys)
  }
}

extension Configuration {
  typealias Key = ConfigurationKey<Configuration>

  /// The keys of `.fitspoken.yml`, in documentation order.
  static let keys: [Key] = scopeKeys + gateKeys + ruleKeys + [glossaryKey, samplesKey, spokenWordsKey]

  private static let scopeKeys: [Key] = [
    Key(
      "locales", takes: "a list of language tags such as [de, fr]",
      "The locales to audit (default: all locales of the project).", example: "[de, fr, ar]"
    ) { $0.locales = try $1.locales() },
    Key(
      "required_locales", takes: "a list of language tags such as [de, fr]",
      "The locales that the project must have; a table that one of them lacks is an error.", example: "[de, ja]"
    ) { $0.requiredLocales = try $1.locales() },
    Key(
      "content_sizes", takes: "a list of content sizes such as [large, accessibility3]",
      "The content sizes at which titles are measured.", example: "[large, xxxLarge, accessibility3]"
    ) { $0.contentSizes = try $1.items(of: "a content size such as large").map { try $0.word("content size") } },
    Key(
      "devices", takes: "a list of devices such as [iphone, ipad-11in]",
      "The devices on which screens are laid out (default: the one that each file was designed for).",
      example: "[iphone, ipad-11in-landscape-half]"
    ) { $0.devices = try $1.devices() },
    Key(
      "ios", takes: "a release of iOS such as 18 or 26",
      "The release whose control sizes and speech apply (default: the one that each file was drawn with).",
      example: "26"
    ) { ($0.generation, $0.release) = (try $1.systemGeneration(), try $1.text()) },
    Key(
      "platform", takes: "a platform such as iOS",
      "The platform whose interfaces are audited (default: all).", example: "iOS"
    ) { $0.platform = try $1.word("platform") },
    Key(
      "excluded", takes: "a list of path patterns such as [Pods, \"Tests/**\"]",
      "Files and folders that are not read.", example: "[Vendor, \"**/Generated\"]"
    ) { $0.excluded = try $1.items(of: "a path pattern").map { try $0.text() } },
    Key(
      "fonts", takes: "a list of folders", "Folders with the app's fonts, relative to this file's folder.",
      example: "[Resources/Fonts]"
    ) { $0.fonts = try $1.items(of: "a folder").map { try $0.text() } },
    Key(
      "button_label", takes: "observed or documented",
      "What a button with a title is called: its accessibility label, as on devices, or its title, as Apple documents.",
      example: "observed"
    ) { $0.buttonLabel = try $1.word("button label") },
    Key(
      "cache", takes: "a folder",
      "The folder in which an audit keeps what it found, to be faster when nothing has changed (default: none).",
      example: ".build/fitspoken"
    ) { $0.cache = try $1.text() },
  ]

  private static let gateKeys: [Key] = [
    Key(
      "fail_on", takes: "error, warning, note or never", "The lowest severity of a finding that fails the gate.",
      example: "error"
    ) { $0.failOn = try $1.word("severity") },
    Key(
      "fail_on_review", takes: "true or false", "Whether findings that need review fail the gate too.",
      example: "false"
    ) { $0.failsOnReview = try $1.flag() },
    Key(
      "min_coverage", takes: "a number from 0 to 100, or such a number for each of some locales",
      "The minimum coverage of each locale, in percent.", example: "{default: 95, de: 100}"
    ) { $0.minimumCoverage = try $1.percentages() },
    Key(
      "max_same_as_source", takes: "a number from 0 to 100, or such a number for each of some locales",
      "How much of each locale's translations may be the same as the source, in percent.",
      example: "{default: 30, de: 20}"
    ) { $0.maximumCopies = try $1.percentages() },
    Key(
      "baseline", takes: "a path", "The file of known findings, relative to this file's folder.",
      example: "fitspoken-baseline.json"
    ) { $0.baseline = try $1.text() },
  ]

  private static let ruleKeys: [Key] = [
    Key(
      "only_rules", takes: "a list of rules", "The only rules to apply.", example: "[title-truncated, title-clipped]"
    ) { $0.onlyRules = try $1.rules() },
    Key("disabled_rules", takes: "a list of rules", "Rules not to apply.", example: "[extra-key]") {
      $0.disabledRules.formUnion(try $1.rules())
    },
    Key(
      "rules", takes: "a severity, off, or settings for each of some rules",
      "The severity of rules, and the findings that each of them ignores.",
      example: "{title-truncated: error, hit-region-too-small: off}"
    ) { try $1.readRules(into: &$0) },
    Key(
      "ignored", takes: "a list of entries with some of rule, path, locale, key and element",
      "Findings to suppress.", example: "[{rule: title-clipped, path: \"Legacy/**\"}]"
    ) { $0.suppression.entries += try $1.suppressionEntries(by: Suppression.Entry.keys) },
  ]
}
