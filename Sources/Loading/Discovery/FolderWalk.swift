internal import AuditModel
internal import SystemPackage

/// Finds the files of a project.
///
/// Symbolic links to files and to `.lproj` folders are followed if they stay in the given folders; other links to
/// folders are not, because their targets are found at their own locations.
struct FolderWalk {
  private let root: FilePath
  private let tops: [FilePath]
  private let foreign: ForeignFormats
  private var found = Discovered()
  /// By their paths as bytes: of names that differ only in normalization, or in bytes that are not UTF-8, each is a file.
  private var files: [FilePath: FoundFile] = [:]
  private var skipped: Set<Skipped> = []
  private var openFolders: Set<FilePath> = []
  private var isInLink = false
  private static let depthLimit = 128

  private struct Skipped: Hashable {
    var path: FilePath
    var input: InputFile
  }

  /// A walk that gives paths relative to `root`; `tops` are the given paths, absolute and without links.
  private init(root: FilePath, tops: [FilePath], foreign: ForeignFormats) {
    self.root = root
    self.foreign = foreign
    self.tops = tops
  }

  /// Walks the given paths, absolute and without links; `foreign` are the formats that only the caller can read.
  static func discover(
    _ paths: [FilePath], root: FilePath, alsoFinding foreign: ForeignFormats = ForeignFormats()
  ) -> Discovered {
    var walk = FolderWalk(root: root, tops: paths, foreign: foreign)
    for path in paths { walk.visitGiven(path) }
    walk.found.files = walk.files.values.sorted { ExactText($0.path) < ExactText($1.path) }
    walk.found.skipped = walk.skipped.map(\.input).sorted {
      (ExactText($0.path), $0.format.name, $0.skipped ?? "") < (ExactText($1.path), $1.format.name, $1.skipped ?? "")
    }
    return walk.found
  }

  private mutating func visitGiven(_ path: FilePath) {
    let name = path.lastComponent?.string ?? ""
    switch try? FileSystem.kind(path, followsLinks: true) {
    case .folder where path.extension == AssetFolders.catalog: visitAssets(path)
    case .folder where [nil, .swift].contains(FileFormat(fileName: name, isExplicit: true)): visitFolder(path)
    case .folder:
      visitFolderNamedLikeFile(path, name)
      for document in LocalizationCatalogFolder.documents(in: path) { visitGiven(document) }
    case .file: visitGivenFile(path, name)
    default: report("not a file or folder", at: path)
    }
  }

  private mutating func visitGivenFile(_ path: FilePath, _ name: String) {
    if name == AssetFolders.contents, path.removingLastComponent().extension == AssetFolders.color {
      return add(path, .colorSet, isExplicit: true)
    }
    guard let format = Self.format(ofGiven: path, name) ?? foreign.format(fileName: name) else {
      let ending = path.extension ?? "unknown"
      let isLikely = RecordedContents.extensions.contains(ending.lowercased())
      let reason = isLikely ? "no tree recorded from a running app was found in it" : BuiltProduct.reason(path)
      return skip(path, format: FileFormat(name: ending), reason ?? "files of this kind are not audited")
    }
    add(path, format, isExplicit: true)
  }

  /// What a file that a user names is read as: what its name says, unless it is a recording.
  private static func format(ofGiven path: FilePath, _ name: String) -> FileFormat? {
    let format = FileFormat(fileName: name, isExplicit: true)
    guard format == nil || format == .jsonTree else { return format }
    return recordedFormat(of: path) ?? format
  }

  private mutating func visitFolder(_ folder: FilePath) {
    guard let canonical = try? FileSystem.canonical(folder) else { return report("no such folder", at: folder) }
    guard openFolders.count < Self.depthLimit else { return report("folders are nested too deeply", at: folder) }
    guard openFolders.insert(canonical).inserted else { return }
    defer { openFolders.remove(canonical) }
    do throws(Errno) {
      for name in try FileSystem.names(in: folder) { visit(folder.appending(name), name.string) }
    } catch {
      report("the folder cannot be read (\(error))", at: folder)
    }
  }

