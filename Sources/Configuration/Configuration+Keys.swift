import AuditModel

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
