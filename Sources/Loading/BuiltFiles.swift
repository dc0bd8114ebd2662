internal import AuditModel
internal import SystemPackage

/// Decides which files the projects build; a file is not built only if that is certain.
///
/// It is certain if a project's folder is around the file, no project builds it, and nothing else may: no script that
/// copies localizations, no Swift package, pod or other build system around it.
struct BuiltFiles: Sendable {
  private let projects: [XcodeProject]
  private let unread: Set<String>
  private let systems: BuildSystems

  /// What the projects among the settings build; projects that build nothing localized say nothing about other files.
  init(_ settings: [SettingsReading], root: FilePath) {
    projects = settings.compactMap(\.project)
    unread = Set(settings.filter(\.isUnreadProject).map { $0.reading.input.path.parentFolder.parentFolder })
    systems = BuildSystems(root: root)
  }

  /// The project that does not build a file although it should; nil if the file is built, or may be.
  func projectNotBuilding(_ file: String) -> XcodeProject? {
    let folders = file.parentFolder.andAncestors
    let owners = projects.filter { $0.buildsLocalizations && folders.contains($0.folder) }
    guard let owner = owners.max(by: { $0.folder.count < $1.folder.count }),
      !projects.contains(where: { $0.builds(file) }),
      !folders.contains(where: unread.contains), !owner.mayCopyMore,
      !systems.mayBuild(file, below: owner.folder)
    else { return nil }
    return owner
  }
}

/// The build systems other than Xcode's whose files are in a project's folders.
private struct BuildSystems: Sendable {
  let root: FilePath

  /// Whether another system may build a file: one whose file is in a folder around it, up to that of a project.
  func mayBuild(_ file: String, below project: String) -> Bool {
    let folders = file.parentFolder.andAncestors.filter { $0.count >= project.count }
    return folders.contains { folder in
      let names = names(in: folder)
      if names.contains("Package.swift"), isSource(file, ofPackage: folder) { return true }
      return names.contains { Self.isOfAnySystem($0) || (folder != project && Self.generators.contains($0)) }
    }
  }

  /// Whether a package may contain a file: it is in one of the usual folders, or in one that the manifest names.
  private func isSource(_ file: String, ofPackage folder: String) -> Bool {
    let inside = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
    if ["Sources/", "Source/", "src/", "srcs/", "Tests/", "Plugins/"].contains(where: inside.hasPrefix) { return true }
    guard let bytes = try? FileSystem.contents(path(of: folder).appending("Package.swift"), limit: 1 << 20) else {
      return true
    }
    let texts = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    let literals = texts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return literals.contains { text in
      let path = text.hasPrefix("./") ? text.dropFirst(2) : text
      return path == "." || inside == path
        || (!path.isEmpty && inside.hasPrefix(path.hasSuffix("/") ? path : path + "/"))
    }
  }

  private func names(in folder: String) -> [String] {
    ((try? FileSystem.names(in: path(of: folder))) ?? []).map(\.string)
  }

  private func path(of folder: String) -> FilePath { folder.isEmpty ? root : root.pushing(FilePath(folder)) }

  private static func isOfAnySystem(_ name: String) -> Bool {
    others.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }

  /// The files of systems that build by themselves.
  private static let others: Set<String> = ["BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "meson.build"]
  /// The files of systems that generate an Xcode project next to them.
  private static let generators: Set<String> = ["project.yml", "project.yaml", "project.json", "Project.swift"]
}
