public import AuditModel
package import LocaleData
package import PlatformData
package import VoiceOver

/// The settings of one audit.
public struct AuditOptions: Sendable {
  /// The locales to audit; empty is all.
  public var locales: [LocaleTag] = []
  /// The locales that the project has to have.
  public var requiredLocales: Set<LocaleTag> = []
  /// The content sizes at which a scaling title is fitted.
  public var contentSizes: [ContentSizeCategory] = ContentSizeCategory.allCases
  /// The screens that interfaces are laid out on beside the one that each was designed for; empty is that alone.
  package var devices: [DeviceScreen] = []
  /// The generation of systems whose sizes of controls count; nil is that of each file.
  package var generation: SystemGeneration?
  /// The platform whose interfaces are audited; nil is every platform.
  public var platform: Platform?
  /// The rules, with their severities.
  public var ruleSet = RuleSet()
  /// The project's terms.
  public var glossary = Glossary()
  /// What stands for the arguments of titles while they are measured.
  public var samples = Samples()
  /// What is left out of the findings.
  public var suppression = Suppression()
  /// The findings that are known; nil where there is no baseline.
  public var baseline: Baseline?
  /// What makes the gate fail.
  public var gate = GatePolicy()
  /// Which label of a titled button counts.
  public var buttonLabel = ButtonLabelReading.observed
  /// The release of iOS whose speech is simulated.
  package var speechVersion = SpeechVersion.latest
  /// The words that VoiceOver adds, where the project knows better than we do.
  package var spokenWords = SpokenWordOverrides()
  /// Folders of fonts to use before the system's.
  public var fontFolders: [String] = []
  /// Whether titles that do not fit are drawn.
  public var drawsPictures = false
  /// The paths that were read, relative to the audit's root; empty is all of it.
  public var paths: [String] = []
  /// How many screens are judged at a time.
  public var jobs = 1

  /// The defaults.
  public init() {}
}
