public import AuditModel
import Fixing
import SystemPackage

/// A file as fixes change it; nothing is written.
public struct FixedFile: Sendable, Hashable {
  /// The path relative to the root.
  public let path: String
  /// The fixes that were made.
  public let fixes: [Fix]
  /// The file's bytes with the fixes.
  public let bytes: [UInt8]
  /// The change as a unified diff.
  public let diff: String
}

extension AppSources {
  /// The files that fixes of a report's findings change, by path, as `fitspoken fix` writes them.
  ///
  /// No byte changes but those of the fixes. A file that could not be written back byte for byte is left out. Fixes that change
  /// one place are made one at a time: audit the result again for the others.
  ///
  /// - Parameters:
  ///   - report: A report on these sources.
  ///   - safeties: Which fixes are made; those that need words never are.
  public func fixedFiles(for report: AuditReport, making safeties: Set<Fix.Safety> = [.safe]) -> [FixedFile] {
    FixPlanner(root: FilePath(root)).plans(for: report.instances).compactMap { plan in
      let made = plan.applicable(safeties).made
      guard !made.isEmpty else { return nil }
      return FixedFile(path: plan.path, fixes: made, bytes: plan.applying(made), diff: plan.diff(made))
    }
  }
}
