internal import AuditModel
internal import SystemPackage

/// The files of a walk that an app certainly does not contain, with the projects that should build them.
struct UnbuiltFiles: Sendable {
  private let projects: [String: XcodeProject]
  /// The resources that are built, or may be.
  private let built: [FoundFile]
  private let files: [FoundFile]

  /// The resources that no project builds; a file that a user names is read in any case.
  init(among files: [FoundFile], by builds: BuiltFiles) {
    var projects: [String: XcodeProject] = [:]
    let resources = files.filter(\.format.isResource)
    for file in resources where !file.isExplicit { projects[file.path] = builds.projectNotBuilding(file.path) }
    self.projects = projects
    self.files = resources.filter { projects[$0.path] != nil }
    built = resources.filter { projects[$0.path] == nil }
  }

  /// The project that does not build a file; nil if the file is built, or may be.
  subscript(file: FoundFile) -> XcodeProject? { projects[file.path] }

  /// One note for each bundle without a built file, for each language of a bundle without one, and for each other table.
  func notes(root: FilePath) -> [LoadingDiagnostic] {
    let places = Dictionary(built.map { ($0.path, Place($0, root: root)) }, uniquingKeysWith: { first, _ in first })
    let (bundles, folders) = (Set(places.values.map(\.bundle)), Set(places.values.map(\.folder)))
    let groups = Dictionary(grouping: files) { file in
      let place = Place(file, root: root)
      if !bundles.contains(place.bundle) { return place.bundle }
      return folders.contains(place.folder) ? place.table : place.folder
    }
    return groups.sorted { $0.key < $1.key }.compactMap { note(on: $0.value, at: $0.key) }
  }

  /// The folder around a file's `.lproj` folder, and that folder.
  private struct Place {
    var bundle: String
    var folder: String
    /// The file in all languages.
    var table: String

    init(_ file: FoundFile, root: FilePath) {
      let location = BundleLocation(absolute: file.absolute, root: root)
      bundle = location?.bundle ?? file.folder
      table = FindingIdentity.withoutLocale(file.path)
      folder =
        location.map { $0.bundle.isEmpty ? $0.folder + ".lproj" : "\($0.bundle)/\($0.folder).lproj" } ?? file.path
    }
  }

  private func note(on files: [FoundFile], at place: String) -> LoadingDiagnostic? {
    guard let first = files.first, let project = projects[first.path] else { return nil }
    let isFile = first.path == place || files.count == 1 && !place.hasSuffix(".lproj")
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let subject = isFile ? "this file" : "\(place.isEmpty ? "this folder" : place) (\(count))"
    let locale = LocaleTag(folderName: place.lastPathPart.baseName)
    let isListed = locale.map { project.regions.contains($0) } ?? true
    let region = place.hasSuffix(".lproj") && !isListed ? ", and the language is not among its localizations" : ""
    return LoadingDiagnostic(
      kind: .notBuilt, location: SourceLocation(file: first.path),
      message: "no target of \(project.name) builds \(subject)\(region); users never see it", locale: nil)
  }
}

extension FileFormat {
  /// Whether an app contains files of the format as resources, which targets list.
  fileprivate var isResource: Bool { isStringsTable || self == .storyboard || self == .xib }

  /// Whether files of the format are strings tables of an app.
  var isStringsTable: Bool { self == .strings || self == .stringsdict || self == .xcstrings }
}
