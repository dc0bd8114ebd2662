package import AuditModel

/// How the widths of Apple's font for a script follow from those of its stand-in, by weight.
///
/// Only advances change: a fallback font's lines keep the height of the font that the title asks for.
package enum ScriptWidths {
  /// What was measured of one script in some weights.
  package struct Row: Sendable, Hashable {
    /// The scripts, by ISO 15924 tag.
    package let scripts: [String]
    /// The weights that were measured; empty for all.
    package let weights: [FontWeight]
    /// The stand-in's face to which the factor applies, as its PostScript name ends; empty for any.
    package let face: String
    /// The share of the stand-in's advances that Apple's font has.
    package let factor: Double
    /// How far a width may be off before an overrun is certain, as a share of the width.
    package let tolerance: Double
    /// The number of measured texts behind the row; 0 where line counts or other figures are.
    package let texts: Int
    /// Advances of single characters that replace the stand-in's, in ems, by code point.
    package var letters: [UInt16: Double] = [:]

    /// Whether texts of a weight were measured.
    func isMeasured(_ weight: FontWeight) -> Bool { weights.isEmpty || weights.contains(weight) }

    /// Whether a face of that PostScript name is the one to which the factor applies.
    func isSet(in name: String) -> Bool { face.isEmpty || name.hasSuffix("-\(face)") }

    /// The advance of some glyphs of a UTF-16 unit's character in Apple's font, from the stand-in's; both in ems.
    ///
    /// A letter and the vowel am behind it are one cluster of two glyphs.
    package func advance(_ ems: Double, glyphs: Int, of unit: UInt16) -> Double {
      guard glyphs > 0 else { return ems }
      let letter = letters[unit]
      if glyphs == 1 { return letter ?? ems * factor }
      guard glyphs == 2, let letter, let vowel = letters[ScriptWidths.saraAm] else { return ems * factor }
      return letter + vowel
    }
  }

  /// All rows.
  package static let rows = Figure(
    [
      Row(scripts: ["Hang"], weights: [], face: "", factor: 0.94, tolerance: 0.02, texts: 210),
      Row(scripts: ["Hani", "Hira", "Kana"], weights: [], face: "", factor: 1, tolerance: 0.015, texts: 9),
      Row(scripts: ["Arab"], weights: [.regular], face: "Regular", factor: 1, tolerance: 0.05, texts: 115),
      Row(scripts: ["Arab"], weights: [.medium], face: "Regular", factor: 1.018, tolerance: 0.05, texts: 21),
      Row(scripts: ["Arab"], weights: [.semibold, .bold], face: "Bold", factor: 0.957, tolerance: 0.06, texts: 75),
      Row(scripts: ["Hebr"], weights: [.regular], face: "Regular", factor: 0.916, tolerance: 0.04, texts: 11),
      Row(scripts: ["Hebr"], weights: [.medium], face: "Regular", factor: 0.99, tolerance: 0.08, texts: 2),
      Row(scripts: ["Hebr"], weights: [.semibold, .bold], face: "Bold", factor: 1, tolerance: 0.08, texts: 1),
      Row(
        scripts: ["Thai"], weights: [.regular], face: "Regular", factor: 1.055, tolerance: 0.02, texts: 472,
        letters: thonburi),
      Row(scripts: ["Thai"], weights: [.semibold, .bold], face: "Bold", factor: 1, tolerance: 0.08, texts: 10),
      Row(scripts: ["Taml"], weights: [.regular], face: "Regular", factor: 0.8, tolerance: 0.05, texts: 7),
      Row(scripts: ["Khmr"], weights: [.regular], face: "Regular", factor: 1.03, tolerance: 0.05, texts: 5),
      Row(scripts: ["Laoo"], weights: [.regular], face: "Regular", factor: 1.01, tolerance: 0.05, texts: 10),
      Row(scripts: ["Deva"], weights: [.regular], face: "Regular", factor: 1, tolerance: 0.05, texts: 4),
      Row(scripts: ["Mymr"], weights: [.regular], face: "Regular", factor: 0.92, tolerance: 0.08, texts: 0),
      Row(scripts: ["Guru"], weights: [.regular], face: "Regular", factor: 0.96, tolerance: 0.08, texts: 1),
      Row(scripts: ["Beng"], weights: [.regular], face: "Regular", factor: 1, tolerance: 0.15, texts: 1),
    ],
    Source(
      "Apple's widths over the stand-in's: frames in public Interface Builder documents (Hangul, Arabic, Hebrew, Han, "
        + "kana), WebKit's layout tests on iOS (Thai, Tamil, Khmer, Lao, Devanagari), Safari's line counts (Myanmar)",
      .measured))

  /// The row of a script for a weight, set in the stand-in's face of that PostScript name; nil if nothing was measured.
  ///
  /// A weight that was not measured has the row of another weight that the same face sets.
  package static func row(script: String, weight: FontWeight, face: String) -> Row? {
    let fitting = rows.value.filter { $0.scripts.contains(script) && $0.isSet(in: face) }
    return fitting.first { $0.weights.contains(weight) } ?? fitting.first
  }

  /// The tolerance for texts of a weight that a stand-in's face sets, by its PostScript name: the greatest of its scripts;
  /// nil if none was measured.
  package static func tolerance(face: String, weight: FontWeight) -> Double? {
    let standIns = FontCascade.scripts.filter { $0.families.contains { face.hasPrefix(fileStem($0)) } }
    let scripts = standIns.flatMap(\.scripts)
    let own = scripts.compactMap { row(script: $0, weight: weight, face: face) }
    // A weight that was not measured is no better known than the others of the face.
    let doubtful =
      own.contains { $0.isMeasured(weight) }
      ? own
      : rows.value.filter { row in
        row.scripts.contains(where: scripts.contains) && row.isSet(in: face)
      }
    return doubtful.map(\.tolerance).max()
  }

  /// A family as PostScript names begin: `NotoSansThai-`, or `NotoSansCJK` for all regions of a collection.
  private static func fileStem(_ family: String) -> String {
    let name = family.filter { $0 != " " }
    return name.hasPrefix("NotoSansCJK") ? "NotoSansCJK" : "\(name)-"
  }

  private static let saraAm: UInt16 = 0x0E33

  /// Advances of Thonburi, in ems: fitted to 466 words of WebKit's layout tests, ± 0.01; marks take no width.
  private static let thonburi = Dictionary(
    uniqueKeysWithValues: [
      ("ก", 0.5971), ("ข", 0.5887), ("ค", 0.6359), ("ง", 0.4668), ("จ", 0.5334), ("ช", 0.6062), ("ซ", 0.5924),
      ("ญ", 0.8186), ("ด", 0.6335), ("ต", 0.6365), ("ถ", 0.6171), ("ท", 0.6393), ("ธ", 0.5564), ("น", 0.6176),
      ("บ", 0.6564), ("ป", 0.6632), ("ผ", 0.5952), ("ฝ", 0.5878), ("พ", 0.6702), ("ฟ", 0.6503), ("ภ", 0.6424),
      ("ม", 0.6341), ("ย", 0.6135), ("ร", 0.4754), ("ล", 0.5798), ("ว", 0.5134), ("ศ", 0.6333), ("ส", 0.5983),
      ("ห", 0.6353), ("อ", 0.5822), ("ฮ", 0.5909), ("ะ", 0.4347), ("า", 0.506), ("เ", 0.3154), ("แ", 0.5755),
      ("โ", 0.5134), ("ใ", 0.5412), ("ไ", 0.4134), ("ๆ", 0.5931), ("๑", 0.6024),
      // Sara am is a mark over the letter before it and then the vowel aa, which a tone mark between them precedes.
      ("ำ", 0.506), ("่", 0.506), ("้", 0.506), ("๊", 0.506), ("๋", 0.506),
    ].flatMap { letter, ems in letter.utf16.map { ($0, ems) } })
}
