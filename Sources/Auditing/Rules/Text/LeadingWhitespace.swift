import AuditModel

/// A translation begins with white space and its source does not, or the other way round.
///
/// ## What it reports
/// White space at the start of a translation that the source does not have, or that the source has and the translation
/// lacks. A warning.
///
/// ## Why it matters
/// The app may glue texts together, and words then run into each other; or a label is indented in one language only.
///
/// ## Example
/// `" (default)"` translated as `"(Standard)"`: the menu shows "Helvetica(Standard)".
///
/// ## Known limits
/// Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may drop the space. Line breaks are
/// `newline-count`'s.
///
/// ## Source
/// Weblate's `begin_space`; 0.17 of 1,000 translations in public apps.
struct LeadingWhitespace: HygieneRule {
  static let name = "leading-whitespace"
  static let severity = Severity.warning

  /// What differs at the start.
  func fault(in unit: TranslationUnit) -> Fault? { TextEdge.start.fault(in: unit) }
}
