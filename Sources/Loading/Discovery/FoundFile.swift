internal import AuditModel
internal import SystemPackage

/// One file that the walk has found, to be read.
struct FoundFile: Sendable {
  /// The file's place on disk.
  var absolute: FilePath
  /// The path relative to the audit's root, with `/`.
  var path: String
  /// What it is read as.
  var format: FileFormat
  /// Whether the file itself was named by the user, not only a folder around it.
  var isExplicit: Bool

  /// The path of the folder that holds the file.
  var folder: String { path.parentFolder }
}

/// All that a walk has found.
struct Discovered: Sendable {
  /// The files to read, sorted by path, each once.
  var files: [FoundFile] = []
  /// The image files in `.lproj` folders.
  var images = ImageInventory()
  /// The font files.
  var fonts = FontInventory()
  /// The files and folders that are not read, with the reason.
  var skipped: [InputFile] = []
  /// What could not be looked at.
  var diagnostics: [LoadingDiagnostic] = []
}

extension Discovered {
  /// The same without the files that a project leaves out, which are named as skipped.
  func leavingOut(where isExcluded: (String) -> Bool) -> Discovered {
    var left = self
    left.files.removeAll { isExcluded($0.path) }
    left.images = images.leavingOut(where: isExcluded)
    left.fonts = fonts.leavingOut(where: isExcluded)
    left.diagnostics.removeAll { isExcluded($0.location.file) }
    let excluded = files.filter { isExcluded($0.path) }
    left.skipped += excluded.map {
      InputFile(path: $0.path, format: $0.format.rawValue, skipped: "excluded by the configuration")
    }
    return left
  }
}

extension String {
  /// The part before the last slash; empty where there is none.
  var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The part behind the last slash.
  var lastPathPart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// The last part of the path without its extension.
  var baseName: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
