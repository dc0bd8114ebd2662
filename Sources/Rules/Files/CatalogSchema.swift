import AuditModel
import RuleKit

/// A String Catalog, stringsdict or XLIFF document is not of the shape that Xcode and Apple's loader expect.
///
/// ## What it reports
/// What is malformed, what stands where nothing looks for it, and words that are none of the format's, each with its place:
/// JSON or XML that does not parse, a string where a dictionary is expected, a plural category, device or state that does not
/// exist, a key that stands twice, a unit without id or source, languages that are missing or that disagree.
///
/// ## Why it matters
/// Xcode refuses such a document at import, or takes a part of it without a word: the texts in it never reach the app.
///
/// ## Example
/// A stringsdict whose Polish plural has `"singular"` where `"one"` is expected: the text is never chosen.
///
/// ## Known limits
/// Of a document that does not parse only the first fault is reported. XLIFF 2.0, which Xcode does not write, is not read.
///
/// ## Source
/// Apple, "Stringsdict File Format"; OASIS, "XLIFF Version 1.2"; counts over public String Catalogs, which have no published
/// schema.
struct CatalogSchema: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.catalogSchema
}
