import ArgumentParser
import AuditModel
import Auditing
import Fixing
import Foundation
import Loading
import RuleKit
import ScreenAnalysis
import SystemPackage
import Utilities

/// `fitspoken fix`: removes what is found, as far as that is certain.
struct FixCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Apply the fixes that are safe, and show what the others need.",
    discussion: """
      A safe fix changes nothing that the app shows or says, but for what is wrong. An unsafe one changes what it shows, or removes \
      something; it needs --unsafe. What needs words, such as labels, is only shown. No other byte of a file changes.

      Exit status: 0 if everything was done, 1 if --dry-run found something to change, 2 if a file could not be written.

      EXAMPLES:
        fitspoken fix App --dry-run
        fitspoken fix App
        fitspoken fix App --only-rule trailing-whitespace --unsafe
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @Flag(help: "Print the changes as a unified diff instead of making them.")
  var dryRun = false
  @Flag(help: "Apply the fixes that change what the app shows, too.")
  var unsafe = false
  @Flag(help: "Print only the summary.")
  var quiet = false

  func run() async throws {
    let project = try input.project()
    try refuseRulesWithoutFixes()
    let workspace = try await input.workspace(of: project)
    guard let root = input.root(of: project), workspace.emptiness == nil else {
      throw CommandFailure.impossible("nothing to fix: \(workspace.emptiness ?? "no such file or folder")")
    }
    let plans = FixPlanner(root: root).plans(for: try await findings(in: workspace, of: project))
    var outcome = FixOutcome(isDryRun: dryRun, isUnsafe: unsafe)
    for plan in plans { try apply(plan, root: root, to: &outcome) }
    for plan in plans where !quiet { try show(plan) }
    Console.complain(outcome.summary)
    if outcome.failures > 0 { throw CommandFailure(status: .failed, message: nil) }
    if dryRun, outcome.made > 0 { throw CommandFailure(status: .gateFailed, message: nil) }
  }

  private func refuseRulesWithoutFixes() throws(CommandFailure) {
    let known = Set(FixPlanner.rules)
    for rule in scope.onlyRules where !known.contains(rule) {
      throw .impossible("\(rule) has no fixes; expected one of \(FixPlanner.rules.joined(separator: ", "))")
    }
  }

  /// The findings of the rules that have fixes.
  private func findings(in workspace: Workspace, of project: Project) async throws -> [Finding] {
    var options = try scope.options(for: project.configuration, root: project.root, workspace: workspace)
    let known = Set(FixPlanner.rules)
    options.ruleSet.rules.removeAll { !known.contains(type(of: $0).name) }
    options.analysis.jobs = input.workers
    // Only what fits at the usual size is asked for, unless more is.
    if scope.contentSizes.isEmpty { options.contentSizes = [.standard] }
    return await Auditor(options: options).audit(workspace, tool: .current).report.findings.flatMap(\.instances)
  }

  private func apply(_ plan: FilePlan, root: FilePath, to outcome: inout FixOutcome) throws {
    let (made, left) = plan.applicable(unsafe ? [.safe, .unsafe] : [.safe])
    outcome.count(plan, left: left)
    guard !made.isEmpty else { return }
    if dryRun {
      outcome.add(made)
      return try Console.write(Console.harmless(plan.diff(made)))
    }
    do throws(CommandFailure) {
      try FileReplacement(path: root.pushing(FilePath(plan.path)), shown: plan.path).write(
        plan.applying(made), over: plan.bytes)
    } catch {
      outcome.failures += 1
      return Console.complain(error.message ?? "\(plan.path): could not be written")
    }
    outcome.add(made)
    guard !quiet else { return }
    try Console.write(Console.harmless(made.map(\.line).joined(separator: "\n")))
  }

  /// What a person has to write.
  private func show(_ plan: FilePlan) throws {
    let displayed = plan.fixes.filter { $0.safety == .displayed }
    guard !displayed.isEmpty else { return }
    let lines = displayed.map { fix in fix.line + (fix.proposal.map { "\n    \($0)" } ?? "") }
    try Console.write(Console.harmless(lines.joined(separator: "\n")))
  }
}

extension Fix {
  /// The fix as a line: where, what and of which rule.
  fileprivate var line: String { "\(location.file):\(location.line):\(location.column): \(title) (\(rule))" }
}

/// How many fixes were made and were not.
private struct FixOutcome {
  let isDryRun: Bool
  let isUnsafe: Bool
  var made = 0
  var files = 0
  var failures = 0
  private var unsafe = 0
  private var displayed = 0
  private var left = 0

  init(isDryRun: Bool, isUnsafe: Bool) { (self.isDryRun, self.isUnsafe) = (isDryRun, isUnsafe) }

  mutating func add(_ fixes: [Fix]) {
    made += fixes.count
    files += 1
  }

  mutating func count(_ plan: FilePlan, left: [Fix]) {
    unsafe += plan.fixes.count { $0.safety == .unsafe }
    displayed += plan.fixes.count { $0.safety == .displayed }
    self.left += left.count
  }

  var summary: String {
    let done =
      made == 0
      ? "nothing \(isDryRun ? "to change" : "was changed")"
      : "\(isDryRun ? "would fix" : "fixed") \(counted(made, "finding")) in \(counted(files, "file"))"
    let parts = [
      done, failures > 0 ? "\(counted(failures, "file")) could not be written" : nil,
      left > 0 ? "\(left) more at the same places; run fix again" : nil,
      unsafe > 0 && !isUnsafe ? "\(unsafe) more with --unsafe" : nil,
      displayed > 0 ? "\(displayed) need words" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
