package import AuditModel
internal import PlatformData
internal import SystemPackage

/// A file to be read.
struct FoundFile: Sendable {
  /// The absolute path.
  var absolute: FilePath
  /// The path relative to the audit's root, with `/`.
  var path: String
  /// What it is read as.
  var format: FileFormat
  /// Whether the file itself was named by the user, not only a folder around it.
  var isExplicit: Bool

  /// The path of the folder that contains the file.
  var folder: String { path.parentFolder }

  /// The contents of a file of settings at a path with the same root; nil if there isn't one.
  func contents(ofSetting other: String) -> [UInt8]? {
    let root = path.split(separator: "/").reduce(into: absolute) { root, _ in root.removeLastComponent() }
    return try? FileSystem.contents(root.appending(other), limit: FileFormat.xcodeProject.sizeLimit)
  }

  /// The contents of the header of a file in Objective-C; nil without one.
  var header: [UInt8]? {
    guard format == .source, let name = absolute.stem else { return nil }
    return try? FileSystem.contents(
      absolute.removingLastComponent().appending("\(name).h"), limit: format.sizeLimit)
  }

  /// The file's contents.
  ///
  /// - Throws: Why they cannot be read.
  func contents() throws(SkipReason) -> [UInt8] {
    let limit = format.sizeLimit
    let contents: [UInt8]?
    do { contents = try FileSystem.contents(absolute, limit: limit) } catch {
      throw SkipReason("the file cannot be read (\(error))")
    }
    guard let contents else {
      throw SkipReason("the file is larger than \(limit >> 20) MB, the limit for this format")
    }
    return contents
  }
}

/// Why a file is not read.
struct SkipReason: Error, Equatable {
  /// The reason, for a person.
  var text: String

  init(_ text: String) { self.text = text }
}

/// The result of a walk.
struct Discovered: Sendable {
  /// The files to read, sorted by path, each once.
  var files: [FoundFile] = []
  /// The image files in `.lproj` folders.
  var images = ImageInventory()
  /// The font files.
  var fonts = FontInventory()
  /// The images that a drawing can show.
  var assets = AssetInventory()
  /// The files and folders that are not read, with the reason.
  var skipped: [InputFile] = []
  /// What could not be accessed.
  var diagnostics: [LoadingDiagnostic] = []
}

extension Discovered {
  /// The inventory without the files that a project excludes, which are listed as skipped.
  func leavingOut(where isExcluded: (String) -> Bool) -> Discovered {
    var left = self
    left.files.removeAll { isExcluded($0.path) }
    left.images = images.leavingOut(where: isExcluded)
    left.fonts = fonts.leavingOut(where: isExcluded)
    left.assets = assets.leavingOut(where: isExcluded)
    left.diagnostics.removeAll { isExcluded($0.location.file) }
    let excluded = files.filter { isExcluded($0.path) }
    left.skipped += excluded.map {
      InputFile(path: $0.path, format: $0.format, skipped: "excluded by the configuration")
    }
    return left
  }
}

/// The font files of a project, which are opened only if a title uses one.
struct FontInventory: Sendable {
  private var fonts: [(path: String, file: FilePath)] = []

  /// Adds a file if it is a font; `root` is the audit's.
  mutating func note(_ file: FilePath, root: FilePath) {
    guard let ending = file.extension?.lowercased(), FontFolders.fileExtensions.contains(ending) else { return }
    fonts.append((file.relative(to: root), file))
  }

  /// The inventory without the files that a project excludes.
  func leavingOut(where isExcluded: (String) -> Bool) -> FontInventory {
    var left = self
    left.fonts.removeAll { isExcluded($0.path) }
    return left
  }

  /// The fonts, sorted by path, with the font names that interfaces state for a file of that name.
  func bundled(names: [String: Set<String>]) -> [BundledFont] {
    fonts.sorted { $0.path < $1.path }.map { path, file in
      BundledFont(file: file.string, names: (names[path.lastPathPart] ?? []).sorted())
    }
  }
}

