import AuditModel
import PlatformData
import Synchronization

/// The fonts at hand; each face is opened once, when it is first asked for.
final class FontLibrary: Sendable {
  private struct Place: Hashable {
    var path: String
    var index: Int
  }

  private let files: FontFiles
  private let faces = Mutex<[Place: FontFace?]>([:])
  private let named = Mutex<[String: [FontFace]]?>(nil)

  /// The fonts of some folders, then those of the platform's folders.
  init(folders: [String]) { files = FontFiles(folders: folders + FontFolders.all) }

  /// The face of a file by its path; nil where it is no font.
  func face(path: String, index: Int = 0) -> FontFace? {
    let place = Place(path: path, index: index)
    return faces.withLock { faces in
      if let known = faces[place] { return known }
      let face = FontFace(path: path, index: index)
      faces[place] = .some(face)
      return face
    }
  }

  /// The face of a stand-in nearest to a weight; nil where its file is not there.
  func face(of standIn: FontStandIn, weight: FontWeight, isItalic: Bool) -> FontFace? {
    let wanted = standIn.face(weight: weight.rawValue, isItalic: isItalic)
    // Where a package split leaves only some weights, any face of the family is nearer than another family.
    return ([wanted].compactMap { $0 } + standIn.faces).lazy.compactMap { face in
      self.files.path(of: face.file).flatMap { self.face(path: $0, index: face.index) }
    }.first
  }

  /// The face of a PostScript name, full name or family, of a family that nearest to the weight; nil where none has it.
  func face(named name: String, weight: FontWeight, isItalic: Bool) -> FontFace? {
    let candidates = named.withLock { index in
      let known = index ?? makeNameIndex()
      index = known
      return known[name.lowercased()] ?? []
    }
    let wanted = Double((FontWeight.allCases.firstIndex(of: weight) ?? 3) + 1) * 100
    func distance(_ face: FontFace) -> Double { abs(face.weight - wanted) + (face.isItalic == isItalic ? 0 : 10_000) }
    return candidates.min { distance($0) < distance($1) }
  }

  /// Every name of every face; opened once, and only for a run that asks for a custom font.
  private func makeNameIndex() -> [String: [FontFace]] {
    var index: [String: [FontFace]] = [:]
    for path in files.paths {
      for number in 0..<min(FontFace.count(in: path), 64) {
        guard let face = face(path: path, index: number) else { continue }
        let names = [FontFace.Name.postScript, .full, .family, .typographicFamily].compactMap { face.name($0) }
        for name in Set(names.map { $0.lowercased() }) { index[name, default: []].append(face) }
      }
    }
    return index
  }
}
