import ArgumentParser
import AuditModel
import Auditing
import Configuration
import Pseudo
import Reporting
import Rules
import SystemPackage

/// The scope of an audit: locales, content sizes, devices, rules, fonts.
struct ScopeOptions: ParsableArguments {
  @OptionGroup var locales: LocaleOptions
  @Option(name: .customLong("content-size"), help: "Measure titles only at this content size (repeatable).")
  var contentSizes: [ContentSizeCategory] = []
  @OptionGroup var devices: DeviceOptions
  @Option(help: "Audit only interfaces of this platform.")
  var platform: Platform?
  @Option(name: .customLong("only-rule"), help: "Apply only this rule (repeatable).", completion: .rules)
  var onlyRules: [String] = []
  @Option(name: .customLong("disable-rule"), help: "Do not apply this rule (repeatable).", completion: .rules)
  var disabledRules: [String] = []
  @Option(
    name: .customLong("enable-rule"), help: "Apply this rule, which is off by default (repeatable).",
    completion: .rules)
  var enabledRules: [String] = []
  @Option(help: "What a button with a title is called: observed (its accessibility label) or documented (its title).")
  var buttonLabel: ButtonLabelReading?
  @OptionGroup var fonts: FontOptions

  @Flag(
    help: "Audit pseudo-translations too, of all styles or of one, such as '--pseudo double-length' (repeatable).")
  var pseudo = false
  @Option(name: .customLong(PseudoArguments.styleOption), help: .hidden)
  var pseudoStyles: [PseudoStyle] = []
}

extension ScopeOptions {
  /// The workspace with the requested pseudo-locales.
  func addingPseudoLocales(to workspace: Workspace) -> Workspace {
    pseudo ? workspace.adding(PseudoStyle.chosen(pseudoStyles)) : workspace
  }

  /// The locales to audit; if some are chosen, the requested pseudo-locales are added.
  private func auditedLocales(_ configuration: Configuration, _ workspace: Workspace) throws -> [LocaleTag] {
    let chosen = try locales.audited(configuration, in: workspace)
    return pseudo && !chosen.isEmpty ? chosen + PseudoStyle.chosen(pseudoStyles).map(\.locale) : chosen
  }

  /// The settings of the audit; the command line takes precedence over the configuration.
  func options(for configuration: Configuration, root: FilePath?, workspace: Workspace) throws -> AuditOptions {
    var options = AuditOptions(configuration, root: root?.string)
    options.analysis = try Project(configuration: configuration, root: root).analysisOptions(
      locales: auditedLocales(configuration, workspace), platform: platform,
      generation: devices.generation(configuration), fonts: fonts)
    options.requiredLocales = try locales.required(configuration)
    if !contentSizes.isEmpty { options.contentSizes = contentSizes }
    options.devices = devices.screens(configuration)
    options.speechVersion = configuration.speechVersion(asked: devices.ios)
    options.ruleSet = try ruleSet(configuration)
    options.buttonLabel = buttonLabel ?? options.buttonLabel
    return options
  }

  private func ruleSet(_ configuration: Configuration) throws -> RuleSet {
    for name in onlyRules + enabledRules + disabledRules where !RuleCatalog.names.contains(name) {
      throw CommandFailure.impossible(RuleNames.complaint(about: name))
    }
    return RuleSet(
      only: onlyRules.isEmpty ? configuration.onlyRules : Set(onlyRules), enabled: Set(enabledRules),
      disabled: configuration.disabledRules.subtracting(enabledRules).union(disabledRules),
      severities: configuration.severities)
  }
}
