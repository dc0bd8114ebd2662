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
  /// `file` names the document in messages, and `knownRules` are the names of all rules there are. Throws a
  /// `ConfigurationError` at the first fault: text that is not YAML, an unknown or repeated key, a value of the wrong
  /// kind, a rule, locale, severity or content size that does not exist.
  public init(yaml: String, file: String, knownRules: Set<String>) throws {
    let source = ConfigurationSource(file: file, knownRules: knownRules)
    guard let root = try source.root(of: yaml) else { return }
    try root.fill(&self, by: Self.keys)
  }
}
