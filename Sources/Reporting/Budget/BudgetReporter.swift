package import AuditModel
import Utilities

/// The formats that budgets can be written in.
package enum BudgetFormat: String, CaseIterable, Sendable {
  case text, csv, json, xliff, weblate
}

/// Renders budgets in one format: a pure function from the report to bytes.
package struct BudgetReporter: Sendable {
  private let format: BudgetFormat
  private let unit: BudgetUnit
  private let style: TerminalStyle
  private let width: Int?

  /// A reporter; `unit` applies to XLIFF, `usesColor` and `width`, the columns of a terminal, to text.
  package init(format: BudgetFormat, unit: BudgetUnit = .point, usesColor: Bool = false, width: Int? = nil) {
    self.format = format
    self.unit = unit
    self.width = width
    style = TerminalStyle(isOn: usesColor)
  }

  /// The report as the bytes of a file.
  package func render(_ report: BudgetReport) throws -> [UInt8] {
    switch format {
    case .text: BudgetText(report, style: style, width: width).bytes
    case .csv: BudgetCSV(report).bytes
    case .json: try report.jsonBytes()
    case .xliff: BudgetXLIFF(report, unit: unit).bytes
    case .weblate: BudgetWeblate(report).bytes
    }
  }
}

/// Budgets as CSV (RFC 4180) in UTF-8: a header, then one record for each key.
struct BudgetCSV {
  private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]

  private let report: BudgetReport

  init(_ report: BudgetReport) { self.report = report }

  /// The records; lines end in a carriage return and a line feed, as the standard requires.
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

  /// A field, quoted if its text would break the record.
  ///
  /// An apostrophe precedes what a spreadsheet would take for a formula (OWASP, "CSV Injection"), and control characters
  /// other than line feeds are escaped.
  private static func field(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingControls() }
    let isFormula = formulaStarts.contains(text.unicodeScalars.first ?? " ")
    let text = (isFormula ? "'" : "") + lines.joined(separator: "\n")
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

/// Budgets as Weblate's translation flags: for each key with a limit, a line with table, key and flags, separated by tabs.
///
/// Source: Weblate, "Customizing behavior using flags" and "Managing fonts".
struct BudgetWeblate {
  private let report: BudgetReport

  init(_ report: BudgetReport) { self.report = report }

  /// The lines in UTF-8; characters that would break a line are escaped.
  var bytes: [UInt8] {
    let lines = report.keys.compactMap { key in
      WeblateFlags(key).map { "\(key.tableName.visible())\t\(key.key.visible())\t\($0.text)\n" }
    }
    return Array(lines.joined().utf8)
  }
}

/// The flags of one key.
struct WeblateFlags {
  /// The flags, separated by commas.
  let text: String

  /// The flags of a key; nil if it has no limit.
  init?(_ key: KeyBudget) {
    guard let room = key.room, let lines = room.lines, key.characters != nil else { return nil }
    var flags = ["max-size:\(room.width.wholePoints):\(lines)", "font-family:\(room.font.groupName)"]
    flags.append("font-size:\(max(1, Int(nearestTo: room.font.pointSize)))")
    if let weight = room.font.pangoWeight { flags.append("font-weight:\(weight)") }
    if let tracking = room.font.tracking { flags.append("font-spacing:\(Int(nearestTo: tracking * 1024))") }
    text = flags.joined(separator: ", ")
  }
}

extension Points {
  /// The whole points in the length, at least zero.
  var wholePoints: Int { max(raw / 64, 0) }
}

extension BudgetFont {
  /// The name of the family; the system font is SF Pro.
  var familyName: String { family ?? "SF Pro" }

  /// The name of Weblate's font group: the family's name with letters, digits, hyphens and underscores only.
  var groupName: String {
    String(familyName.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
  }

  /// The nearest weight that Weblate knows (`light`, `normal`, `bold`); nil for `normal`.
  var pangoWeight: String? {
    switch weight {
    case .ultraLight, .thin, .light: "light"
    case .regular, .medium: nil
    case .semibold, .bold, .heavy, .black: "bold"
    }
  }
}
