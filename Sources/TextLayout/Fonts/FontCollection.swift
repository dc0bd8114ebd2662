import AuditModel
import CTextEngine
import Foundation
import PlatformData
import Synchronization
import Utilities

/// Font files of one origin; they are looked for, and opened for their names, when they are first asked for.
struct FontCollection: Sendable {
  private let files: Lazy<FontFiles>
  private let index: Lazy<FaceIndex>
  private let statedNames: [String: [String]]

  /// Whether the collection was created without folders or files.
  let isEmpty: Bool

  /// The files of some folders.
  init(folders: [String]) {
    self.init(isEmpty: folders.isEmpty, statedNames: [:]) { FontFiles(folders: folders) }
  }

  /// Some files, of which the app's interfaces may state the names.
  init(_ fonts: [BundledFont]) {
    let names = fonts.flatMap { font in font.names.map { ($0.lowercased(), [font.file]) } }
    self.init(isEmpty: fonts.isEmpty, statedNames: Dictionary(names, uniquingKeysWith: +)) {
      FontFiles(paths: fonts.map(\.file))
    }
  }

  private init(isEmpty: Bool, statedNames: [String: [String]], files: @escaping @Sendable () -> FontFiles) {
    let files = Lazy(files)
    (self.isEmpty, self.statedNames, self.files) = (isEmpty, statedNames, files)
    index = Lazy { FaceIndex(files.value.paths.flatMap(FaceRecord.read)) }
  }

  /// The path of the file of that name; nil if it is not here.
  func path(ofFile name: String) -> String? { isEmpty ? nil : files.value.path(of: name) }

  /// The face of a name; nil if no file has it.
  ///
  /// A file that is said to contain the name is opened first and alone.
  func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    guard !isEmpty else { return nil }
    let stated = (statedNames[name.lowercased()] ?? []).flatMap(FaceRecord.read)
    if let match = FaceIndex(stated).match(name, traits) { return match }
    return index.value.match(name, traits) ?? FaceIndex.nearest(to: traits, in: stated)
  }
}

/// The fonts that the system has: those that fontconfig knows, or those of the platform's folders where there is none.
final class InstalledFonts: Sendable {
  /// The files of the platform's folders by name, which are searched for stand-ins.
  let files: Lazy<FontFiles>
  private let catalog: Lazy<FontCatalog?>
  private let index: Lazy<FaceIndex>

  /// The fonts of this system; nothing is read before it is asked for.
  convenience init() { self.init(folders: SearchedFolders.fonts, usesFontconfig: true) }

  /// The fonts of some folders in place of the system's.
  init(folders: [String], usesFontconfig: Bool = false) {
    let files = Lazy { FontFiles(folders: folders) }
    self.files = files
    catalog = Lazy { usesFontconfig ? FontCatalog() : nil }
    index = Lazy { FaceIndex(files.value.paths.flatMap(FaceRecord.read)) }
  }

  /// The face of a name; nil if no installed font has it, whatever fontconfig would put in its place.
  func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    guard let locations = catalog.value?.locations(named: name) else { return index.value.match(name, traits) }
    let records = locations.compactMap(FaceRecord.read)
    // Of a name in another language than English only fontconfig knows.
    return FaceIndex(records).match(name, traits) ?? FaceIndex.nearest(to: traits, in: records)
  }
}

/// Fontconfig's list of installed fonts.
private final class FontCatalog: @unchecked Sendable {  // The handle is used under the lock.
  private let handle: OpaquePointer?
  private let lock = Guarded(())

  init() { handle = te_installed_open() }

  deinit { te_installed_close(handle) }

  /// The locations of the faces that have a name, sorted; nil if there is no fontconfig.
  func locations(named name: String) -> [FaceLocation]? {
    guard let handle else { return nil }
    var found: Set<FaceLocation> = []
    lock.withLock { _ in
      withUnsafeMutablePointer(to: &found) { found in
        te_installed_named(
          handle, name,
          { path, index, found in
            guard let path else { return }
            let location = FaceLocation(path: String(cString: path), index: Int(index))
            found?.assumingMemoryBound(to: Set<FaceLocation>.self).pointee.insert(location)
          }, found)
      }
    }
    return found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }
}

/// A value that is made when it is first asked for, once, by whichever thread asks.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Guarded<Value?>(nil)
  private let make: @Sendable () -> Value

  /// A value to be made later.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

/// The font files of some folders by name; of two files of one name the first folder's counts.
struct FontFiles: Sendable {
  /// The paths, folder by folder, sorted within each.
  let paths: [String]
  private let byName: [String: String]

  /// The files under the folders, however deep (up to a bound that no font folder reaches); each folder is looked at
  /// once, however many links lead to it.
  init(folders: [String]) {
    var walk = Walk()
    for folder in folders { walk.visit(Self.expanded(folder), depth: 0) }
    self.init(paths: walk.found)
  }

  /// Some files.
  init(paths: [String]) {
    self.paths = paths
    byName = Dictionary(paths.map { (Self.fileName($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of the file of that name; nil if no folder has it.
  func path(of name: String) -> String? { byName[name] }

  private struct Walk {
    var found: [String] = []
    private var visited: Set<String> = []

    mutating func visit(_ folder: String, depth: Int) {
      guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
        visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted
      else { return }
      for name in names.sorted() {
        let path = "\(folder)/\(name)"
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        if let ending, FontFolders.fileExtensions.contains(ending) {
          found.append(path)
        } else {
          visit(path, depth: depth + 1)
        }
      }
    }
  }

  private static func expanded(_ folder: String) -> String {
    let path = folder.hasPrefix("~") ? NSHomeDirectory() + folder.dropFirst() : folder
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
