import AuditModel
import Loading

/// Finds the change that removes a finding.
protocol Fixer: Sendable {
  /// The change; nil if the file is not as the finding has it, or if nothing certain can be said.
  func fix(_ finding: Finding, in source: FixSource) -> Fix?
}

/// A file with what its format tells about its places.
struct FixSource: Sendable {
  /// The file.
  let file: EditableFile
  /// The entries of an old-style strings file; none of other files.
  let statements: [StringsStatement]
  /// A String Catalog; nil for other files, and for one that is not well-formed.
  let catalog: CatalogMarkup?

  init(_ file: EditableFile) {
    self.file = file
    statements = file.format == .strings ? StringsStatements.all(in: file.text) : []
    catalog = file.format == .xcstrings ? CatalogMarkup(file) : nil
  }

  /// The entry of a strings file at a finding's place.
  func statement(of finding: Finding) -> StringsStatement? {
    guard let offset = file.offset(of: finding.location) else { return nil }
    return statements.first { $0.start == offset && (finding.key == nil || $0.key == finding.key) }
  }
}

extension Fix {
  /// A fix of a finding at its place.
  init(
    of finding: Finding, _ title: String, _ safety: Safety, edits: [TextEdit] = [], proposal: String? = nil
  ) {
    self.init(
      rule: finding.rule, title: title, safety: safety, location: finding.location, edits: edits, proposal: proposal)
  }
}
