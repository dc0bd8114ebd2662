public import AuditModel

/// A translation takes an argument of another kind than its source.
///
/// ## What it reports
/// Each position whose kind (integer, float, object, C string, character, pointer) differs from the source's. Specifiers
/// without a number that trade places are reported so.
///
/// ## Why it matters
/// `%@` for an integer reads memory at that number: the app crashes, in one language only.
///
/// ## Example
/// English `%d of %@`, Japanese `%@の%d`; right is `%2$@の%1$d`.
///
/// ## Known limits
/// A source without any specifier is taken for plain text, whatever its per cent signs. Widths (`%d`, `%ld`) do not count.
/// Two arguments of the same kind that trade places cannot be told.
///
/// ## Source
/// CoreFoundation, `CFString.c`, checked with probes of every form; Android Lint, `StringFormatMatches`.
public struct FormatTypeMismatch: CatalogRule {
  public static let name = "format-type-mismatch"
  public static let severity = Severity.error

  /// The rule.
  public init() {}

  /// The translations whose arguments have another kind.
  public func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      FormatComparison.all(in: table).compactMap { comparison in
        let (source, target) = (comparison.source.arguments, comparison.target.arguments)
        let wrong = target.keys.sorted().compactMap { position -> String? in
          guard let have = target[position], let want = source[position], have.argument != want.argument else {
            return nil
          }
          return
            "argument \(position) is \(want.text) (\(want.argument.rawValue)) in the source and \(have.text) (\(have.argument.rawValue)) here"
        }
        guard !wrong.isEmpty else { return nil }
        return comparison.finding(
          rule: Self.name, severity: Self.severity, table: table,
          message: "\"\(comparison.entry.key)\": \(wrong.joined(separator: "; "))")
      }
    }
  }
}
