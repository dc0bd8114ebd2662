public import AuditModel
package import LocaleData
package import PlatformData
public import ScreenAnalysis
package import VoiceOver

/// The settings of one audit.
public struct AuditOptions: Sendable {
  /// The settings that the audit shares with other runs over screens: locales, platform, fonts and samples.
  public var analysis = AnalysisOptions()
  /// The locales that the project has to have.
  public var requiredLocales: Set<LocaleTag> = []
  /// The content sizes at which a scaling title is fitted.
  public var contentSizes: [ContentSizeCategory] = ContentSizeCategory.allCases
  /// The screens that interfaces are laid out on beside the one that each was designed for; empty is that alone.
  package var devices: [DeviceScreen] = []
  /// The rules, with their severities.
  public var ruleSet = RuleSet()
  /// The project's terms.
  public var glossary = Glossary()
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
  /// Whether titles that do not fit are drawn.
  public var drawsPictures = false
  /// The paths that were read, relative to the audit's root; empty is all of it.
  public var paths: [String] = []

  /// The defaults.
  public init() {}
}
