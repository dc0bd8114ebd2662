import AuditModel

/// The attributes of a unit that limit its texts.
struct XLIFFLimits {
  /// The attributes, each with a space before it.
  let attributes: String

  /// The limits of a key in a unit, with the number of characters that fit; nil where it has none.
  init?(_ key: KeyBudget, unit: BudgetUnit, characters: Int?) {
    guard let room = key.room, let lines = room.lines, let characters else { return nil }
    if unit == .char {
      attributes = " maxwidth=\"\(characters)\" size-unit=\"char\""
      return
    }
    let allLines = Points(raw: room.lineHeight.raw &* min(lines, 1 << 20))
    let height = lines > 1 ? " maxheight=\"\(allLines.wholePoints)\"" : ""
    let weight = room.font.pangoWeight.map { ";\($0)" } ?? ""
    let font = "\(room.font.familyName);\(Int(room.font.pointSize.rounded()))\(weight)"
    attributes =
      " maxwidth=\"\(room.width.wholePoints)\"\(height) size-unit=\"point\" font=\(font.xmlAttribute)"
  }
}
