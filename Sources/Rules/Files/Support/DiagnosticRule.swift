import AuditModel
import RuleKit
import TableAnalysis

/// A rule that reports one kind of error found while reading files.
protocol DiagnosticRule: CatalogRule {
  /// The kind of error; its name is the rule's name.
  static var kind: LoadingDiagnostic.Kind { get }
  /// The severity of an error; nil for its own or the rule's.
  static func severity(of diagnostic: LoadingDiagnostic) -> Severity?
}

extension DiagnosticRule {
  /// The kind's name.
  static var name: String { kind.rawValue }
  /// An error: the file cannot be read completely.
  static var severity: Severity { .error }

  /// The error's own.
  static func severity(of diagnostic: LoadingDiagnostic) -> Severity? { diagnostic.severity }

  /// One finding for each error of the kind.
  func findings(in catalog: CatalogFacts) -> [Finding] { located(in: catalog) }

  /// One finding for each error of the kind, at its location.
  func located(in catalog: CatalogFacts) -> [Finding] {
    catalog.diagnostics.filter { $0.kind == Self.kind }.map { diagnostic in
      var finding = Problem(
        diagnostic.message, reason: diagnostic.reason, severity: Self.severity(of: diagnostic) ?? Self.severity,
        locale: diagnostic.locale
      )
      .finding(of: Self.self, at: diagnostic.location, key: diagnostic.key)
      // Findings with the same statement are one fact.
      finding.statement = diagnostic.statement
      finding.cause = diagnostic.statement?.predicate
      if let lost = diagnostic.lostKeys { finding.evidence["lostKeys"] = .number(Double(lost)) }
      return finding
    }
  }
}
