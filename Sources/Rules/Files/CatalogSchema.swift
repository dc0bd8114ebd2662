import AuditModel
import RuleKit

/// A String Catalog, stringsdict or XLIFF document does not have the structure that Xcode and Apple's loader expect.
///
/// ## What it reports
/// Each malformed or misplaced part, with its location: JSON or XML that cannot be parsed, a string instead of a
/// dictionary, a plural category, device or state that does not exist, a duplicate key, a unit without an id or a
/// source, and languages that are missing or contradictory.
///
/// ## Why it matters
/// Xcode refuses to import such a document or silently drops part of it. The affected texts never reach the app.
///
/// ## Example
/// A stringsdict whose Polish plural has `"singular"` instead of `"one"`: the text is never selected.
///
/// ## Known limits
/// If a document cannot be parsed, only the first error is reported. XLIFF 2.0, which Xcode does not write, is not
/// read.
///
/// ## Source
/// Apple, "Stringsdict File Format"; OASIS, "XLIFF Version 1.2". String Catalogs have no published schema; theirs was
/// derived from public catalogs.
struct CatalogSchema: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.catalogSchema
}
