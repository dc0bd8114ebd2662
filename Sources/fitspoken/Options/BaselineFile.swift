import AuditModel
import Auditing
import Foundation
import Loading
import ScreenAnalysis
import SystemPackage

/// How the paths in a baseline's file relate to those of an audit.
///
/// With a configuration both are relative to its folder. Without one, the file's are relative to the file's own folder, so that it does not
/// matter from which folder, and with which paths, an audit starts.
struct BaselinePaths {
  private let folder: FilePath?
  private let root: FilePath?

  /// The paths of a baseline in an audit of a project; `root` is the folder that findings are relative to.
  init(file: String, project: Project, root: FilePath?) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    self.folder = project.root == nil ? try? FileSystem.canonical(FilePath(folder)) : nil
    self.root = root
  }

  /// The paths of a baseline that was read, as the audit has them.
  func read(_ baseline: Baseline) -> Baseline {
    guard let folder, let root else { return baseline }
    return baseline.moved { folder.pushing(FilePath($0)).lexicallyNormalized().relative(to: root) }
  }

  /// The paths of a baseline of an audit, as its file has them.
  func written(_ baseline: Baseline) -> Baseline {
    guard let folder, let root else { return baseline }
    return baseline.moved { root.pushing(FilePath($0)).lexicallyNormalized().relative(to: folder) }
  }
}

/// A baseline with the file that it was read from.
struct BaselineFile {
  /// The file's path.
  var path: String
  /// How its paths relate to those of the audit.
  var paths: BaselinePaths
  /// Its contents, with the paths of the audit.
  var baseline: Baseline

  /// Reads a baseline; throws a failure if it cannot be read.
  ///
  /// - Parameter remake: The command that writes it again.
  init(path: String, paths: BaselinePaths, remake: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the baseline cannot be read")
    }
    (self.path, self.paths) = (path, paths)
    do {
      baseline = paths.read(try Baseline(json: [UInt8](data), file: path, remake: remake))
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Whether none of its files was found, although no configuration says what its paths are relative to.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    project.root == nil && workspace.emptiness == nil && baseline.isOfAnotherRoot(than: workspace.inputs)
  }

  /// Replaces the file with what is left of it; a file without stale entries is not touched.
  func prune(to pruned: Baseline, removing count: Int) throws {
    guard pruned != baseline else { return }
    try ReportFile(path: path).write(try paths.written(pruned).json())
    Console.complain("\(path): \(count) stale \(count == 1 ? "finding" : "findings") removed")
  }

  /// Writes everything that an audit found, and says how much that is.
  static func write(_ result: AuditResult, to path: String, paths: BaselinePaths) throws {
    try ReportFile(path: path, content: "baseline").write(try paths.written(result.baseline).json())
    let count = result.report.findings.count
    Console.complain("\(path): baseline with \(count) \(count == 1 ? "finding" : "findings") written")
  }
}
