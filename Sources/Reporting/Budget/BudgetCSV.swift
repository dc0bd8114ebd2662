import AuditModel

/// Budgets as a table for spreadsheets and scripts (RFC 4180): one record a key, with a heading, in UTF-8.
struct BudgetCSV {
  private let report: BudgetReport

  init(_ report: BudgetReport) { self.report = report }

  /// The records; lines end as the standard has it, in carriage return and line feed.
  var bytes: [UInt8] {
    let records = [Self.columns.map(\.name)] + report.keys.map { key in Self.columns.map { $0.value(key) ?? "" } }
    return Array(records.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined().utf8)
  }

  private struct Column: Sendable {
    let name: String
    let value: @Sendable (KeyBudget) -> String?
  }

  private static let columns =
    identity + room + [
      Column(name: "longest_locale") { $0.longest?.locale.identifier },
      Column(name: "longest_text") { $0.longest?.text },
      Column(name: "longest_width") { $0.longest?.naturalWidth.description },
      Column(name: "longest_fits") { $0.longest?.fits.map { $0 ? "yes" : "no" } },
      Column(name: "reason") { $0.reason },
      Column(name: "file") { $0.control.file }, Column(name: "line") { $0.control.line.map { "\($0)" } },
      Column(name: "screen") { $0.control.screen }, Column(name: "element") { $0.control.element.path },
      Column(name: "kind") { $0.control.element.kind.name }, Column(name: "slot") { $0.control.slot },
      Column(name: "titles") { "\($0.titles)" }, Column(name: "unlimited_titles") { "\($0.unlimitedTitles)" },
    ]

  private static let identity = [
    Column(name: "bundle") { $0.bundle }, Column(name: "table") { $0.table }, Column(name: "key") { $0.key },
    Column(name: "source_language") { $0.sourceLanguage.identifier }, Column(name: "source") { $0.text },
  ]

  private static let room = [
    Column(name: "width") { $0.room?.width.description }, Column(name: "height") { $0.room?.height?.description },
    Column(name: "lines") { $0.room?.lines.map { "\($0)" } },
    Column(name: "characters") { $0.characters.map { "\($0)" } },
    Column(name: "characters_locale") { $0.characters == nil ? nil : $0.locales.first?.locale.identifier },
    Column(name: "font") { $0.room.map { $0.font.family ?? $0.font.style?.rawValue ?? "system" } },
    Column(name: "point_size") { $0.room?.font.pointSize.plain },
    Column(name: "weight") { $0.room?.font.weight.rawValue },
    Column(name: "content_size") { $0.room?.contentSize.rawValue },
    Column(name: "line_break_mode") { $0.room?.lineBreakMode.rawValue },
    Column(name: "minimum_scale_factor") { $0.room?.minimumScaleFactor.map { "\($0)" } },
  ]

  /// A field, in quotation marks where its text would break the record.
  private static func field(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !["\"", ",", "\r", "\n"].contains($0) }
    guard !isPlain else { return text }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    return String(quoted) + "\""
  }
}
