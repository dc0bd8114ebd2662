public import AuditModel
public import RuleKit
import Rules

/// The rules of one audit, with the severities that a project has set.
public struct RuleSet: Sendable {
  /// The rules, sorted by name.
  public var rules: [any Rule]
  /// Severities that replace the rules' own, by rule name.
  public var severities: [String: Severity]

  /// Every rule of the catalog that is on by default, except for the disabled ones.
  ///
  /// `only`, if it is not empty, leaves out all others. A rule that is off by default is applied if `only` or `enabled` names
  /// it, or if it is given a severity.
  public init(
    only: Set<String> = [], enabled: Set<String> = [], disabled: Set<String> = [], severities: [String: Severity] = [:]
  ) {
    self.init(of: RuleCatalog.all, only: only, enabled: enabled, disabled: disabled, severities: severities)
  }

  init(
    of catalog: [any Rule.Type], only: Set<String> = [], enabled: Set<String> = [], disabled: Set<String> = [],
    severities: [String: Severity] = [:]
  ) {
    rules = catalog.filter { rule in
      let isOn = rule.isOnByDefault || enabled.contains(rule.name) || severities[rule.name] != nil
      return (only.isEmpty ? isOn : only.contains(rule.name)) && !disabled.contains(rule.name)
    }.map { $0.init() }
    self.severities = severities
  }

  /// Adds a rule of a project's own; it replaces one of the same name.
  public mutating func add(_ rule: any Rule) {
    rules.removeAll { $0.name == rule.name }
    rules.insert(rule, at: rules.firstIndex { $0.name > rule.name } ?? rules.endIndex)
  }

  /// The rules' names.
  var names: Set<String> { Set(rules.map { $0.name }) }

  /// The rules that judge screens.
  var screenRules: [any ScreenRule] { rules.compactMap { $0 as? any ScreenRule } }

  /// The rules that judge single texts.
  var textRules: [any TextRule] { rules.compactMap { $0 as? any TextRule } }

  /// The rules that judge keys with all their texts.
  var entryRules: [any EntryRule] { rules.compactMap { $0 as? any EntryRule } }

  /// The rules that judge catalogs.
  var catalogRules: [any CatalogRule] { rules.compactMap { $0 as? any CatalogRule } }

  /// Findings with the project's severities.
  func graded(_ findings: [Finding]) -> [Finding] {
    guard !severities.isEmpty else { return findings }
    return findings.map { finding in
      var graded = finding
      graded.severity = severities[finding.rule] ?? finding.severity
      return graded
    }
  }
}
