internal import AuditModel

/// What came of one found file.
struct FileReading: Sendable {
  /// The file, with what it holds or why it was not read.
  var input: InputFile
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
  /// The table's file and the place it belongs to.
  var strings: (place: Placement, file: StringsFile)?
  /// The interface tree.
  var tree: InterfaceTree?
  /// The place of the tree among a bundle's languages.
  var treePlace: Placement?
  /// The trees and the rest of a JSON document.
  var document: TreeDocument?

  /// A file that is not read yet.
  init(_ file: FoundFile) { input = InputFile(path: file.path, format: file.format.rawValue) }
}
