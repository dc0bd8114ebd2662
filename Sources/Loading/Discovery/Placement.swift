internal import AuditModel
internal import SystemPackage

/// The place of a file among a bundle's languages.
struct Placement: Sendable, Equatable {
  /// The folder that holds the `*.lproj`, relative to the audit's root.
  var bundle: String
  /// The `.lproj` folder's name without extension; empty for a table outside of any.
  var folder: String
  /// The table's name: the file's base name, with the folders inside the `.lproj` before it.
  var table: String

  /// A place in an exchange document, which is a bundle by itself; `folder` is its target language.
  init(bundle: String, folder: String, table: String) {
    self.bundle = bundle
    self.folder = folder
    self.table = table
  }

  /// The place of a file; nil where it is in no `.lproj` folder.
  init?(_ file: FoundFile, root: FilePath) { self.init(absolute: file.absolute, root: root) }

  /// The place of what stands at an absolute path; nil where that is in no `.lproj` folder.
  init?(absolute: FilePath, root: FilePath) {
    let parts = Array(absolute.components)
    guard let index = parts.lastIndex(where: { $0.extension == "lproj" }), index < parts.count - 1 else { return nil }
    var bundleFolder = absolute
    for _ in index..<parts.count { bundleFolder.removeLastComponent() }
    bundle = bundleFolder.relative(to: root)
    folder = parts[index].stem
    table = (parts[(index + 1)...].dropLast().map(\.string) + [parts[parts.count - 1].string.baseName]).joined(
      separator: "/")
  }

  /// The place of a file that is in no `.lproj` folder: a table of its folder.
  init(outsideOf file: FoundFile) {
    bundle = file.folder
    folder = ""
    table = file.path.baseName
  }

  /// The place of a String Catalog, which holds all languages: those of the folder that holds its `.lproj` folder
  /// (`mul.lproj`, where a storyboard's is), else of its own.
  init(ofCatalog file: FoundFile, root: FilePath) {
    self = Placement(file, root: root) ?? Placement(outsideOf: file)
  }

  /// The locale; nil where the folder's name is no language's.
  ///
  /// `qqq` is translatewiki.net's name for the documentation of messages.
  func locale(development: LocaleTag) -> LocaleTag? {
    if folder == "Base" || folder.isEmpty { return development }
    return folder == "qqq" ? nil : LocaleTag(folderName: folder)
  }
}