  private mutating func visit(_ path: FilePath, _ name: String) {
    let format = FileFormat(fileName: name, isExplicit: false) ?? foreign.format(fileName: name)
    let isOfInterest = format != nil || name.hasSuffix(".lproj")
    do throws(Errno) {
      switch try FileSystem.kind(path, followsLinks: false) {
      case .file: visitFile(path, format)
      // Packages are often in folders such as `Reachability.swift`.
      case .folder where FileFormat(fileName: name, isExplicit: false).map { $0 == .swift } ?? true: enter(path, name)
      case .folder: visitFolderNamedLikeFile(path, name)
      case .link: try follow(path, name, format)
      case .other: if isOfInterest { report("not a regular file", at: path) }
      }
    } catch {
      if isOfInterest { report("cannot be read (\(error))", at: path) }
    }
  }

  private mutating func visitFile(_ path: FilePath, _ format: FileFormat?) {
    if format == nil, let reason = BuiltProduct.reason(path) {
      return skip(path, format: FileFormat(name: path.extension ?? ""), reason)
    }
    guard let format = format ?? Self.recordedFormat(ofUnknown: path) else {
      found.fonts.note(path, root: root)
      found.assets.note(path, root: root)
      return found.images.note(path, root: root)
    }
    add(path, format, isExplicit: false)
  }

  /// What a file in a folder is read as whose name tells nothing; nil if it is not a recording.
  private static func recordedFormat(ofUnknown path: FilePath) -> FileFormat? {
    guard let ending = path.extension?.lowercased(), RecordedContents.extensions.contains(ending) else { return nil }
    return recordedFormat(of: path)
  }

  private static func recordedFormat(of path: FilePath) -> FileFormat? {
    let length = RecordedContents.length(ofExtension: path.extension?.lowercased())
    return (try? FileSystem.start(of: path, count: length)).flatMap(RecordedContents.format)
  }

  private mutating func enter(_ path: FilePath, _ name: String) {
    let decision = FolderPolicy.decision(name) { (try? FileSystem.kind(path.appending($0), followsLinks: true)) != nil }
    switch decision {
    case .enter: visitFolder(path)
    case .skip(let reason): skip(path, format: .folder, reason)
    case .assets: visitAssets(path)
    case .ignore: break
    }
  }

  /// Of an asset catalog the colors are read, and images are noted; groups of assets have no extension.
  private mutating func visitAssets(_ catalog: FilePath) {
    var pending = [(folder: catalog, depth: 0)]
    while let (folder, depth) = pending.popLast() {
      for name in (try? FileSystem.names(in: folder)) ?? [] {
        let path = folder.appending(name)
        guard (try? FileSystem.kind(path, followsLinks: false)) == .folder else { continue }
        if name.extension == AssetFolders.color { visitColorSet(path) }
        if name.extension == AssetFolders.image { found.assets.noteSet(path, root: root) }
        if name.extension == nil, depth < Self.depthLimit { pending.append((path, depth + 1)) }
      }
    }
  }

  private mutating func visitColorSet(_ folder: FilePath) {
    let contents = folder.appending(AssetFolders.contents)
    guard (try? FileSystem.kind(contents, followsLinks: false)) == .file else { return }
    add(contents, .colorSet, isExplicit: false)
  }

  private mutating func visitFolderNamedLikeFile(_ path: FilePath, _ name: String) {
    if FileFormat(fileName: name, isExplicit: true) == .xcloc { return visitLocalizationCatalog(path) }
    if let format = FileFormat(fileName: name, isExplicit: true), let reason = format.skipReason {
      return skip(path, format: format, reason)
    }
    report("expected a file, found a folder", at: path)
  }

