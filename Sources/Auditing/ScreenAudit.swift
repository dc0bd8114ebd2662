import AuditModel
import RuleKit
import ScreenAnalysis

/// Judges the screens of a project, several at a time; the result does not depend on how many.
struct ScreenAudit: Sendable {
  /// Derives a screen's facts.
  var builder: ScreenFactsBuilder
  /// The rules that judge them.
  var rules: [any ScreenRule]
  /// How many screens are judged at a time.
  var jobs: Int

  /// What came of all screens.
  struct Result: Sendable {
    var findings: [Finding] = []
    var measured = Measured()
  }

  private struct Item: Sendable {
    var tree: InterfaceTree
    var screen: Screen
  }

  /// The findings of every screen of the trees, and what was measured.
  func judge(_ trees: [InterfaceTree], progress: @Sendable (Int, Int) -> Void) async -> Result {
    let items = trees.flatMap { tree in tree.screens.map { Item(tree: tree, screen: $0) } }
    var results = [Result?](repeating: nil, count: items.count)
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func addNext() {
        guard next < items.count else { return }
        let index = next
        next += 1
        group.addTask { (index, self.judge(items[index])) }
      }
      for _ in 0..<max(1, jobs) { addNext() }
      var done = 0
      for await (index, result) in group {
        results[index] = result
        done += 1
        progress(done, items.count)
        addNext()
      }
    }
    return results.compactMap { $0 }.reduce(into: Result()) { $0.add($1) }
  }

  private func judge(_ item: Item) -> Result {
    let facts = builder.facts(of: item.screen, in: item.tree)
    return Result(findings: rules.flatMap { $0.findings(on: facts) }, measured: Measured(of: facts))
  }
}

extension ScreenAudit.Result {
  fileprivate mutating func add(_ other: Self) {
    findings += other.findings
    measured.add(other.measured)
  }
}