/// The image files in `.lproj` folders, of which only the names matter.
struct ImageInventory: Sendable {
  private struct Image: Sendable {
    var location: BundleLocation
    var path: String
  }

  private var images: [Image] = []

  /// Adds a file if it is an image in a `.lproj` folder; `root` is the audit's.
  mutating func note(_ file: FilePath, root: FilePath) {
    guard let ending = file.extension?.lowercased(), Self.endings.contains(ending),
      let location = BundleLocation(absolute: file, root: root)
    else { return }
    images.append(Image(location: location, path: file.relative(to: root)))
  }

  /// The inventory without the files that a project excludes.
  func leavingOut(where isExcluded: (String) -> Bool) -> ImageInventory {
    var left = self
    left.images.removeAll { isExcluded($0.path) }
    return left
  }

  /// The images by bundle, those of a bundle sorted by name; `development` is the language that each bundle's `Base` and
  /// own folder represent.
  func byBundle(development: (String) -> LocaleTag) -> [String: [LocalizedImage]] {
    Dictionary(grouping: images, by: \.location.bundle).mapValues { images in
      let language = images.first.map { development($0.location.bundle) }
      let byName = Dictionary(grouping: images) { Self.name(of: $0.location.table) }
      return byName.sorted { $0.key < $1.key }.compactMap { name, variants in
        let sorted = variants.sorted { $0.path < $1.path }
        let own = sorted.first { $0.location.folder == "Base" || LocaleTag(folderName: $0.location.folder) == language }
        guard let shown = own ?? sorted.first else { return nil }
        return LocalizedImage(
          name: name, path: shown.path, folders: Set(variants.map(\.location.folder)).sorted())
      }
    }
  }

  /// The name without the suffixes for device (`~ipad`) and scale (`@2x`).
  private static func name(of file: String) -> String {
    var name = file[...]
    for suffix in suffixes where name.count > suffix.count && name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  /// In the order in which they may follow one another, the last first.
  private static let suffixes = ["~ipad", "~iphone", "@1x", "@2x", "@3x"]

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "heic", "heif", "gif", "tiff", "tif", "pdf", "svg", "webp", "icns", "apng",
  ]
}

extension FileFormat {
  /// The format of a file of that name; nil if an audit does not read such files.
  ///
  /// In a folder only JSON files with the extensions of interface trees are read.
  package init?(fileName: String, isExplicit: Bool) {
    let lower = fileName.lowercased()
    let known = Self.suffixes.first { lower.hasSuffix($0.suffix) && lower.utf8.count > $0.suffix.utf8.count }
    if let known {
      self = known.format
    } else if lower.hasSuffix("info.plist") {
      self = .infoPlist
    } else if isExplicit, lower.hasSuffix(".json") {
      self = .jsonTree
    } else if fileName == "project.pbxproj" {
      self = .xcodeProject
    } else {
      return nil
    }
  }

  /// Why files of the format are not read; nil if they are.
  package var skipReason: String? {
    self == .source ? "source code is not read" : nil
  }

  /// The size in bytes above which a file of the format is not read.
  ///
  /// The largest of some 17,000 public files: strings 0.3 MB, xib and storyboard 1.2 MB, String Catalogs 2.8 MB (12 MB is
  /// reported). A catalog contains all languages; a tree printed from a whole project contains all its strings.
  package var sizeLimit: Int {
    switch self {
    case .jsonTree, .recordedTree: 512 << 20
    case .xcstrings, .loctable: 256 << 20
    default: 32 << 20
    }
  }

  private static let suffixes: [(suffix: String, format: FileFormat)] = [
    (".storyboard", .storyboard), (".xib", .xib), (".strings", .strings), (".stringsdict", .stringsdict),
    (".xcstrings", .xcstrings), (".loctable", .loctable), (".xliff", .xliff), (".xlf", .xliff), (".xcloc", .xcloc),
    (".fitspoken.json", .jsonTree), (".tree.json", .jsonTree),
    (".swift", .swift), (".m", .source), (".mm", .source),
  ]
}