  /// Of a localization catalog only the documents are read: the sources next to them are copies.
  private mutating func visitLocalizationCatalog(_ path: FilePath) {
    for (name, reason) in LocalizationCatalogFolder.skipped {
      let folder = path.appending(name)
      if (try? FileSystem.kind(folder, followsLinks: true)) == .folder { skip(folder, format: .folder, reason) }
    }
    let manifest = path.appending(LocalizationCatalogFolder.manifest)
    if (try? FileSystem.kind(manifest, followsLinks: true)) == .file { add(manifest, .xcloc, isExplicit: false) }
    let documents = LocalizationCatalogFolder.documents(in: path)
    for document in documents { visit(document, document.lastComponent?.string ?? "") }
    guard documents.isEmpty else { return }
    let fault = LocalizationCatalogFolder.withoutDocument
    found.diagnostics.append(fault.diagnostic(in: path.relative(to: root), locale: nil))
  }

  private mutating func follow(_ link: FilePath, _ name: String, _ format: FileFormat?) throws(Errno) {
    let isFolder = try FileSystem.kind(link, followsLinks: true) == .folder
    guard isFolder || format != nil else { return }
    let target = try FileSystem.canonical(link)
    guard tops.contains(where: { target.starts(with: $0) }) else {
      return skip(
        link, format: isFolder ? .folder : format ?? .other(""),
        "symbolic link to a location outside the audited folders")
    }
    if !isFolder, let format { return add(link, format, isExplicit: false) }
    guard name.hasSuffix(".lproj"), !isInLink else {
      return skip(link, format: .folder, "symbolic link to a folder that is read at its own location")
    }
    isInLink = true
    visitFolder(link)
    isInLink = false
  }

  private mutating func add(_ path: FilePath, _ format: FileFormat, isExplicit: Bool) {
    let before = files[path]?.isExplicit ?? false
    files[path] = FoundFile(
      absolute: path, path: path.relative(to: root), format: format, isExplicit: isExplicit || before)
  }

  private mutating func skip(_ path: FilePath, format: FileFormat, _ reason: String) {
    let input = InputFile(path: path.relative(to: root), format: format, skipped: reason)
    skipped.insert(Skipped(path: path, input: input))
  }

  private mutating func report(_ message: String, at path: FilePath) {
    let relative = path.relative(to: root)
    found.diagnostics.append(
      LoadingDiagnostic(
        kind: .fileUnreadable, location: SourceLocation(file: relative.isEmpty ? "." : relative), message: message))
    let format = FileFormat(fileName: path.lastComponent?.string ?? "", isExplicit: true) ?? .folder
    skip(path, format: format, message)
  }
}

/// Decides which folders an audit enters.
enum FolderPolicy {
  /// What to do with a folder.
  enum Decision: Equatable {
    case enter
    /// Not entered, and reported with the reason.
    case skip(String)
    /// Not entered and not reported: apps do not keep their own interfaces or strings there.
    case ignore
    /// An asset catalog.
    case assets
  }

  /// What to do with a folder of that name; `contains` says whether it has an entry of a name.
  static func decision(_ name: String, contains: (String) -> Bool) -> Decision {
    if name.hasPrefix(".") { return .ignore }
    if let reason = byName[name] { return .skip(reason) }
    if name == "Build", contains("Intermediates.noindex") || contains("Products") { return .skip("build products") }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .enter }
    let ending = name[name.index(after: dot)...].lowercased()
    return BuiltProduct.reasons[ending].map(Decision.skip) ?? byExtension[ending] ?? .enter
  }

  private static let byName = [
    "build": "build products", "DerivedData": "build products", "Pods": "dependencies (CocoaPods)",
    "Carthage": "dependencies (Carthage)", "node_modules": "dependencies (npm)",
  ]

  // A `.bundle` is entered: a settings bundle's tables are sources.
  private static let byExtension: [String: Decision] = {
    let silent = ["dsym", "xcdatamodeld", "xcdatamodel", "docc", "playground", "git"]
    var table: [String: Decision] = ["xcassets": .assets]
    for name in silent { table[name] = .ignore }
    return table
  }()
}

/// Names in asset catalogs.
enum AssetFolders {
  /// The extension of a catalog.
  static let catalog = "xcassets"
  /// The extension of a color's folder.
  static let color = "colorset"
  /// The extension of an image's folder.
  static let image = "imageset"
  /// The file in it.
  static let contents = "Contents.json"
}
