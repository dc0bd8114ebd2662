import AuditModel
import RuleKit

/// A storyboard, xib or JSON interface tree is malformed.
///
/// ## What it reports
/// The first error of an interface file, with its line and column and what was expected there: XML that is not
/// well-formed, a document that is not an Interface Builder document, entity declarations, or JSON with a different
/// structure.
///
/// ## Why it matters
/// Interface Builder cannot open the file, and none of its screens was audited.
///
/// ## Example
/// A storyboard that ends in the middle of an element, as an interrupted merge can leave it.
///
/// ## Known limits
/// Only the first error is reported. Elements that are nested more deeply than the XML library allows count as an
/// error.
///
/// ## Source
/// Interface Builder documents, version 3.0.
struct InterfaceParseError: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.interfaceParseError
}
