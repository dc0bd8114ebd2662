package import AuditModel

/// What became of one interface file.
package struct InterfaceReading: Sendable {
  /// The interface; nil where the file holds none that can be read.
  package var tree: InterfaceTree?
  /// What went wrong.
  package var diagnostics: [LoadingDiagnostic]
  /// Why the file was skipped; nil where it was not.
  package var skipped: String?

  /// What became of a file.
  package init(tree: InterfaceTree? = nil, diagnostics: [LoadingDiagnostic] = [], skipped: String? = nil) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.skipped = skipped
  }
}
