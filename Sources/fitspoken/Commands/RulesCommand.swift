import ArgumentParser
import AuditModel
import Foundation
import RuleKit
import Rules

/// `fitspoken rules`: the rule catalog, or the page of one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or print the page of one rule.",
    discussion: """
      EXAMPLES:
        fitspoken rules
        fitspoken rules title-truncated

      A rule marked "off" is applied only if --enable-rule or --only-rule names it, or if the configuration sets its \
      severity.
      """)

  @Argument(help: "The rule whose page to print.", completion: .rules)
  var name: String?

  func run() throws {
    guard let name else {
      Console.write(Self.table(), to: .standardOutput)
      return
    }
    guard let page = RuleCatalog.page(of: name) else {
      throw CommandFailure.impossible(RuleNames.complaint(about: name))
    }
    Console.write(page, to: .standardOutput)
  }

  private static func table() -> String {
    let rules = RuleCatalog.all
    let width = RuleCatalog.names.map(\.count).max() ?? 0
    return rules.map { rule in
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
      return "\(name)  \(severity)  \(rule.isOnByDefault ? "   " : "off")  \(RuleCatalog.summary(of: rule.name))"
    }.joined(separator: "\n")
  }
}
