import AuditModel
import Utilities

/// One column of a table of coverage.
struct CoverageColumn: Sendable {
  /// The heading.
  let title: String
  /// The count.
  let count: any KeyPath<Coverage, Int> & Sendable

  private init(_ title: String, _ count: any KeyPath<Coverage, Int> & Sendable) {
    self.title = title
    self.count = count
  }

  /// The counts in the order in which they are shown.
  static let all = [
    CoverageColumn("keys", \.total), CoverageColumn("translated", \.translated), CoverageColumn("missing", \.missing),
    CoverageColumn("new", \.new), CoverageColumn("empty", \.empty), CoverageColumn("to review", \.needsReview),
    CoverageColumn("extra", \.extra), CoverageColumn("lost", \.lost),
    CoverageColumn("same as source", \.sameAsSource),
  ]

  /// The sums over some tables; a dash for zero, so that problems are easy to see.
  static func cells(_ tables: [Coverage]) -> [String] {
    all.map { column in
      let sum = tables.reduce(0) { $0 &+ $1[keyPath: column.count] }
      return sum == 0 ? none : grouped(sum)
    }
  }

  /// What a table shows instead of zero.
  static let none = "–"
}
