internal import AuditModel

/// Which languages the libraries in a project's folder have that the app itself has not: a device shows none of them.
///
/// Without an Xcode project that builds an app nothing is known of them. A library is what a package or another project contains, or a
/// bundle among the app's files.
struct AppLanguages: Sendable {
  /// The languages that the projects with apps list.
  private let regions: Set<LocaleTag>
  /// The folders of projects that build apps, and those of other projects and of packages.
  private let apps: Set<String>
  private let libraries: Set<String>
  /// The folders of projects that build no app.
  private let otherProjects: Set<String>

  /// The languages of the projects among the settings; packages are known by their manifests.
  init(_ settings: [SettingsReading], files: [FoundFile]) {
    let projects = settings.compactMap(\.project)
    let building = projects.filter(\.buildsApp)
    apps = Set(building.map(\.folder))
    regions = building.reduce(into: []) { $0.formUnion($1.regions) }
    let packages = files.filter { $0.path.lastPathPart == PackageManifest.name }.map(\.path.parentFolder)
    otherProjects = Set(projects.map(\.folder)).subtracting(apps)
    libraries = otherProjects.union(packages).subtracting(apps)
  }

  /// Notes of the bundles of libraries which languages the app lacks, and which of them need not have the app's.
  ///
  /// - Parameter trees: The interfaces, which may have languages of their own.
  func note(in bundles: inout [LocalizationBundle], besides trees: [InterfaceTree]) {
    guard !apps.isEmpty else { return }
    let own = bundles.filter { $0.isShipped && !isOfLibrary($0.path) }
    let interfaces = trees.filter { tree in tree.bundle.map { !isOfLibrary($0) } ?? false }.compactMap(\.locale)
    let known = regions.union(own.flatMap { [$0.developmentLanguage] + $0.localizations }).union(interfaces)
    guard !known.isEmpty else { return }
    for index in bundles.indices where isOfLibrary(bundles[index].path) {
      let others = bundles[index].localizations.filter { !known.contains($0) }
      bundles[index].languagesOfLibrary = others.isEmpty ? nil : others
      if isIndependent(bundles[index].path) { bundles[index].isIndependent = true }
    }
  }

  /// Whether a folder is in a bundle among the app's files, or the nearest project or package around it builds no app.
  private func isOfLibrary(_ folder: String) -> Bool {
    folder.isInNestedBundle || nearest(to: folder, among: libraries)
  }

  /// Whether a folder is in a bundle among the app's files, or in another project: that an app's own package lacks a language is a fault.
  private func isIndependent(_ folder: String) -> Bool {
    folder.isInNestedBundle || nearest(to: folder, among: otherProjects)
  }

  /// Whether the nearest project or package around a folder is one of some.
  private func nearest(to folder: String, among some: Set<String>) -> Bool {
    folder.andAncestors.first { apps.contains($0) || libraries.contains($0) }.map(some.contains) ?? false
  }
}

extension String {
  /// Whether a folder is inside a bundle among the app's files; `Settings.bundle` does not count, since it is the app's own.
  fileprivate var isInNestedBundle: Bool {
    split(separator: "/").contains { $0.hasSuffix(".bundle") && $0 != "Settings.bundle" }
  }
}
