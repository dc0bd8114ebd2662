package import Configuration
import PlatformData
import ScreenAnalysis
import VoiceOver

extension AuditOptions {
  /// The settings of a project's configuration, but for the baseline, which is a file of its own.
  ///
  /// - Parameter root: The folder that the configuration's paths are relative to; nil is the current one.
  package init(_ configuration: Configuration, root: String?) {
    self.init()
    analysis.locales = configuration.locales
    analysis.platform = configuration.platform
    analysis.generation = configuration.generation
    analysis.fontFolders = configuration.fonts.map { folder in root.map { "\($0)/\(folder)" } ?? folder }
    analysis.samples = configuration.samples
    requiredLocales = Set(configuration.requiredLocales)
    if !configuration.contentSizes.isEmpty { contentSizes = configuration.contentSizes }
    devices = DeviceScreen.matching(configuration.devices)
    speechVersion = .simulated(for: configuration.release)
    ruleSet = RuleSet(
      only: configuration.onlyRules, disabled: configuration.disabledRules, severities: configuration.severities)
    suppression = configuration.suppression
    glossary = configuration.glossary
    spokenWords = configuration.spokenWords
    buttonLabel = configuration.buttonLabel ?? buttonLabel
    gate = GatePolicy(configuration)
  }
}

extension GatePolicy {
  fileprivate init(_ configuration: Configuration) {
    self.init()
    failOn = configuration.failOn ?? failOn
    failsOnReview = configuration.failsOnReview ?? failsOnReview
    minimums = configuration.minimumCoverage
    maximumCopies = configuration.maximumCopies
  }
}
