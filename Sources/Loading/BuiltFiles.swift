internal import AuditModel
internal import SystemPackage

/// Why a file does not reach users.
enum Absence: Hashable, Sendable {
  /// No target of a project builds it; with the languages that the project lists.
  case notBuilt(project: String, regions: Set<LocaleTag>)
  /// The only targets that build it are apps without an interface.
  case inBackground(targets: [String])
  /// The only project that builds it is one that no app uses.
  case notUsed(project: String)
  /// The only targets that build it are tests.
  case inTests(targets: [String])

  /// What happens to a file, or to several.
  func fact(about subject: String) -> String {
    switch self {
    case .notBuilt(let project, _): "no target of \(project) builds \(subject)"
    case .inBackground(let targets):
      "\(subject) is only in \(targets.count == 1 ? "a background target" : "background targets") without an interface "
        + "(LSBackgroundOnly): \(targets.joined(separator: ", "))"
    case .notUsed(let project): "\(subject) is only in \(project), to which no project of an app refers"
    case .inTests(let targets):
      "\(subject) is only in \(targets.count == 1 ? "a test target" : "test targets"): \(targets.joined(separator: ", "))"
    }
  }
}

/// Decides which files do not reach users: those that the projects do not build, and those of tests and of apps without an
/// interface.
///
/// A file counts as not built only if this is certain: a project's folder is around it, no project builds it, and nothing else
/// could build it (a script that copies localizations, a Swift package, a pod or another build system around it).
struct BuiltFiles: Sendable {
  private let projects: [XcodeProject]
  private let targets: [ProjectTarget]
  /// Whether any of the targets is an app that is translated.
  private let hasTranslatedApp: Bool
  private let unread: Set<String>
  /// The paths of the projects that no app uses.
  private let unused: Set<String>
  private let background: Set<BuildPath>
  /// The property lists of apps without a menu bar.
  private let agents: Set<BuildPath>
  private var systems: BuildSystems
  /// The audited folder inside the one that the projects' paths start from, with `/` at its end; empty if they are the same.
  private let prefix: String

  /// What the projects among the settings build; projects that build nothing localized say nothing about other files.
  ///
  /// Without projects of their own, they are judged by the project around the audited folder.
  init(_ settings: [SettingsReading], root: FilePath, enclosing: EnclosingProject? = nil) {
    let prefix = enclosing?.prefix ?? ""
    let all = settings + (enclosing?.settings ?? [])
    projects = all.compactMap(\.project)
    targets = projects.flatMap(\.targets)
    hasTranslatedApp = targets.contains { $0.isApp && $0.buildsLocalizations }
    unread = Set(all.filter(\.isUnreadProject).map { $0.reading.input.path.parentFolder.parentFolder })
    background = Set(settings.filter(\.isBackgroundOnly).map { BuildPath(prefix + $0.reading.input.path) })
    agents = Set(settings.filter(\.isAgent).map { BuildPath(prefix + $0.reading.input.path) })
    systems = BuildSystems(root: enclosing?.folder ?? root)
    unused = ProjectMentions(root: enclosing?.folder ?? root).unused(among: projects)
    self.prefix = prefix
  }

  /// Whether a target certainly builds a file of the audited folder.
  func isBuilt(_ audited: String) -> Bool {
    let path = BuildFile(prefix + audited)
    return targets.contains { !isForTests($0) && $0.builds(path) }
  }

  /// Why a file of the audited folder does not reach users; nil if it does, or may.
  mutating func absence(of audited: String) -> Absence? {
    let file = prefix + audited
    let path = BuildFile(file)
    let builders = targets.filter { $0.builds(path) }
    if builders.isEmpty {
      let owners = projectsNotBuilding(file, where: \.buildsLocalizations)
      return owners.contains(where: \.mayCopyMore) ? nil : Absence(notBuiltBy: owners)
    }
    let names = Set(builders.map(\.name)).sorted()
    if builders.allSatisfy(isForTests) { return .inTests(targets: names) }
    if let absence = absence(ofPartOfUnused: path) { return absence }
    return builders.allSatisfy(hasNoInterface) ? .inBackground(targets: names) : nil
  }

  /// Why no target of the app compiles a source of the audited folder; nil if one does, or may.
  mutating func absence(ofSource audited: String) -> Absence? {
    let file = prefix + audited
    let path = BuildFile(file)
    let builders = targets.filter { $0.builds(path) }
    guard builders.isEmpty else {
      let isOfTests = builders.allSatisfy(isForTests)
      return isOfTests
        ? .inTests(targets: Set(builders.map(\.name)).sorted()) : absence(ofPartOfUnused: path)
    }
    return Absence(notBuiltBy: projectsNotBuilding(file, where: \.buildsSources))
  }

  /// That only projects build a file that no app uses; nil for other files.
  private func absence(ofPartOfUnused file: BuildFile) -> Absence? {
    guard !unused.isEmpty else { return nil }
    let builders = projects.filter { $0.targets.contains { $0.builds(file) } }
    guard let first = builders.first, builders.allSatisfy({ unused.contains($0.path) }) else { return nil }
    return .notUsed(project: first.name)
  }

