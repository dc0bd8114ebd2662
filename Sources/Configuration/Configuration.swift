public import AuditModel
package import LocaleData
package import PlatformData

/// What a project asks of its audits: the contents of `.fitspoken.yml`, with the defaults for what it does not say.
public struct Configuration: Sendable, Equatable {
  /// The locales to audit; empty for all that the project has.
  public var locales: [LocaleTag] = []
  /// The locales that the project has to have.
  public var requiredLocales: [LocaleTag] = []
  /// The content sizes at which titles are fitted; empty for the default.
  public var contentSizes: [ContentSizeCategory] = []
  /// The devices, or families of them, whose screens are laid out; empty for what each file was designed for.
  package var devices: [String] = []
  /// The generation of systems whose sizes of controls count; nil for that of each file.
  package var generation: SystemGeneration?
  /// The release of iOS, whose speech is simulated as well; nil for the latest.
  package var release: String?
  /// The only platform whose interfaces are audited; nil for all.
  public var platform: Platform?
  /// Patterns (`PathGlob`) of files and folders that are not read.
  public var excluded: [String] = []
  /// The lowest severity that stops a build.
  public var failOn: FailOn?
  /// Whether findings that need a review stop a build.
  public var failsOnReview: Bool?
  /// How much of each locale has to be translated.
  public var minimumCoverage = CoverageMinimums()
  /// The baseline's path, relative to the configuration file's folder.
  public var baseline: String?
  /// What a titled button is spoken by.
  public var buttonLabel: ButtonLabelReading?
  /// Folders of fonts, relative to the configuration file's folder.
  public var fonts: [String] = []
  /// The words that VoiceOver adds, where the project knows better than we do.
  package var spokenWords = SpokenWordOverrides()
  /// The only rules to apply; empty for all.
  public var onlyRules: Set<String> = []
  /// Rules not to apply.
  public var disabledRules: Set<String> = []
  /// The severities of rules that differ from the rules' own.
  public var severities: [String: Severity] = [:]
  /// The project's terms.
  public var glossary = Glossary()
  /// What stands for the arguments of titles while they are measured.
  public var samples = Samples()
  /// The findings that are left out.
  public var suppression = Suppression()

  /// The defaults.
  public init() {}

  /// The configuration that a YAML document holds; an empty one holds the defaults.
  ///
  /// `file` names the document in messages, and `knownRules` are the names of all rules; nil accepts any name. Throws a
  /// `ConfigurationError` at the first fault: text that is not YAML, an unknown or repeated key, a value of the wrong
  /// kind, a rule, locale, severity or content size that does not exist.
  public init(yaml: String, file: String, knownRules: Set<String>?) throws {
    let source = ConfigurationSource(file: file, knownRules: knownRules)
    guard let root = try source.root(of: yaml) else { return }
    try root.fill(&self, by: Self.keys)
  }
}

extension Configuration {
  typealias Key = ConfigurationKey<Configuration>

  /// The keys of `.fitspoken.yml`, in the order in which they are documented.
  static let keys: [Key] = scopeKeys + gateKeys + ruleKeys + [glossaryKey, samplesKey, spokenWordsKey]

  private static let scopeKeys: [Key] = [
    Key(
      "locales", takes: "a list of language tags such as [de, fr]",
      "The locales to audit; without it, all that the project has.", example: "[de, fr, ar]"
    ) { $0.locales = try $1.locales() },
    Key(
      "required_locales", takes: "a list of language tags such as [de, fr]",
      "The locales that the project has to have: a table that one of them lacks is an error.", example: "[de, ja]"
    ) { $0.requiredLocales = try $1.locales() },
    Key(
      "content_sizes", takes: "a list of content sizes such as [large, accessibility3]",
      "The sizes of Dynamic Type at which titles are fitted.", example: "[large, xxxLarge, accessibility3]"
    ) { $0.contentSizes = try $1.items(of: "a content size such as large").map { try $0.word("content size") } },
    Key(
      "devices", takes: "a list of devices such as [iphone, ipad-11in]",
      "The devices whose screens are laid out anew; without it, only the one that each file was designed for.",
      example: "[iphone, ipad-11in-landscape-half]"
    ) { $0.devices = try $1.devices() },
    Key(
      "ios", takes: "a release of iOS such as 18 or 26",
      "The release whose sizes of controls and whose speech count; without it, the one that each file was drawn with.",
      example: "26"
    ) { ($0.generation, $0.release) = (try $1.systemGeneration(), try $1.text()) },
    Key(
      "platform", takes: "a platform such as iOS",
      "Only interfaces of this platform are audited; without it, those of all.", example: "iOS"
    ) { $0.platform = try $1.word("platform") },
    Key(
      "excluded", takes: "a list of path patterns such as [Pods, \"Tests/**\"]",
      "Files and folders that are not read.", example: "[Vendor, \"**/Generated\"]"
    ) { $0.excluded = try $1.items(of: "a path pattern").map { try $0.text() } },
    Key(
      "fonts", takes: "a list of folders", "Folders with the app's own fonts, relative to this file's.",
      example: "[Resources/Fonts]"
    ) { $0.fonts = try $1.items(of: "a folder").map { try $0.text() } },
    Key(
      "button_label", takes: "observed or documented",
      "What a button is called: its accessibility label, as devices do, or its title, as Apple's page has it.",
      example: "observed"
    ) { $0.buttonLabel = try $1.word("button label") },
  ]

  private static let gateKeys: [Key] = [
    Key(
      "fail_on", takes: "error, warning, note or never", "The lowest severity of a finding that stops the build.",
      example: "error"
    ) { $0.failOn = try $1.word("severity") },
    Key(
      "fail_on_review", takes: "true or false", "Whether findings that need a review stop the build too.",
      example: "false"
    ) { $0.failsOnReview = try $1.flag() },
    Key(
      "min_coverage", takes: "a number from 0 to 100, or such a number for each of some locales",
      "How much of each locale has to be translated, in per cent.", example: "{default: 95, de: 100}"
    ) { $0.minimumCoverage = try $1.coverageMinimums() },
    Key(
      "baseline", takes: "a path", "The file of known findings, relative to this file's folder.",
      example: ".fitspoken-baseline.json"
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
      "The severity of single rules, and what each of them ignores.",
      example: "{title-truncated: error, hit-region-too-small: off}"
    ) { try $1.readRules(into: &$0) },
    Key(
      "ignored", takes: "a list of entries with some of rule, path, locale, key and element",
      "Findings to leave out.", example: "[{rule: title-clipped, path: \"Legacy/**\"}]"
    ) { $0.suppression.entries += try $1.suppressionEntries(by: Suppression.Entry.keys) },
  ]
}
