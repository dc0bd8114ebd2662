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
  /// The root of the audit and the folder of the baseline's file; nil if paths are the same in both.
  private let folders: (root: FilePath, own: FilePath)?
  /// The root of the audit as seen from the baseline's folder; empty if they are the same.
  private let prefix: String
  /// The name in the root of the folder that the baseline is in; nil if the baseline is not below the root.
  private let below: String?

  /// The paths of a baseline in an audit of a project; `root` is the folder that findings are relative to.
  init(file: String, project: Project, root: FilePath?) {
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let folder = try? FileSystem.canonical(FilePath(path))
    guard project.root == nil, let root, let folder, root != folder else {
      (folders, prefix, below) = (nil, "", nil)
      return
    }
    folders = (root, folder)
    prefix = root.relative(to: folder)
    below = Self.names(of: folder.relative(to: root)).first.flatMap { $0 == Self.up ? nil : $0.text }
  }

  /// What a path of the audit is in the baseline.
  func path(_ path: String) -> String {
    guard let folders else { return path }
    if path.isEmpty || path == "." { return prefix }
    guard path.hasPrefix("..") || below.map(path.hasPrefix) == true else { return "\(prefix)/\(path)" }
    let own = folders.root.appending(path).lexicallyNormalized().relative(to: folders.own)
    return own.isEmpty ? "." : own
  }

  /// Whether the audit covers only part of what the baseline covers.
  ///
  /// If the baseline does not record its root, findings outside the audited one decide.
  func isWider(_ baseline: Baseline) -> Bool {
    if let whole = baseline.root { return Self.isInside(prefix, whole) }
    let names = Self.names(of: prefix)
    return baseline.files.contains { Self.names(of: $0) != names && !Self.isInside($0, prefix) }
  }
}

extension BaselinePaths {
  /// Whether a path is below a folder; both relative to the same folder.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let (inner, outer) = (names(of: path), names(of: folder))
    let shared = zip(inner, outer).prefix { $0 == $1 }.count
    let (rest, ups) = (inner[shared...], outer[shared...])
    return !(rest.isEmpty && ups.isEmpty) && ups.allSatisfy { $0 == up } && rest.first != up
  }

  private static let up = ExactText("..")

  private static func names(of path: String) -> [ExactText] {
    path.split(separator: "/").filter { $0 != "." }.map { ExactText(String($0)) }
  }
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
    guard let bytes = try? FileSystem.contents(FilePath(path), limit: .max) else {
      throw CommandFailure.impossible("\(path): the baseline cannot be read")
    }
    (self.path, self.paths) = (path, paths)
    do {
      baseline = try Baseline(json: bytes, file: path, remake: remake)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Whether none of its files was found, although no configuration says what its paths are relative to.
  func isOfAnotherRoot(than workspace: Workspace, of project: Project) -> Bool {
    guard project.root == nil, workspace.emptiness == nil else { return false }
    return baseline.isOfAnotherRoot(than: workspace.inputs, path: paths.path)
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
    Console.complain("\(path): wrote a baseline with \(counted(result.report.findings.count, "finding"))")
  }
}
