internal import AuditModel
internal import SystemPackage

/// The files of a walk that users certainly never see, with the reason.
struct UnbuiltFiles: Sendable {
  private let absences: [String: Absence]
  /// The resources that users see, or may see.
  private let built: [FoundFile]
  private let files: [FoundFile]

  /// The resources that no app shows; a file that a user names is read in any case.
  init(among files: [FoundFile], by builds: BuiltFiles) {
    var (absences, builds): ([String: Absence], BuiltFiles) = ([:], builds)
    let resources = files.filter(\.format.isResource)
    for file in resources where !file.isExplicit { absences[file.path] = builds.absence(of: file.path) }
    self.absences = absences
    self.files = resources.filter { absences[$0.path] != nil }
    built = resources.filter { absences[$0.path] == nil }
  }

  /// Why users never see a file; nil if they do, or may.
  subscript(file: FoundFile) -> Absence? { absences[file.path] }

  /// One note for the folders without a file that is seen, for each language of a bundle without one, and for each other table.
  func notes(root: FilePath) -> [LoadingDiagnostic] {
    let seen = SeenPlaces(built.map { Place($0, root: root) })
    let groups = Dictionary(grouping: files) { file in
      Group(absence: absences[file.path], scope: seen.scope(of: Place(file, root: root)))
    }
    let notes = groups.values.compactMap { note(on: $0.map { ($0, Place($0, root: root)) }, seen) }
    return notes.sorted { $0.location < $1.location }
  }

  private struct Group: Hashable {
    var absence: Absence?
    var scope: String
  }

  private func note(on files: [(file: FoundFile, place: Place)], _ seen: SeenPlaces) -> LoadingDiagnostic? {
    guard let first = files.first, let absence = absences[first.file.path] else { return nil }
    let isBundle = !seen.bundles.contains(first.place.bundle)
    let place =
      isBundle ? files.map(\.place.bundle).deepestCommonFolder : seen.scope(of: first.place)
    let isLanguage = place.hasSuffix(".lproj")
    let isFile = first.file.path == place || files.count == 1 && !isLanguage
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let subject = isFile ? "this file" : "\(place.isEmpty ? "this folder" : place) (\(count))"
    let region = isLanguage && absence.omits(place) ? ", and the language is not among its localizations" : ""
    var note = LoadingDiagnostic(
      kind: .notBuilt, location: SourceLocation(file: first.file.path),
      message: "\(absence.fact(about: subject))\(region); users never see it", locale: nil)
    if case .inBackground = absence { note.reason = "background" }
    return note
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

/// The places of files that users see.
private struct SeenPlaces {
  let bundles: Set<String>
  private let folders: Set<String>
  /// The bundles and all folders around them.
  private let occupied: Set<String>

  init(_ places: [Place]) {
    bundles = Set(places.map(\.bundle))
    folders = Set(places.map(\.folder))
    occupied = Set(bundles.flatMap(\.andAncestors))
  }

  /// What a note on a file is about: the highest folder without a file that is seen, the language, or the table.
  func scope(of place: Place) -> String {
    guard bundles.contains(place.bundle) else {
      return place.bundle.andAncestors.last { !occupied.contains($0) } ?? place.bundle
    }
    return folders.contains(place.folder) ? place.table : place.folder
  }
}

extension Absence {
  /// Whether the project does not list the language of a folder.
  fileprivate func omits(_ folder: String) -> Bool {
    guard case .notBuilt(_, let regions) = self, let locale = LocaleTag(folderName: folder.baseName) else {
      return false
    }
    return !regions.contains(locale)
  }
}

extension [String] {
  /// The deepest folder that is one of these paths or around all of them.
  var deepestCommonFolder: String {
    guard let first else { return "" }
    return first.andAncestors.first { folder in
      allSatisfy { $0 == folder || folder.isEmpty || $0.hasPrefix(folder + "/") }
    } ?? ""
  }
}

extension FileFormat {
  /// Whether an app contains files of the format as resources, which targets list.
  var isResource: Bool { isStringsTable || self == .storyboard || self == .xib }

  /// Whether files of the format are strings tables of an app.
  var isStringsTable: Bool { self == .strings || self == .stringsdict || self == .xcstrings }
}
