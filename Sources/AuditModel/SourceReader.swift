/// Reads the source of a program into the interface that it describes.
///
/// Loading is handed one, so that it need not know the parser of a programming language.
public protocol SourceReader: Sendable {
  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  func read(_ bytes: [UInt8], path: String) -> SourceReading
}

/// What came of reading one source file.
public struct SourceReading: Sendable, Hashable {
  /// The interface, without bundle and languages, which the file itself does not tell; nil where it describes none.
  public var tree: InterfaceTree?
  /// What went wrong.
  public var diagnostics: [LoadingDiagnostic]
  /// Why there is no interface.
  public var skipped: String?

  /// The outcome of a reading.
  public init(tree: InterfaceTree? = nil, diagnostics: [LoadingDiagnostic] = [], skipped: String? = nil) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.skipped = skipped
  }
}
