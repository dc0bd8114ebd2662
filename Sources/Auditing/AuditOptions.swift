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
  /// The devices to lay screens out on, in addition to the canvas that each was designed on.
  package var devices: [DeviceScreen] = []
  /// The rules, with their severities.
  public var ruleSet = RuleSet()
  /// The project's terms.
  public var glossary = Glossary()
  /// The findings to leave out.
  public var suppression = Suppression()
  /// The known findings; nil without a baseline.
  public var baseline: Baseline?
  /// What a path of the audit is in the baseline.
  public var baselinePath: @Sendable (String) -> String = { $0 }
  /// What makes the gate fail.
  public var gate = GatePolicy()
  /// Which label of a titled button counts.
  public var buttonLabel = ButtonLabelReading.observed
  /// The release of iOS whose speech is simulated.
  package var speechVersion = SpeechVersion.latest
  /// Corrections by the project to the words that VoiceOver adds.
  package var spokenWords = SpokenWordOverrides()
  /// How much a report draws and speaks; nil if none does.
  package var exhibits: ExhibitExtent?
  /// The paths that were read, relative to the audit's root; empty means all of it.
  public var paths: [String] = []

  /// The only things that are judged; nil means everything.
  package var touched: Touched?

  /// The defaults.
  public init() {}
}
