package import AuditModel

/// What came of reading one interface file.
package struct InterfaceReading: Sendable, Hashable {
  /// The interface; nil where the file could not be read at all.
  package var tree: InterfaceTree?
  /// What went wrong.
  package var diagnostics: [LoadingDiagnostic]
  /// Why the file was not read, where it is of a kind that is not read.
  package var skipped: String?
  /// The PostScript names that the file says fonts of the app hold, by the font file's name.
  package var customFonts: [String: Set<String>] = [:]

  /// The outcome of a reading.
  package init(tree: InterfaceTree? = nil, diagnostics: [LoadingDiagnostic] = [], skipped: String? = nil) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.skipped = skipped
  }
}