  /// Whether all targets that build a file of the audited folder are apps without a menu bar (`LSUIElement`, `LSBackgroundOnly`).
  func hasNoMenuBar(_ audited: String) -> Bool {
    let path = BuildFile(prefix + audited)
    let builders = targets.filter { !isForTests($0) && $0.builds(path) }
    return !builders.isEmpty && builders.allSatisfy { $0.isAgent || hasOnly(agents, $0) }
  }

  /// Whether a target contains tests, or tries something out beside an app that is translated.
  private func isForTests(_ target: ProjectTarget) -> Bool { target.isForTests || hasTranslatedApp && target.isTrial }

  private func hasNoInterface(_ target: ProjectTarget) -> Bool {
    target.isBackgroundOnly || hasOnly(background, target)
  }

  /// Whether a target has property lists, and all are among some.
  private func hasOnly(_ lists: Set<BuildPath>, _ target: ProjectTarget) -> Bool {
    !target.propertyLists.isEmpty && target.propertyLists.isSubset(of: lists)
  }

  /// The nearest projects that should build a file but don't; none if the file may be built anyway.
  ///
  /// - Parameter isOwner: Whether what a project does not build is left out on purpose.
  private mutating func projectsNotBuilding(_ file: String, where isOwner: (XcodeProject) -> Bool) -> [XcodeProject] {
    let folders = file.parentFolder.andAncestors
    let owners = projects.filter { isOwner($0) && folders.contains($0.folder) }
    guard let nearest = owners.map(\.folder).max(by: { $0.count < $1.count }),
      !folders.contains(where: unread.contains), !systems.mayBuild(file, below: nearest)
    else { return [] }
    return owners.filter { $0.folder == nearest }
  }
}

extension Absence {
  /// The absence of a file that none of some projects in one folder builds; nil without any.
  fileprivate init?(notBuiltBy projects: [XcodeProject]) {
    guard !projects.isEmpty else { return nil }
    let names = projects.map(\.name).sorted()
    let last = names.suffix(2).joined(separator: " or ")
    let all =
      names.count > 3
      ? "the \(names.count) Xcode projects around it" : (names.dropLast(2) + [last]).joined(separator: ", ")
    self = .notBuilt(project: all, regions: projects.reduce(into: []) { $0.formUnion($1.regions) })
  }
}

/// The build systems other than Xcode's whose files are in a project's folders.
private struct BuildSystems: Sendable {
  private let root: FilePath
  /// What is known of the folders that were asked about.
  private var folders: [String: Folder] = [:]

  private struct Folder: Sendable {
    var isOfAnySystem: Bool
    var hasGenerator: Bool
    /// The texts in the manifest of a Swift package; nil if it could not be read.
    var manifest: [String]?
    var isPackage: Bool
  }

  init(root: FilePath) { self.root = root }

  /// Whether another system may build a file: one whose file is in a folder around it, up to that of a project.
  mutating func mayBuild(_ file: String, below project: String) -> Bool {
    let around = file.parentFolder.andAncestors.filter { $0.utf8.count >= project.utf8.count }
    return around.contains { path in
      let folder = folder(path)
      return folder.isOfAnySystem || (folder.hasGenerator && path != project) || isSource(file, of: folder, at: path)
    }
  }

  /// Whether a package may contain a file: it is in one of the usual folders, or in one that the manifest names.
  private func isSource(_ file: String, of package: Folder, at path: String) -> Bool {
    guard package.isPackage else { return false }
    let inside = path.isEmpty ? file : String(file.trimmingPrefix(path + "/"))
    if ["Sources/", "Source/", "src/", "srcs/", "Tests/", "Plugins/"].contains(where: inside.hasPrefix) { return true }
    guard let literals = package.manifest else { return true }
    return literals.contains { text in
      let path = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
      return path == "." || inside == path
        || (!path.isEmpty && inside.hasPrefix(path.hasSuffix("/") ? path : path + "/"))
    }
  }

  private mutating func folder(_ path: String) -> Folder {
    if let known = folders[path] { return known }
    let absolute = path.isEmpty ? root : root.pushing(FilePath(path))
    let names = ((try? FileSystem.names(in: absolute)) ?? []).map(\.string)
    let isPackage = names.contains("Package.swift")
    let folder = Folder(
      isOfAnySystem: names.contains(where: Self.isOfAnySystem),
      hasGenerator: names.contains(where: Self.generators.contains),
      manifest: isPackage ? Self.literals(in: absolute.appending("Package.swift")) : nil, isPackage: isPackage)
    folders[path] = folder
    return folder
  }

  /// The texts between quotation marks in a file; nil if it cannot be read.
  private static func literals(in file: FilePath) -> [String]? {
    guard let bytes = try? FileSystem.contents(file, limit: 1 << 20) else { return nil }
    let texts = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    return texts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static func isOfAnySystem(_ name: String) -> Bool {
    others.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }

  /// The files of build systems that do not use Xcode projects.
  private static let others: Set<String> = ["BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "meson.build"]
  /// The files of systems that generate an Xcode project next to them.
  private static let generators: Set<String> = ["project.yml", "project.yaml", "project.json", "Project.swift"]
}
