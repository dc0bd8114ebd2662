import AuditModel
import Auditing
import Foundation

/// A baseline with the file that it was read from.
struct BaselineFile {
  /// The file's path.
  var path: String
  /// What it holds.
  var baseline: Baseline

  /// Reads a baseline; fails with status 2 where there is none.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the baseline cannot be read")
    }
    self.path = path
    do {
      baseline = try Baseline(json: [UInt8](data), file: path)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Whether the audit of a project without a configuration has another root than the one that wrote the baseline; a
  /// configuration's folder is the root wherever the audit starts.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    project.root == nil && workspace.emptiness == nil && baseline.isOfAnotherRoot(than: workspace.inputs)
  }

  /// Replaces the file by what is left of it; one without stale entries is not touched.
  func prune(to pruned: Baseline, removing count: Int) throws {
    guard pruned != baseline else { return }
    try ReportFile(path: path).write(try pruned.json())
    Console.complain("\(path): \(count) stale \(count == 1 ? "finding" : "findings") removed")
  }
}
