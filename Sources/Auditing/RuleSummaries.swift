import AuditModel
import RuleKit
import Rules

extension RuleSet {
  /// What a report says about each rule: all those of the catalog, then the project's own.
  var summaries: [RuleSummary] {
    let own = rules.filter { !RuleCatalog.names.contains($0.name) }.map { type(of: $0) }
    return RuleCatalog.all.map(Self.summary(ofKnown:)) + own.map(Self.summary(ofOwn:))
  }

  private static func summary(ofKnown rule: any Rule.Type) -> RuleSummary {
    RuleSummary(
      name: rule.name, severity: rule.severity, summary: RuleCatalog.summary(of: rule.name),
      page: RuleCatalog.page(of: rule.name) ?? "", isOnByDefault: rule.isOnByDefault,
      area: RuleCatalog.area(of: rule.name))
  }

  private static func summary(ofOwn rule: any Rule.Type) -> RuleSummary {
    let firstLine = rule.page.split(separator: "\n").first.map(String.init) ?? rule.name
    return RuleSummary(
      name: rule.name, severity: rule.severity, summary: firstLine, page: rule.page,
      isOnByDefault: rule.isOnByDefault, area: RuleCatalog.area(of: rule.name))
  }
}
