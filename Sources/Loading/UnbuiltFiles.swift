internal import AuditModel
internal import SystemPackage

/// The resources and sources of a walk that certainly do not reach users, with the reason.
struct UnbuiltFiles: Sendable {
  private let absences: [String: Absence]
  /// The resources that reach users, or may.
  private let built: [FoundFile]
  private let files: [FoundFile]

  /// The resources that no app shows; a file that a user names is read in any case.
  init(among files: [FoundFile], by builds: BuiltFiles) {
    var (absences, builds): ([String: Absence], BuiltFiles) = ([:], builds)
    let resources = files.filter(\.format.isResource)
    for file in resources where !file.isExplicit { absences[file.path] = builds.absence(of: file.path) }
    for file in files where file.isCompiled && !file.isExplicit {
      absences[file.path] = builds.absence(ofSource: file.path)
    }
    self.absences = absences
    self.files = resources.filter { absences[$0.path] != nil }
    built = resources.filter { absences[$0.path] == nil }
  }

  /// Why a file does not reach users; nil if it does, or may.
  subscript(file: FoundFile) -> Absence? { absences[file.path] }

  /// One note per folder tree without a visible file, per language missing from a bundle, and per remaining table.
  func notes(root: FilePath) -> [LoadingDiagnostic] {
    let meant = files.filter { !Self.isOfFastlane($0.path) }
    guard !meant.isEmpty else { return [] }
    let visible = VisiblePlaces(built.map { Place($0, root: root) })
    let places = meant.compactMap { file in
      absences[file.path].map { (file: file, place: Place(file, root: root), absence: $0) }
    }
    let groups = Dictionary(grouping: places) { Group(absence: $0.absence, scope: visible.scope(of: $0.place)) }
    let notes = groups.compactMap { group, members in
      let isBundle = members.contains { !visible.bundles.contains($0.place.bundle) }
      let place = isBundle ? members.map(\.place.bundle).deepestCommonFolder : group.scope
      return group.absence.note(on: members.map(\.file.path), at: place)
    }
    return notes.sorted { $0.location < $1.location }
  }

  /// Whether a file is in a folder of fastlane, whose tools read it: no target is meant to build the titles that frameit draws around
  /// screenshots, or what deliver sends to the store.
  ///
  /// Source: fastlane, frameit ("title.strings", "keyword.strings") and deliver.
  private static func isOfFastlane(_ path: String) -> Bool {
    path.parentFolder.split(separator: "/").contains("fastlane")
  }

  private struct Group: Hashable {
    var absence: Absence
    var scope: String
  }
}

/// The folder around a file's `.lproj` folder, and that folder.
private struct Place {
  let bundle: String
  let folder: String
  /// The file in all languages.
  let table: String

  init(_ file: FoundFile, root: FilePath) {
    let location = BundleLocation(absolute: file.absolute, root: root)
    bundle = location?.bundle ?? file.folder
    table = FindingIdentity.withoutLocale(file.path)
    folder = location.map { $0.bundle.isEmpty ? $0.folder + ".lproj" : "\($0.bundle)/\($0.folder).lproj" } ?? file.path
  }
}

/// The places of the files that reach users.
private struct VisiblePlaces {
  let bundles: Set<String>
  private let folders: Set<String>
  /// The bundles and all folders around them.
  private let occupied: Set<String>

  init(_ places: [Place]) {
    bundles = Set(places.map(\.bundle))
    folders = Set(places.map(\.folder))
    occupied = Set(bundles.flatMap(\.andAncestors))
  }

  /// What a note on a file is about: the highest folder without a visible file, the language, or the table.
  func scope(of place: Place) -> String {
    guard bundles.contains(place.bundle) else {
      return place.bundle.andAncestors.last { !occupied.contains($0) } ?? place.bundle
    }
    return folders.contains(place.folder) ? place.table : place.folder
  }
}

extension Absence {
  /// The note on files in a place that is a folder, a language's folder or a table.
  fileprivate func note(on paths: [String], at place: String) -> LoadingDiagnostic? {
    guard let first = paths.first else { return nil }
    let isLanguage = place.hasSuffix(".lproj")
    let isFile = first == place || paths.count == 1 && !isLanguage
    let count = paths.count == 1 ? "1 file" : "\(paths.count) files"
    let subject = isFile ? "this file" : "\(place.isEmpty ? "this folder" : place) (\(count))"
    let isOmitted = isLanguage && omits(place)
    let region = isOmitted ? ", and the language is not among its localizations" : ""
    let end = paths.count == 1 ? "it is never shown to users" : "they are never shown to users"
    var note = LoadingDiagnostic(
      kind: .notBuilt, location: SourceLocation(file: first),
      message: "\(fact(about: subject))\(region); \(end)",
      locale: isLanguage ? LocaleTag(folderName: place.baseName) : nil)
    note.reason = reason
    if isOmitted { note.statement = statement(on: place) }
    return note
  }

  /// What is said together of the folders of languages that a project does not have.
  private func statement(on folder: String) -> SharedStatement? {
    guard case .notBuilt(let project, _) = self else { return nil }
    return SharedStatement(
      of: folder, among: "folders of languages",
      "are built by no target of \(project), and their languages are not among its localizations; "
        + "they are never shown to users")
  }

  /// What distinguishes the note from that on files that no target builds.
  private var reason: String? {
    switch self {
    case .notBuilt: nil
    case .inBackground: "background"
    case .notUsed: "unused"
    case .inTests: "tests"
    }
  }

  /// Whether the project does not list the language of a folder.
  fileprivate func omits(_ folder: String) -> Bool {
    guard case .notBuilt(_, let regions) = self, let locale = LocaleTag(folderName: folder.baseName) else {
      return false
    }
    return !regions.contains(locale)
  }
}

extension FoundFile {
  /// Whether targets list the file as a source of the app; manifests of packages and tests are left to others.
  fileprivate var isCompiled: Bool {
    [.swift, .source].contains(format) && [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
      && path.lastPathPart != PackageManifest.name && !InputFile.isForTests(path: path)
  }
}

extension FileFormat {
  /// Whether a file of the format holds a table in all its languages.
  var holdsAllLanguages: Bool { self == .xcstrings || self == .loctable }

  /// Whether an app contains files of the format as resources, which targets list.
  var isResource: Bool { isStringsTable || self == .storyboard || self == .xib }

  /// Whether files of the format are strings tables of an app.
  package var isStringsTable: Bool { self == .strings || self == .stringsdict || holdsAllLanguages }
}
