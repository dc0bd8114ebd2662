internal import AuditModel

/// What came of one found file.
struct FileReading: Sendable {
  /// The file, with what it holds or why it was not read.
  var input: InputFile
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
  /// The tables that the file holds, or holds a part of.
  var tables: [TableReading] = []
  /// The interface tree.
  var tree: InterfaceTree?
  /// The place of the tree among a bundle's languages.
  var treePlace: Placement?
  /// The PostScript names that an interface says font files hold, by the file's name.
  var customFonts: [String: Set<String>] = [:]
  /// The colour of an asset catalog.
  var color: ColorAsset?
  /// The trees and the rest of a JSON document.
  var document: TreeDocument?

  /// A file that is not read yet.
  init(_ file: FoundFile) { input = InputFile(path: file.path, format: file.format.rawValue) }
}

/// What one file holds of one table.
struct TableReading: Sendable {
  /// The bundle and the table's name; the folder is that of the file.
  var place: Placement
  /// The source language that the file names; nil where it names none.
  var sourceLanguage: LocaleTag?
  /// Whether the file is an exchange document with its own source texts, and so a bundle by itself.
  var isExchange = false
  /// The strings, a file for each language.
  var files: [StringsFile]
}
