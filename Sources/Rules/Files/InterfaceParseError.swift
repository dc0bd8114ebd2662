import AuditModel
import RuleKit

/// A storyboard, xib or JSON interface tree is malformed.
///
/// ## What it reports
/// The first fault of an interface file, with line, column and what was expected there: XML that is not well-formed, a
/// document that is no Interface Builder document, entity declarations, JSON of another shape.
///
/// ## Why it matters
/// Interface Builder does not open such a file, and none of its screens was judged.
///
/// ## Example
/// A storyboard that ends in the middle of an element, as an interrupted merge leaves it.
///
/// ## Known limits
/// Only the first fault is reported; mend it and run again. Elements nested deeper than the XML library allows count as a
/// fault.
///
/// ## Source
/// Interface Builder documents, version 3.0.
struct InterfaceParseError: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.interfaceParseError
}
