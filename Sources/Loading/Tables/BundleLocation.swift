internal import AuditModel
internal import SystemPackage

/// The location of a file among a bundle's languages.
struct BundleLocation: Sendable, Equatable {
  /// The folder that contains the `*.lproj` folders, relative to the audit's root.
  var bundle: String
  /// The `.lproj` folder's name without extension; empty for a table outside of any.
  var folder: String
  /// The table's name: the file's base name, with the folders inside the `.lproj` before it.
  var table: String

  /// A location in an exchange document, which is a bundle by itself; `folder` is its target language.
  init(bundle: String, folder: String, table: String) {
    self.bundle = bundle
    self.folder = folder
    self.table = table
  }

  /// The location of the file at an absolute path; nil if it is not in an `.lproj` folder.
  init?(absolute: FilePath, root: FilePath) {
    let parts = absolute.names
    guard let index = parts.lastIndex(where: \.isLanguageFolder), index < parts.count - 1 else { return nil }
    bundle = FilePath.path(of: parts[..<index], relativeTo: root.names)
    folder = String(parts[index].dropLast(".lproj".count))
    table = (parts[(index + 1)...].dropLast() + [parts[parts.count - 1].baseName]).joined(separator: "/")
  }

  /// The locale; nil if the folder's name is not a language's.
  ///
  /// `qqq` is translatewiki.net's name for the documentation of messages.
  func locale(development: LocaleTag) -> LocaleTag? {
    if folder == "Base" || folder.isEmpty { return development }
    return folder == "qqq" ? nil : LocaleTag(folderName: folder)
  }
}

extension String {
  /// Whether the name is that of a language's folder.
  fileprivate var isLanguageFolder: Bool { utf8.count > ".lproj".utf8.count && hasSuffix(".lproj") }
}

/// The part of a table that one file contains.
struct TableReading: Sendable {
  /// The bundle and the table's name; the folder is that of the file.
  var location: BundleLocation
  /// The source language that the file names; nil if it names none.
  var sourceLanguage: LocaleTag?
  /// Whether the file is an exchange document with its own source texts, and so a bundle by itself.
  var isExchange = false
  /// The strings, a file for each language.
  var files: [StringsFile]
  /// Which of the faults of an exchange document are the table's.
  var faults = 0..<0
}
