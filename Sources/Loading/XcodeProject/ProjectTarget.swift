internal import AuditModel

/// What one target of an Xcode project builds.
///
/// Paths are compared in lowercase: Apple's file systems ignore case by default.
struct ProjectTarget: Sendable {
  /// The target's name.
  let name: String
  /// The names of the app that the target builds: its own, and those of its product; empty for other products.
  let appNames: [String]
  /// The property lists of the target's configurations.
  let propertyLists: Set<BuildPath>
  /// Whether the build settings say that the app has no interface.
  let isBackgroundOnly: Bool
  /// Whether the build settings say that the app has no menu bar.
  let isAgent: Bool
  /// The appearances that the build settings state for the app.
  let interfaceStyles: [String]
  /// Whether the product is a bundle of tests.
  let isForTests: Bool
  /// Whether the product is an app.
  let isApp: Bool
  /// Whether the target is an app that tries something out, by its name, and builds nothing for another language.
  var isTrial: Bool { isApp && !buildsLocalizations && Self.trials.contains(where: name.hasSuffix) }
  /// The platforms; empty if the project file does not say.
  let platforms: Set<Platform>
  /// The first releases of platforms for which it is built; without those that the project file does not tell.
  let deployment: [Platform: SystemVersion]
  /// The names of the products of packages that it links.
  let products: Set<String>
  /// The files and folders in build phases.
  private let files: Set<BuildPath>
  /// Path suffixes below an unknown build setting.
  private let suffixes: [BuildPath]
  private let folders: [SynchronizedFolder]

  /// Reads a target.
  init(_ target: ProjectObject, id: String, in objects: ProjectObjects, _ locations: ProjectLocations) {
    name = target.string("name") ?? id
    let built = objects.buildFiles(of: target)
    files = Set(built.compactMap { locations.paths[$0].map(BuildPath.init) })
    suffixes = built.compactMap { locations.suffixes[$0].map(BuildPath.init) }
    folders = SynchronizedFolder.all(of: id, in: objects, locations)
    let lists = objects.settings("INFOPLIST_FILE", of: target)
    propertyLists = Set(lists.map { BuildPath(locations.path(ofSetting: $0)) })
    platforms = TargetPlatforms.read(target, in: objects)
    deployment = TargetPlatforms.deployment(of: target, in: objects)
    products = Set(target.strings("packageProductDependencies").compactMap { objects[$0]?.string("productName") })
    let product = target.string("productType") ?? ""
    (isForTests, isApp) = (Self.testProducts.contains(product), product.hasPrefix(Self.appProduct))
    let names = ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName"].flatMap { objects.settings($0, of: target) }
    appNames = isApp ? ([name] + names).filter(ProjectSettings.isAppName) : []
    let areSet = { (name: String) in
      let answers = objects.settings("INFOPLIST_KEY_\(name)", of: target)
      return !answers.isEmpty && answers.allSatisfy { $0 == "YES" }
    }
    interfaceStyles = objects.settings("INFOPLIST_KEY_\(ProjectSettings.interfaceStyle)", of: target)
    isBackgroundOnly = areSet("LSBackgroundOnly")
    isAgent = isBackgroundOnly || areSet("LSUIElement")
  }

  /// The beginning of the types of products that are apps.
  private static let appProduct = "com.apple.product-type.application"

  /// How the names of apps end that try something out.
  private static let trials = ["Test", "Tester", "Demo", "Playground"]

  /// The types of products that contain tests (Xcode, `productType` of a target).
  private static let testProducts = Set(
    ["unit-test", "ui-testing", "ocunit-test"].map { "com.apple.product-type.bundle.\($0)" })

  /// Whether the target builds anything localized.
  var buildsLocalizations: Bool { !folders.isEmpty || files.contains(where: \.isLocalized) }

  /// Whether the target compiles any source.
  var buildsSources: Bool { !folders.isEmpty || files.contains(where: \.isSource) }

