import CTextEngine
import PlatformData
import Synchronization

/// The fonts that the system has: those that fontconfig knows, or those of the platform's folders where there is none.
final class InstalledFonts: Sendable {
  /// The files of the platform's folders by name, in which stand-ins are looked for.
  let files = Lazily { FontFiles(folders: FontFolders.all) }
  private let catalog = Lazily { FontCatalog() }
  private let index: Lazily<FaceIndex>

  /// The fonts of this system; nothing is read before it is asked for.
  init() {
    let files = files
    index = Lazily { FaceIndex(files.value.paths.flatMap(FaceRecord.read)) }
  }

  /// The face of a name; nil where no installed font has it, whatever fontconfig would put in its place.
  func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    guard let places = catalog.value.places(named: name) else { return index.value.match(name, traits) }
    let records = places.compactMap(FaceRecord.read)
    // Of a name in another language than English only fontconfig knows.
    return FaceIndex(records).match(name, traits) ?? FaceIndex.nearest(to: traits, in: records)
  }
}

/// Fontconfig's list of installed fonts.
private final class FontCatalog: @unchecked Sendable {  // The handle is used under the lock.
  private let handle: OpaquePointer?
  private let lock = Mutex(())

  init() { handle = te_installed_open() }

  deinit { te_installed_close(handle) }

  /// The places of the faces that have a name, sorted; nil where there is no fontconfig.
  func places(named name: String) -> [FacePlace]? {
    guard let handle else { return nil }
    var found: Set<FacePlace> = []
    lock.withLock { _ in
      withUnsafeMutablePointer(to: &found) { found in
        te_installed_named(
          handle, name,
          { path, index, found in
            guard let path else { return }
            let place = FacePlace(path: String(cString: path), index: Int(index))
            found?.assumingMemoryBound(to: Set<FacePlace>.self).pointee.insert(place)
          }, found)
      }
    }
    return found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }
}
