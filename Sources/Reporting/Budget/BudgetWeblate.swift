import AuditModel

/// Budgets as Weblate's translation flags: one line a key that has a limit, with tabs between table, key and flags.
///
/// Source: Weblate, "Customizing behavior using flags" and "Managing fonts".
struct BudgetWeblate {
  private let report: BudgetReport

  init(_ report: BudgetReport) { self.report = report }

  /// The lines in UTF-8; what would break a line stands as an escape.
  var bytes: [UInt8] {
    let lines = report.keys.compactMap { key in
      WeblateFlags(key).map { "\(key.tableName.visible())\t\(key.key.visible())\t\($0.text)\n" }
    }
    return Array(lines.joined().utf8)
  }
}

/// The flags of one key.
struct WeblateFlags {
  /// The flags as Weblate takes them, separated by commas.
  let text: String

  /// The flags of a key; nil where it has no limit.
  init?(_ key: KeyBudget) {
    guard let room = key.room, let lines = room.lines, key.characters != nil else { return nil }
    var flags = ["max-size:\(room.width.wholePoints):\(lines)", "font-family:\(room.font.groupName)"]
    flags.append("font-size:\(max(1, Int(room.font.pointSize.rounded())))")
    if let weight = room.font.pangoWeight { flags.append("font-weight:\(weight)") }
    if let tracking = room.font.tracking { flags.append("font-spacing:\(Int((tracking * 1024).rounded()))") }
    text = flags.joined(separator: ", ")
  }
}

extension Points {
  /// The whole points that the length holds, at least none.
  var wholePoints: Int { max(raw / 64, 0) }
}

extension BudgetFont {
  /// The family's name for a tool that may have the font; the system font is SF Pro.
  var familyName: String { family ?? "SF Pro" }

  /// The name of Weblate's font group: letters, digits, hyphens and low lines, as Weblate makes it of a family's name.
  var groupName: String {
    String(familyName.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
  }

  /// The nearest weight that Weblate knows (`light`, `normal`, `bold`); nil is `normal`.
  var pangoWeight: String? {
    switch weight {
    case .ultraLight, .thin, .light: "light"
    case .regular, .medium: nil
    case .semibold, .bold, .heavy, .black: "bold"
    }
  }
}
