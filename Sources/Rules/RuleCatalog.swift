package import AuditModel
package import RuleKit

/// Every rule that there is.
///
/// `types` and `pages` are generated from the rules' sources by `make update-expected`.
package enum RuleCatalog {
  /// The type of a rule.
  typealias RuleType = any Rule.Type

  /// The rules, sorted by name.
  package static let all: [any Rule.Type] = types

  /// The rules' names.
  package static let names = Set(all.map { $0.name })

  /// A rule's page in Markdown; nil if there is no such rule.
  package static func page(of name: String) -> String? { pages[name] }

  /// The first sentence of a rule's page.
  package static func summary(of name: String) -> String {
    let lines = page(of: name)?.split(separator: "\n") ?? []
    return lines.first { !$0.hasPrefix("#") }.map(String.init) ?? ""
  }

  /// What a rule is about, by the folder of its source.
  package static func area(of name: String) -> RuleArea { folders[name].flatMap { areas[$0] } ?? .translation }

  private static let areas: [String: RuleArea] = [
    "Fit": .fit, "Layout": .fit, "Recordings": .fit, "Labels": .speech, "Hints": .speech, "Traits": .speech,
    "Buttons": .style,
  ]
}
