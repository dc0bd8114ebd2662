import AuditModel
import RuleKit
import TableAnalysis

/// A text has the mark of a keyboard accelerator from another platform.
///
/// ## What it reports
/// `&` or `_` before a letter, as menus on other platforms have it (`&File`, `_File`, `打开(&O)`), unless the source has it
/// too. Off by default.
///
/// ## Why it matters
/// Apple's platforms have no such accelerators and show the mark.
///
/// ## Example
/// `"Open"` translated as `"&Öffnen"` by way of a shared translation memory.
///
/// ## Known limits
/// A single letter on both sides ("R&D"), character references, addresses and emphasis with underscores are passed over.
///
/// ## Source
/// pofilter's `accelerators`.
struct Accelerator: HygieneRule {
  static let name = "accelerator"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The first mark.
  func fault(in unit: TranslationUnit) -> Fault? {
    guard unit.text.hasAny([.ampersand, .underscore]), let mark = Accelerators.first(in: unit.text.string),
      unit.source.map({ Accelerators.first(in: $0.string) == nil }) ?? true
    else { return nil }
    return Fault("has the accelerator mark \"\(mark)\" of another platform; Apple's show it as it is")
  }
}
