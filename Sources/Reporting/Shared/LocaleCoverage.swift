import AuditModel
import Utilities

/// The translation coverage of one locale over all tables.
struct LocaleCoverage {
  /// The locale.
  var locale: LocaleTag
  /// The locale's tables, in the report's order.
  var tables: [Coverage]

  /// The coverage of each locale in the files that the app contains, sorted by locale.
  static func byLocale(_ coverage: [Coverage]) -> [LocaleCoverage] {
    Dictionary(grouping: coverage.counted, by: \.locale)
      .map { LocaleCoverage(locale: $0.key, tables: $0.value) }
      .sorted { $0.locale < $1.locale }
  }

  /// The locales by their shares, the lowest first.
  static func shares(_ coverage: [Coverage]) -> [(phrase: String, locales: [LocaleTag])] {
    Dictionary(grouping: byLocale(coverage), by: \.phrase).values.compactMap { locales in
      locales.first.map { (share: $0.percent.tenths, phrase: $0.phrase, locales: locales.map(\.locale).sorted()) }
    }.sorted { ($0.share, $0.phrase) < ($1.share, $1.phrase) }.map { ($0.phrase, $0.locales) }
  }

  /// The sum of one count over the tables.
  func sum(_ count: KeyPath<Coverage, Int>) -> Int { tables.reduce(0) { $0 &+ $1[keyPath: count] } }

  /// Whether only a part of the project was counted.
  var isPart: Bool { tables.contains(where: \.part) }

  /// The translated share over all tables.
  var percent: Percent { Percent(sum(\.translated), of: sum(\.total)) }

  /// The share in words, with the numbers of lost keys, of those that are the same as the source and, if they are most of
  /// the translations, of inherited ones ("98.2 %", "100 % (1,400 lost, 2 same as source)", "99.8 % (640 inherited)").
  var phrase: String {
    let inherited = sum(\.inherited)
    let isInherited = inherited * 2 > sum(\.translated)
    return answer
      + Coverage.remark(lost: sum(\.lost), same: sum(\.sameAsSource), inherited: isInherited ? inherited : 0)
  }

  /// The share; for a part of a project only the counts, since they cannot be compared with those of all its tables.
  var answer: String {
    if sum(\.total) == 0 { return "nothing to compare" }
    guard isPart else { return percent.description }
    return "\(grouped(sum(\.translated))) of \(counted(sum(\.total), "key")) of a part of the project"
  }
}

extension Coverage {
  /// Whether every key of the reference is translated or inherited, and none is lost.
  var isComplete: Bool { translated == total && lost == 0 }

  /// The translated share, rounded down to tenths.
  var share: Percent { Percent(translated, of: total) }

  /// The share in words, with the number of lost keys; "absent" if the locale lacks the table.
  var phrase: String { present ? share.description + Self.remark(lost: lost, same: 0) : "absent" }

  /// The keys that Apple's loader never sees, those that are the same as the source and those of a parent locale, which follow a
  /// share.
  static func remark(lost: Int, same: Int, inherited: Int = 0) -> String {
    let counts = [(lost, "lost"), (same, "same as source"), (inherited, "inherited")]
    let parts = counts.filter { $0.0 != 0 }.map { "\(grouped($0.0)) \($0.1)" }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  /// The tables that are compared with all locales together, sorted, each once.
  static func unions(in coverage: [Coverage]) -> [String] {
    let names = coverage.filter { $0.reference == "union" && $0.built && $0.total > 0 }.map {
      $0.bundle.isEmpty ? $0.table : "\($0.bundle)/\($0.table)"
    }
    return Set(names).sorted()
  }
}

/// A share in tenths of a percent, rounded down, so that 99.99 % never reads as 100 %.
struct Percent: CustomStringConvertible {
  /// Tenths of a percent, from 0 to 1000.
  var tenths: Int

  init(_ part: Int, of whole: Int) {
    guard whole > 0 else {
      tenths = 1000
      return
    }
    let (product, overflows) = max(0, min(part, whole)).multipliedReportingOverflow(by: 1000)
    tenths = overflows ? 0 : product / whole
  }

  /// The share in words ("98.2 %", "100 %").
  var description: String {
    tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

/// A table that is not completely translated in some locale.
struct IncompleteTable {
  /// The bundle's path.
  var bundle: String
  /// The table's name.
  var table: String
  /// The coverage in the locales that are below 100 %, in the report's order.
  var locales: [Coverage]

  /// The incomplete tables, sorted by bundle and name.
  static func all(in coverage: [Coverage]) -> [IncompleteTable] {
    let incomplete = coverage.filter { $0.built && !$0.part && !$0.isComplete }
    return Dictionary(grouping: incomplete) { [$0.bundle, $0.table] }
      .map { IncompleteTable(bundle: $0.key[0], table: $0.key[1], locales: $0.value) }
      .sorted { ($0.bundle, $0.table) < ($1.bundle, $1.table) }
  }

  /// The bundle's path and the table's name.
  var name: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }

  /// The locales with their shares ("de 98.2 %, ja absent").
  var summary: String {
    locales.map { "\($0.locale) \($0.phrase)" }.joined(separator: ", ")
  }
}
