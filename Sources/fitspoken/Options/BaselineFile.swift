import AuditModel
import Auditing
import Foundation
import Loading
import ScreenAnalysis
import SystemPackage
import Utilities

/// How the paths in a baseline's file relate to those of an audit.
///
/// With a configuration both are relative to its folder. Without one, the file's are relative to the file's own folder, so that it does not
/// matter from which folder, and with which paths, an audit starts.
struct BaselinePaths {
  /// The root of the audit as seen from the baseline's folder; empty if they are the same.
  private let prefix: String

  /// The paths of a baseline in an audit of a project; `root` is the folder that findings are relative to.
  init(file: String, project: Project, root: FilePath?) {
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard project.root == nil, let root, let folder = try? FileSystem.canonical(FilePath(path)) else {
      prefix = ""
      return
    }
    prefix = root.relative(to: folder)
  }

  /// What a path of the audit is in the baseline.
  func path(_ path: String) -> String {
    if prefix.isEmpty { return path }
    return path.isEmpty || path == "." ? prefix : "\(prefix)/\(path)"
  }

  /// Whether an audit of the root is one of a part of what the baseline was made of.
  ///
  /// If the baseline does not say that, findings of it outside the root do.
  func isWider(_ baseline: Baseline) -> Bool {
    if let whole = baseline.root { return Self.isInside(prefix, whole) }
    let isAbove = prefix.split(separator: "/").allSatisfy { $0 == ".." }
    return !isAbove && baseline.files.contains { !$0.hasPrefix("\(prefix)/") }
  }
}

extension BaselinePaths {
  /// Whether a folder is below another one; both relative to the same folder.
  static func isInside(_ folder: String, _ other: String) -> Bool {
    let (parts, around) = (names(of: folder), names(of: other))
    return parts.count > around.count && parts.starts(with: around) && !parts[around.count...].contains("..")
  }

  private static func names(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}

/// A baseline with the file that it was read from.
struct BaselineFile {
  /// The file's path.
  var path: String
  /// How its paths relate to those of the audit.
  var paths: BaselinePaths
  /// Its contents.
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
      baseline = try Baseline(json: [UInt8](data), file: path, remake: remake)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Whether none of its files was found, although no configuration says what its paths are relative to.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    guard project.root == nil, workspace.emptiness == nil else { return false }
    let inputs = workspace.inputs.map { input in
      var input = input
      input.path = paths.path(input.path)
      return input
    }
    return baseline.isOfAnotherRoot(than: inputs)
  }

  /// Replaces the file with what is left of it; a file without stale entries is not touched.
  func prune(to pruned: Baseline, removing count: Int) throws {
    guard pruned != baseline else { return }
    try ReportFile(path: path).write(try pruned.json())
    Console.complain("\(path): \(counted(count, "stale finding")) removed")
  }

  /// Writes everything that an audit found, and says how much that is.
  static func write(_ result: AuditResult, to path: String, paths: BaselinePaths) throws {
    try ReportFile(path: path, content: "baseline").write(try result.baseline(path: paths.path).json())
    Console.complain("\(path): baseline with \(counted(result.report.findings.count, "finding")) written")
  }
}
