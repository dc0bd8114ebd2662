import AuditModel
import Foundation
import TestSupport
import Testing
import Utilities

/// One rule's Markdown document: scenarios with input files and the findings that are expected.
///
/// A heading begins a scenario. A block fenced as `kind path` is an input file, one fenced as `findings` holds a line for
/// each expected finding, and one fenced as `message` the first of them in words; `message 3` shows the third. One fenced as
/// `groups` holds a line for each group of findings that a report shows as one, with its places and its words. The line that begins with `Evidence:` names
/// the facts that the findings have to state. So a message is worded in one place, and all else that a rule promises
/// accompanies every input.
struct RuleFixture {
  /// One heading's files.
  struct Scenario {
    var title: String
    var files: [RuleFixtureFile] = []
  }

  /// What stands in the document, in its order.
  private enum Part {
    case text(String)
    case file(lines: [String])
    case findings(lines: [String], scenario: Int)
    case message(info: String, number: Int, scenario: Int)
    case groups(scenario: Int)
  }

  /// The scenarios that expect something.
  private(set) var scenarios: [Scenario] = []
  private var evidence: [String] = []
  private var parts: [Part] = []

  /// Reads a rule's document.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line.hasPrefix("```"), line.count > 3 {
        let body = Array(rest.prefix { $0 != "```" })
        rest = rest.dropFirst(body.count + 1)
        addBlock(String(line.dropFirst(3)), body)
      } else {
        addText(line)
      }
    }
  }

  private mutating func addText(_ line: String) {
    if line.hasPrefix("# ") || line.hasPrefix("## ") {
      scenarios.append(Scenario(title: String(line.drop { $0 == "#" }.dropFirst())))
    }
    if line.hasPrefix("Evidence: ") {
      evidence = line.dropFirst(10).split(separator: ", ").map { $0.trimmingCharacters(in: ["`", "."]) }
    }
    parts.append(.text(line))
  }

  private mutating func addBlock(_ info: String, _ body: [String]) {
    let words = info.split(separator: " ", maxSplits: 1).map(String.init)
    let current = scenarios.count - 1
    switch words.first {
    case "findings": parts.append(.findings(lines: body, scenario: current))
    case "groups": parts.append(.groups(scenario: current))
    case "message":
      let number = words.dropFirst().first.flatMap { Int($0) } ?? 1
      parts.append(.message(info: info, number: number, scenario: current))
    default:
      if words.count == 2, current >= 0 {
        scenarios[current].files.append(
          RuleFixtureFile(path: words[1], kind: words[0], body: body.joined(separator: "\n")))
      }
      parts.append(.file(lines: ["```" + info] + body + ["```"]))
    }
  }

  /// The document with its expectations replaced by what the rule finds in each scenario.
  func remade(with groups: [[FindingGroup]]) -> String {
    let findings = groups.map(\.findings)
    return parts.flatMap { part in
      switch part {
      case .text(let line): [line]
      case .file(let lines): lines
      case .findings(_, let scenario):
        ["```findings"] + findings[scenario].map { RuleFixtureLine($0, evidence: evidence).description } + ["```"]
      case .message(let info, let number, let scenario):
        ["```" + info] + findings[scenario].dropFirst(number - 1).prefix(1).map(\.message) + ["```"]
      case .groups(let scenario):
        ["```groups"] + groups[scenario].map(Self.line) + ["```"]
      }
    }
    .joined(separator: "\n")
  }

  /// The files and lines of a group's findings, and what is said of all.
  private static func line(for group: FindingGroup) -> String {
    group.instances.map { "\($0.location.file):\($0.location.line)" }.joined(separator: ", ") + ": " + group.message
  }

  /// The scenarios with another number of findings than is expected: no run rewrites these by itself.
  ///
  /// A block that holds only `?` is filled with whatever is found.
  func miscounts(of findings: [[Finding]]) -> [String] {
    parts.compactMap { part in
      guard case .findings(let lines, let scenario) = part, lines != ["?"] else { return nil }
      let found = findings[scenario].count
      return lines.count == found
        ? nil : "\(scenarios[scenario].title): expected \(lines.count) findings, found \(found)"
    }
  }
}

extension [FindingGroup] {
  /// All findings of the groups, sorted.
  var findings: [Finding] { flatMap(\.instances).sorted() }
}

/// One input file of a scenario: a fenced block with a kind and a path.
struct RuleFixtureFile {
  /// The path below the scenario's folder.
  var path: String
  /// `base64` for bytes that Markdown cannot hold, `link` for a symbolic link to the body; all else is text.
  var kind: String
  /// What stands between the fences.
  var body: String

  /// Writes the file into a folder.
  func write(into folder: TemporaryFolder) throws {
    switch kind {
    case "link": try folder.link(path, to: body)
    case "base64": try folder.write(#require(Data(base64Encoded: body, options: .ignoreUnknownCharacters)), to: path)
    default: try folder.write(Data((body + "\n").utf8), to: path)
    }
  }
}

/// A finding as a document shows it: place, outcome, reason, subject, locales, evidence; all but the words.
struct RuleFixtureLine: CustomStringConvertible {
  /// The line.
  let description: String

  /// The line for a finding with some of its evidence.
  init(_ finding: Finding, evidence names: [String]) {
    let outcome = finding.outcome == .fails ? finding.severity.rawValue : "review"
    let also = finding.otherLocales.map(\.identifier) + finding.also
    let parts: [String?] = [
      "\(finding.location.file):\(finding.location.line):\(finding.location.column):", outcome,
      finding.reason.map { "(\($0))" }, finding.element.map { "\($0.kind.name) \($0.id)" },
      finding.key.map(Self.quoted), finding.leaf.map { "{\($0)}" }, finding.locale.map { "[\($0)]" },
      also.isEmpty ? nil : "(also \(also.joined(separator: ", ")))",
    ]
    let evidence = names.compactMap { name in finding.evidence[name].map { (name, Self.text($0)) } }
    let facts =
      names.contains("facts") ? Self.facts(of: finding, beside: evidence.map(\.1).joined(separator: " ")) : nil
    description = (parts + evidence.map { "\($0)=\($1)" } + [facts]).compactMap(\.self).joined(separator: " ")
  }

  private static func text(_ evidence: Evidence) -> String {
    switch evidence {
    case .text(let text): quoted(text)
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .list(let list): "[\(list.map(quoted).joined(separator: ", "))]"
    }
  }

  /// The texts in quotation marks, the numbers and the code points of a message that neither key nor evidence states.
  private static func facts(of finding: Finding, beside evidence: String) -> String? {
    let stated = evidence + (finding.key.map(quoted) ?? "")
    let facts = finding.message.matches(of: /"[^"]*"|U\+[0-9A-F]+|\d+(?:\.\d+)?/).map { String($0.output) }
      .filter { !stated.contains($0) }
    return facts.isEmpty ? nil : "facts=[\(facts.joined(separator: ", "))]"
  }

  /// A text on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
