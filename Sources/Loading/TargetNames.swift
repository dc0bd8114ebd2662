package import AuditModel
package import SystemPackage

extension Workspace {
  /// The names of the targets of the Xcode projects that were read, without those of tests; sorted, each once.
  ///
  /// - Parameter root: The folder that paths are relative to.
  package func targetNames(root: FilePath) -> [String] {
    let files = inputs.filter { $0.format == .xcodeProject && $0.skipped == nil }.map { input in
      FoundFile(
        absolute: root.pushing(FilePath(input.path)), path: input.path, format: .xcodeProject, isExplicit: false)
    }
    let targets = files.compactMap { SettingsReading($0).project }.flatMap(\.targets)
    return Set(targets.filter { !$0.isForTests }.map(\.name)).sorted()
  }
}
