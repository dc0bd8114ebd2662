import AuditModel
import Utilities

/// Budgets as text: for each strings table the keys with a limit, then those without; at the end the sums.
struct BudgetText {
  private let report: BudgetReport
  private let style: TerminalStyle
  /// The columns of the terminal; nil for a pipe.
  private let width: Int?

  init(_ report: BudgetReport, style: TerminalStyle, width: Int?) {
    self.report = report
    self.style = style
    self.width = width
  }

  /// The text in UTF-8.
  var bytes: [UInt8] {
    let lines = tables.flatMap { section($0) + [""] } + summary.wrapped(to: width ?? .max)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The keys of each table.
  private var tables: [ArraySlice<KeyBudget>] {
    report.keys.split(between: { ($0.bundle, $0.table) != ($1.bundle, $1.table) })
  }

  private static let heading = ["key", "points", "lines", "characters", "font", "longest", "control"]
  private static let maximumKeyLength = 60

  private func section(_ keys: ArraySlice<KeyBudget>) -> [String] {
    let limited = keys.filter { $0.characters != nil }
    let rows = limited.compactMap { key in key.room.map { row(key, $0) } }
    let cells = TextTable(rows: [Self.heading] + rows, leftColumns: [0, 4, 5, 6], width: width.map { $0 - 2 })
    let table = rows.isEmpty ? [] : (cells.heading.map(style.faint) + cells.body).map { "  " + $0 }
    let title = keys.first.map { style.strong($0.tableName.visible()) } ?? ""
    return ["\(title): \(counted(keys.count, "key"))"] + table + unlimited(keys.filter { $0.characters == nil })
  }

  private func row(_ key: KeyBudget, _ room: BudgetRoom) -> [String] {
    [
      key.key.visible(limit: Self.maximumKeyLength), room.width.description, room.lines.map { "\($0)" } ?? "any",
      key.characters.map { "\($0)" } ?? "–", room.font.phrase.visible(), key.longest.map(longest) ?? "–",
      key.control.phrase.visible(),
    ]
  }

  private func longest(_ locale: LocaleBudget) -> String {
    let verdict =
      switch locale.fits {
      case true?: "fits"
      case false?: "does not fit"
      case nil: "unknown"
      }
    return "\(locale.locale) \(locale.naturalWidth) \(verdict)"
  }

  /// The keys without a limit, by the reason.
  private func unlimited(_ keys: [KeyBudget]) -> [String] {
    Dictionary(grouping: keys) { $0.reason ?? "the number of characters is unknown" }.sorted { $0.key < $1.key }
      .flatMap { reason, keys in
        [style.faint(fitted("  no limit because \(reason.visible()):"))] + unlimitedRows(keys)
      }
  }

  /// The keys, each with its control; on a terminal on one line.
  private func unlimitedRows(_ keys: [KeyBudget]) -> [String] {
    let names = keys.map { $0.key.visible(limit: Self.maximumKeyLength) }
    if let width { return ["    \(names.listed(in: width - 4))"] }
    return zip(names, keys).map { "    \($0)  \($1.control.phrase.visible())" }
  }

  private func fitted(_ line: String) -> String { width.map { line.fitted(to: $0) } ?? line }

  private var summary: String {
    let limited = report.keys.count { $0.characters != nil }
    let unfit = report.keys.reduce(0) { $0 + $1.locales.count { $0.fits == false } }
    var parts = [
      "\(counted(report.keys.count, "key")): \(limited) with a limit, \(report.keys.count - limited) without",
      "\(counted(unfit, "text")) that \(unfit == 1 ? "does" : "do") not fit",
    ]
    if report.unseenKeys > 0 { parts.append("\(counted(report.unseenKeys, "key")) that no control shows") }
    if report.titlesWithoutKey > 0 { parts.append("\(counted(report.titlesWithoutKey, "title")) without a key") }
    return parts.joined(separator: "; ")
  }
}

extension KeyBudget {
  /// The bundle's path and the table's name.
  var tableName: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }
}

extension BudgetFont {
  /// The font in words: `body 17 semibold`, `system 15`, `Avenir-Book 15`.
  var phrase: String {
    let name = family ?? style?.rawValue ?? "system"
    let parts = [name, pointSize.plain, weight == .regular ? nil : weight.rawValue, isItalic == true ? "italic" : nil]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension BudgetControl {
  /// The control in words: file, line, path of the element, and which of its texts.
  var phrase: String {
    let location = line.map { "\(file):\($0)" } ?? file
    let slot = slot == "normal" ? "" : ", \(slot)"
    return "\(location) \(element.path) (\(element.kind.name)\(slot))"
  }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros.
  var plain: String { Points(self).description }
}

extension Array {
  /// The runs of elements between which `isBorder` is false.
  fileprivate func split(between isBorder: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where isBorder(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
