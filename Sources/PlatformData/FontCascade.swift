/// Which fonts set a text, in order: the system font's stand-in, then one for each script, then what is left.
package enum FontCascade {
  /// Where the choice of stand-ins comes from.
  package static let source = Source(
    "Inter with SF Pro's tracking against Interface Builder frames; other scripts unmeasured", .measured)

  /// The stand-ins for the system font in one of its designs, the best first.
  package static func system(_ opticalSize: OpticalSize) -> [FontSubstitution] { opticalSize == .text ? text : display }

  private static let text = [inter(.text, remark: correctedRemark)] + others
  private static let display =
    [inter(.display, remark: correctedRemark), inter(.text, remark: "Inter for want of Inter Display")] + others

  private static let others: [FontSubstitution] = [
    .noto(systemRole, "Noto Sans", remark: "Noto Sans for want of Inter", hasItalics: true),
    .dejaVu(systemRole, remark: "DejaVu Sans for want of Inter"),
  ]

  /// What the system font is in reports; alone where Apple's own is at hand.
  package static let systemRole = "system font"

  /// The role of the stand-in whose widths `SystemFontModel` makes SF Pro's: the first of `system`.
  package static let correctedRole = "\(systemRole) (\(correctedRemark))"

  private static let correctedRemark = "stand-in for SF Pro"

  /// What emoji are set in.
  package static let emoji = FontSubstitution(
    use: "emoji", remark: "stand-in for Apple Color Emoji", originals: ["Apple Color Emoji", ".Apple Color Emoji UI"],
    scripts: ["Zsye"], languages: [], families: ["Noto Color Emoji"],
    faces: [FontSubstitution.Face(weight: "regular", isItalic: false, file: "NotoColorEmoji.ttf", index: 0)])

  /// The fonts that take what no other has, in order.
  package static let lastResorts: [FontSubstitution] = [
    .noto("other characters", "Noto Sans", remark: "Noto Sans", hasItalics: true),
    .noto("symbols", for: ["Apple Symbols"], "Noto Sans Symbols"),
    .noto("symbols", for: ["Apple Symbols"], "Noto Sans Symbols2"),
    .noto("mathematics", for: ["STIX Two Math"], "Noto Sans Math"),
    .dejaVu("other characters", remark: "DejaVu Sans"),
  ]

  /// The stand-ins for a script, those made for the language first.
  package static func standIns(script: String, language: String?) -> [FontSubstitution] {
    let fitting = scripts.filter { $0.scripts.contains(script) }
    let first = fitting.filter { $0.matches(language) }
    return first + fitting.filter { !$0.matches(language) }
  }

  /// The stand-ins for what the system font lacks: the script's own, the last resorts, then any other script's, since
  /// punctuation of one script may stand in a text of another.
  package static func fallbacks(script: String, language: String?) -> [FontSubstitution] {
    let own = standIns(script: script, language: language)
    let han = script == "Hani" ? [] : standIns(script: "Hani", language: language)
    return own + lastResorts + han + scripts.filter { !$0.scripts.contains(script) && !$0.scripts.contains("Hani") }
  }

  /// Inter in one of its designs: static files, or one variable font at the end of its axis of optical sizes.
  private static func inter(_ opticalSize: OpticalSize, remark: String) -> FontSubstitution {
    let rows = SystemFontModel.entries.value.filter { $0.opticalSize == opticalSize }
    let faces = rows.flatMap { row in
      [(row.postScriptName, false), ("\(row.family)-\(row.italicFace)", true)].map { name, isItalic in
        FontSubstitution.Face(weight: row.weight, isItalic: isItalic, file: "\(name).otf", index: 0)
      }
    }
    var font = FontSubstitution(
      use: systemRole, remark: remark, originals: [], scripts: [], languages: [],
      families: [opticalSize == .text ? "Inter" : "Inter Display", "Inter Variable"], faces: faces)
    font.designSize = opticalSize == .text ? 0 : 1000
    return font
  }
}
