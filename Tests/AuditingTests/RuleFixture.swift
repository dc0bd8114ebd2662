import AuditModel
import Auditing
import Foundation
import Loading
import SwiftSource
import SystemPackage
import TestSupport

/// One rule's Markdown document: scenarios with input files and the findings that are expected.
struct RuleFixture {
  /// One heading's files and expectation.
  struct Scenario {
    var title: String
    var files: [RuleFixtureFile] = []
    var expected = ""
  }

  /// The rule's name.
  var rule: String
  private var lines: [Substring]

  /// The document of a rule.
  init(rule: String, text: String) {
    self.rule = rule
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The document with each `findings` block replaced by what the rule finds.
  func remade() async throws -> String {
    var output: [String] = []
    var scenario = Scenario(title: rule)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("## ") { scenario = Scenario(title: String(line.dropFirst(3))) }
      guard line.hasPrefix("```"), line.count > 3 else {
        output.append(String(line))
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex { $0 == "```" } ?? lines.endIndex
      let info = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
      let body = lines[(index + 1)..<end].joined(separator: "\n")
      output.append(String(line))
      if info == ["findings"] {
        output += try await findings(in: scenario)
      } else {
        if info.count == 2 { scenario.files.append(RuleFixtureFile(path: info[1], kind: info[0], body: body)) }
        output += lines[(index + 1)..<end].map(String.init)
      }
      output.append("```")
      index = end + 1
    }
    return output.joined(separator: "\n")
  }

  private func findings(in scenario: Scenario) async throws -> [String] {
    let folder = try TemporaryFolder()
    for file in scenario.files { try file.write(into: folder) }
    let root = FilePath(folder.url.path)
    let trees = scenario.files.map(\.path).filter { $0.hasSuffix(".json") }
    let workspace = try await Loader(root: root, jobs: 1, sourceReader: SwiftUIReader())
      .load([root] + trees.map { root.appending($0) })
    var options = AuditOptions()
    if let yaml = scenario.files.first(where: { $0.path == ".fitspoken.yml" }) {
      let configuration = try Configuration(yaml: yaml.body, file: yaml.path, knownRules: RuleCatalog.names)
      options.requiredLocales = Set(configuration.requiredLocales)
      options.glossary = configuration.glossary
      options.samples = configuration.samples
      options.buttonLabel = configuration.buttonLabel ?? options.buttonLabel
    }
    options.ruleSet = RuleSet(only: [rule])
    let result = await Auditor(options: options).audit(workspace, tool: .init(name: "fitspoken", version: "test"))
    return result.report.findings.map(Self.line)
  }

  /// A finding as the document shows it.
  private static func line(_ finding: Finding) -> String {
    let place = "\(finding.location.file):\(finding.location.line):\(finding.location.column)"
    let outcome = finding.outcome == .fails ? finding.severity.rawValue : "review"
    let locale = finding.locale.map { " [\($0)]" } ?? ""
    let also = finding.also.isEmpty ? "" : " (also \(finding.also.joined(separator: ", ")))"
    let leaf = finding.leaf.map { " {\($0)}" } ?? ""
    return "\(place): \(outcome): \(finding.message)\(leaf)\(locale)\(also)"
  }
}
