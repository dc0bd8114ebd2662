import AuditModel
import RuleKit
import TableAnalysis

/// A backslash in a strings file does not form an escape sequence and is dropped.
///
/// ## What it reports
/// `\u` with four hexadecimal digits, as in JSON and Java: an error, because only the uppercase `\U` is an escape. A
/// backslash before any other letter or a digit, and Swift's `\(`: a warning. A backslash before punctuation that does
/// not need one (`\'`, `\/`): a note for each file, because users see the intended text. If an entry has several, the most severe one
/// is reported.
///
/// ## Why it matters
/// Users see what is left: `u203A` in a menu title, or `(name)` instead of a name.
///
/// ## Example
/// `"open" = "Open \u203A";` shows `Open u203A`; write `\U203A` or `›` itself.
///
/// ## Known limits
/// Escapes are checked in string values only.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`.
struct StringsInvalidEscape: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsInvalidEscape
  static let severity = Severity.warning

  /// The errors and warnings, and one finding for all needless backslashes of a file.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    var seen: Set<String> = []
    var catalog = catalog
    let needless = catalog.diagnostics.filter { $0.kind == Self.kind && $0.severity == .note }
    let counts = Dictionary(grouping: needless, by: \.location.file).mapValues(\.count)
    catalog.diagnostics.removeAll {
      $0.kind == Self.kind && $0.severity == .note && !seen.insert($0.location.file).inserted
    }
    return located(in: catalog).map { finding in
      var finding = finding
      let count = counts[finding.location.file] ?? 0
      guard finding.severity == .note, count > 1 else { return finding }
      finding.key = nil
      finding.evidence["count"] = .number(Double(count))
      finding.message += "; \(count - 1) more in the file"
      return finding
    }
  }
}
