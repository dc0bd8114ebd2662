package import AuditModel

/// The unit in which XLIFF reports widths (`size-unit`).
package enum BudgetUnit: String, CaseIterable, Sendable {
  /// The width of a line in points.
  case point
  /// About how many characters fit, for tools that cannot measure fonts.
  case char
}

/// The limits of a report's keys as attributes for the units of XLIFF documents that another tool exported.
package struct BudgetLimits: Sendable {
  private struct Name: Hashable {
    var table: String
    var key: ExactText
  }

  private let keys: [Name: [KeyBudget]]
  private let unit: BudgetUnit

  /// The limits of a report in a unit.
  package init(_ report: BudgetReport, unit: BudgetUnit) {
    keys = Dictionary(grouping: report.keys) { Name(table: $0.table, key: ExactText($0.key)) }
    self.unit = unit
  }

  /// The attributes for a key of a source file, each preceded by a space; nil if there is no limit.
  ///
  /// If several bundles have a table of the file's name, the limit is that of the bundle with the file, else the tightest.
  /// Characters are those of `language` if the report has it.
  package func attributes(forKey key: String, of original: String, language: LocaleTag?) -> String? {
    let name = original.split(separator: "/").last.map(String.init) ?? original
    let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let candidates = keys[Name(table: table, key: ExactText(key))] ?? []
    let own = candidates.filter { $0.original.isSamePath(as: original) }
    let choices = (own.isEmpty ? candidates : own).map { ($0, $0.characters(in: language)) }
    guard let tightest = choices.min(by: { ($0.1 ?? .max) < ($1.1 ?? .max) }) else { return nil }
    return XLIFFLimits(tightest.0, unit: unit, characters: tightest.1)?.attributes
  }
}

extension KeyBudget {
  /// How many characters fit, by the text of a language, or of the first one if the language is missing.
  fileprivate func characters(in language: LocaleTag?) -> Int? {
    locales.first { $0.locale == language }?.characters ?? characters
  }
}

extension String {
  /// Whether one of two paths ends with the other.
  fileprivate func isSamePath(as other: String) -> Bool {
    self == other || hasSuffix("/" + other) || other.hasSuffix("/" + self)
  }
}

/// The attributes that limit the texts of a unit.
struct XLIFFLimits {
  /// The attributes, each preceded by a space.
  let attributes: String

  /// The limits of a key, with the number of characters that fit; nil if it has none.
  init?(_ key: KeyBudget, unit: BudgetUnit, characters: Int?) {
    guard let room = key.room, let lines = room.lines, let characters else { return nil }
    if unit == .char {
      attributes = " maxwidth=\"\(characters)\" size-unit=\"char\""
      return
    }
    let allLines = Points(raw: room.lineHeight.raw &* min(lines, 1 << 20))
    let height = lines > 1 ? " maxheight=\"\(allLines.wholePoints)\"" : ""
    let weight = room.font.pangoWeight.map { ";\($0)" } ?? ""
    let font = "\(room.font.familyName);\(Int(nearestTo: room.font.pointSize))\(weight)"
    attributes =
      " maxwidth=\"\(room.width.wholePoints)\"\(height) size-unit=\"point\" font=\(font.xmlAttribute)"
  }
}
