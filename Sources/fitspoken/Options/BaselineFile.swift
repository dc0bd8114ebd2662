import AuditModel
import Auditing
import Foundation
import ScreenAnalysis

/// A baseline with the file that it was read from.
struct BaselineFile {
  /// The file's path.
  var path: String
  /// Its contents.
  var baseline: Baseline

  /// Reads a baseline; throws a failure if it cannot be read.
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

  /// Whether this audit has another root than the one that wrote the baseline.
  ///
  /// That can only happen without a configuration, whose folder is the root wherever the audit starts.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    project.root == nil && workspace.emptiness == nil && baseline.isOfAnotherRoot(than: workspace.inputs)
  }

  /// Replaces the file with what is left of it; a file without stale entries is not touched.
  func prune(to pruned: Baseline, removing count: Int) throws {
    guard pruned != baseline else { return }
    try ReportFile(path: path).write(try pruned.json())
    Console.complain("\(path): \(count) stale \(count == 1 ? "finding" : "findings") removed")
  }
}
