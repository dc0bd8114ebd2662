package import AuditModel

/// How the stand-in for SF Pro is set, so that its widths are those of Apple's text engine.
///
/// A text's width in points is its size times the sum over its glyphs of advance and `Entry.addition`, both in ems, plus
/// `Entry.tracking` for each glyph. The additions do not depend on the size and can be added where a text is shaped.
package enum SystemFontModel {
  /// How the system font is set at one weight, in one optical size.
  package struct Entry: Sendable, Hashable {
    /// The optical size.
    package let opticalSize: OpticalSize
    /// The weight.
    package let weight: FontWeight
    /// The stand-in's family, as its PostScript names begin.
    package let family: String
    /// The stand-in's weight, as its PostScript name ends.
    package let face: String
    /// What is added to every glyph's advance, in ems.
    package let spacing: Double
    /// The number of measured titles behind the row; 0 where it is taken from the nearest measured weight.
    package let titles: Int
    /// How many of them are off by more than 7 %: their frame is not their text's.
    package let outliers: Int
    /// The median error of the others, predicted from other sources, as a share of the width.
    package let median: Double
    /// The error that nine of ten of the others keep within, as a share of the width.
    package let ninetiethPercentile: Double
    /// How far a width may be off before an overrun is certain, as a share of the width.
    package let tolerance: Double
  }

  /// Characters whose advances in SF Pro differ from the stand-in's.
  struct CharacterClass: Sendable {
    let name: String
    let text: Double
    let display: Double
    let characters: String
  }

  /// Where the rows come from.
  package static let source = Source(evidence, .measured)

  /// From this size on SF Pro is the display design alone; from 20 pt to here it passes from one to the other.
  package static let unmixedDisplaySize: Double = 28

  /// Up to this size titles have the widths of the text design alone; from here to 20 pt it takes on those of the display
  /// design, so that a title becomes no narrower at 20 pt.
  static let unmixedTextSize: Double = 18

  /// All rows: each optical size by weight, thin to heavy.
  package static let entries = Figure(rows, source)

  /// The row of a weight in an optical size; regular's for a weight that has none.
  package static func entry(weight: FontWeight, opticalSize: OpticalSize) -> Entry? {
    let fitting = rows.filter { $0.opticalSize == opticalSize }
    return fitting.first { $0.weight == weight } ?? fitting.first { $0.weight == .regular }
  }

  /// The row of a weight at a point size.
  package static func entry(weight: FontWeight, pointSize: Double) -> Entry? {
    entry(weight: weight, opticalSize: OpticalSize(pointSize: pointSize))
  }

  /// What is added to a character's advance by its form, by code point, in ems.
  fileprivate static let textAdditions = additions(\.text)
  fileprivate static let displayAdditions = additions(\.display)

  private static func additions(_ amount: (CharacterClass) -> Double) -> [Double] {
    let members = characterClasses.flatMap { group in group.characters.unicodeScalars.map { (Int($0.value), group) } }
    var table = [Double](repeating: 0, count: (members.map(\.0).max() ?? 0) + 1)
    for (codePoint, group) in members { table[codePoint] = amount(group) }
    return table
  }
}

extension SystemFontModel.Entry {
  /// The stand-in's PostScript name.
  package var postScriptName: String { "\(family)-\(face)" }

  /// The italic's style, as its PostScript name ends.
  package var italicFace: String { face == "Regular" ? "Italic" : "\(face)Italic" }

  /// What is added to the advance of the glyph of a UTF-16 unit's character, in ems.
  ///
  /// It is for glyphs that have an advance; a mark or joiner without one gets nothing.
  package func addition(to unit: UInt16) -> Double {
    let table = opticalSize == .text ? SystemFontModel.textAdditions : SystemFontModel.displayAdditions
    return Int(unit) < table.count ? spacing + table[Int(unit)] : spacing
  }

  /// The tracking at a point size, in points after each glyph that has an advance.
  package func tracking(atSize size: Double) -> Double {
    opticalSize == .display ? displayTracking(atSize: size) : textTracking(atSize: size)
  }

  /// The tracking of the display design.
  ///
  /// Between 20 and 28 pt SF Pro's own table makes up for the passage between its designs. The stand-in has the display
  /// design alone there, and so keeps the share of the size that the table has at 28 pt.
  private func displayTracking(atSize size: Double) -> Double {
    let unmixed = SystemFontModel.unmixedDisplaySize
    guard size < unmixed else { return Tracking.systemFont.points(atSize: size) }
    return Tracking.systemFont.points(atSize: unmixed) / unmixed * size
  }

  /// The tracking of the text design.
  ///
  /// From 18 pt to 20 pt it passes to the widths of the display design; beyond, where only monospaced digits are set in the
  /// text design, it keeps their share of the size.
  private func textTracking(atSize size: Double) -> Double {
    let (start, end) = (SystemFontModel.unmixedTextSize, SystemFont.displaySize)
    guard size < end else { return textTracking(atSize: end.nextDown) / end * size }
    let share = max(size - start, 0) / (end - start)
    return Tracking.systemFont.points(atSize: size) + SystemFontModel.passage * end * share
  }
}
