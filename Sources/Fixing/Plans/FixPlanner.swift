package import AuditModel
import Foundation
import Loading
package import SystemPackage

/// Plans the changes that remove findings.
package struct FixPlanner: Sendable {
  /// The rules whose findings can be fixed, or for which there is a proposal; sorted.
  package static let rules: [String] = FixTable.rules

  /// Files beyond this size, in bytes, are not changed.
  package static let sizeLimit = 64 << 20

  private let contents: @Sendable (String) -> [UInt8]?

  /// A planner.
  ///
  /// - Parameter contents: The bytes of the file at a path relative to the audit's root; nil if it cannot be read.
  package init(contents: @escaping @Sendable (String) -> [UInt8]?) { self.contents = contents }

  /// A planner for the files below an audit's root.
  package init(root: FilePath) {
    self.init { try? FileSystem.contents(root.pushing(FilePath($0)), limit: Self.sizeLimit) }
  }

  /// Gives each finding of a report its fixes; what needs words is left to the reports.
  package func addFixes(to report: inout AuditReport) {
    var files: [String: FixSource?] = [:]
    for index in report.findings.indices {
      let findings = report.findings[index].instances.filter { FixTable.fixers[$0.rule] != nil }
      report.findings[index].fixes = findings.compactMap { finding in
        let path = finding.location.file
        if files[path] == nil { files[path] = .some(source(path)) }
        return files[path]??.fix(finding).flatMap { $0.safety == .displayed ? nil : $0 }
      }
    }
  }

  private func source(_ path: String) -> FixSource? {
    contents(path).flatMap { EditableFile(path: path, bytes: $0) }.map(FixSource.init)
  }

  /// The changes of each file, by path, in the order of the findings; a file that cannot be changed safely has none.
  package func plans(for findings: [Finding]) -> [FilePlan] {
    let known = Set(Self.rules)
    let own = findings.filter { known.contains($0.rule) }
    return Dictionary(grouping: own, by: \.location.file).sorted { $0.key < $1.key }.compactMap { path, findings in
      contents(path).flatMap { FilePlan(path: path, bytes: $0, findings: findings) }
    }
  }
}

/// The changes of one file.
package struct FilePlan: Sendable {
  /// The path relative to the audit's root.
  package let path: String
  /// The bytes that the changes are made for.
  package let bytes: [UInt8]
  /// The fixes, by place.
  package let fixes: [Fix]
  private let file: EditableFile?

  fileprivate init?(path: String, bytes: [UInt8], findings: [Finding]) {
    (self.path, self.bytes) = (path, bytes)
    guard let file = EditableFile(path: path, bytes: bytes) else {
      self.file = nil
      fixes = Reencoding.fixes(of: findings, bytes: bytes)
      if fixes.isEmpty { return nil }
      return
    }
    self.file = file
    let source = FixSource(file)
    var seen: Set<Fix> = []
    fixes = findings.sorted().compactMap(source.fix).filter { seen.insert($0).inserted }
    if fixes.isEmpty { return nil }
  }

  /// The fixes of some kinds that can be made together, and those that are left for another run since they change the same place.
  package func applicable(_ safeties: Set<Fix.Safety>) -> (made: [Fix], left: [Fix]) {
    var (made, left): ([Fix], [Fix]) = ([], [])
    for fix in fixes where safeties.contains(fix.safety) && fix.safety != .displayed {
      let conflicts = made.contains { other in
        other.edits.contains { edit in fix.edits.contains { $0.conflicts(with: edit) } }
      }
      if conflicts { left.append(fix) } else { made.append(fix) }
    }
    return (made, left)
  }

  /// The bytes of the file with some of its fixes.
  package func applying(_ fixes: [Fix]) -> [UInt8] {
    guard let file else { return Reencoding.utf8(of: bytes) ?? bytes }
    return file.applying(fixes.flatMap(\.edits))
  }

  /// The change as a unified diff; empty if there is none.
  package func diff(_ fixes: [Fix]) -> String {
    guard let file else { return "Binary files a/\(path) and b/\(path) differ\n" }
    return UnifiedDiff(of: file.text, file.edited(fixes.flatMap(\.edits)), path: path).text
  }
}

extension FixSource {
  /// The fix of a finding in this file, with its changes by line and column.
  fileprivate func fix(_ finding: Finding) -> Fix? {
    let fixers = FixTable.fixers[finding.rule] ?? []
    guard var fix = fixers.lazy.compactMap({ $0.fix(finding, in: self) }).first else { return nil }
    fix.changes = fix.edits.map { edit in
      TextChange(
        from: file.location(of: edit.range.lowerBound), to: file.location(of: edit.range.upperBound), edit.replacement)
    }
    return fix
  }
}