  /// Whether the target compiles a source file.
  func compiles(_ file: BuildPath) -> Bool {
    files.contains(file) || suffixes.contains(where: file.contains) || folders.contains { $0.builds(file) }
  }

  /// Whether the target builds a file, or a folder around it.
  func builds(_ file: BuildFile) -> Bool {
    file.pathAndFolders.contains(where: files.contains) || suffixes.contains(where: file.path.contains)
      || folders.contains { $0.builds(file.path) }
  }
}

/// A file that targets may build, with the folders around it, which they may build as a whole.
struct BuildFile: Sendable {
  /// The path of the file.
  let path: BuildPath
  /// The path and those of the folders around it.
  let pathAndFolders: [BuildPath]

  /// A file at a path with `/`.
  init(_ path: String) {
    self.path = BuildPath(path)
    pathAndFolders = self.path.andFolders
  }
}

/// A path as Apple's file systems compare it: without case.
struct BuildPath: Hashable, Sendable {
  private let parts: [String]

  /// A path with `/`.
  init(_ path: String) { parts = path.lowercased().split(separator: "/").map(String.init) }

  private init(parts: some Sequence<String>) { self.parts = Array(parts) }

  /// The path and those of the folders around it, without the root.
  fileprivate var andFolders: [BuildPath] { parts.indices.map { BuildPath(parts: parts[...$0]) } }

  /// Whether the path is that of a String Catalog or is in the folder of a language.
  fileprivate var isLocalized: Bool {
    parts.dropLast().contains { $0.hasSuffix(".lproj") } || parts.last?.hasSuffix(".xcstrings") == true
  }

  /// Whether the path is that of a source that is compiled by itself.
  fileprivate var isSource: Bool { parts.last.map { name in Self.sources.contains(where: name.hasSuffix) } ?? false }

  private static let sources = [".swift", ".m", ".mm"]

  /// Whether another path occurs in this one as consecutive components.
  fileprivate func contains(_ other: BuildPath) -> Bool {
    let count = other.parts.count
    return count <= parts.count && (0...(parts.count - count)).contains { parts[$0..<($0 + count)] == other.parts[...] }
  }

  /// The path inside a folder; nil if it is not in it.
  fileprivate func inside(_ folder: BuildPath) -> BuildPath? {
    parts.starts(with: folder.parts) ? BuildPath(parts: parts.dropFirst(folder.parts.count)) : nil
  }

  /// The name of the file in all languages.
  fileprivate var inAllLanguages: BuildPath {
    let plain = parts.filter { !$0.hasSuffix(".lproj") }
    return BuildPath(parts: plain.dropLast() + plain.suffix(1).map { "localized: " + $0 })
  }
}

/// A synchronized folder: all its files belong to a target except the exceptions, or only the exceptions do.
private struct SynchronizedFolder: Sendable {
  let path: BuildPath
  /// Whether the folder's files belong to the target, except for the exceptions; otherwise only the exceptions do.
  let isOwned: Bool
  /// Files, folders, and `/Localized: NAME` for a file in all languages.
  let exceptions: Set<BuildPath>

  static func all(
    of target: String, in objects: ProjectObjects, _ locations: ProjectLocations
  ) -> [SynchronizedFolder] {
    let owned = Set(objects[target]?.strings("fileSystemSynchronizedGroups") ?? [])
    return objects.synchronizedFolders.compactMap { id, group in
      let sets = group.strings("exceptions").compactMap { objects[$0] }.filter { $0.string("target") == target }
      guard let path = locations.paths[id], owned.contains(id) || !sets.isEmpty else { return nil }
      return SynchronizedFolder(
        path: BuildPath(path), isOwned: owned.contains(id),
        exceptions: Set(sets.flatMap { $0.strings("membershipExceptions") }.map(BuildPath.init)))
    }
  }

  func builds(_ file: BuildPath) -> Bool {
    guard let relative = file.inside(path) else { return false }
    guard !exceptions.isEmpty else { return isOwned }
    let names = relative.andFolders + [relative.inAllLanguages]
    return names.contains(where: exceptions.contains) != isOwned
  }
}
