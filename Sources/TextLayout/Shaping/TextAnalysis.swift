import AuditModel
import CTextEngine

/// What ICU says of a text: grapheme clusters, line breaks, directions and scripts.
///
/// Offsets count UTF-16 units.
struct TextAnalysis: Sendable {
  /// The text.
  let units: [UInt16]
  /// The text as it is shaped: tabs and ends of lines are spaces, other controls nothing.
  let shapedUnits: [UInt16]
  /// Where each grapheme cluster begins, and at last the text's end.
  let clusterStarts: [Int32]
  /// The bidi level of each unit.
  let levels: [UInt8]
  /// The script of each unit, by ISO 15924 tag.
  let scripts: [UInt32]
  private let marks: [UInt8]

  /// The number of grapheme clusters.
  var clusterCount: Int { clusterStarts.count - 1 }
  /// Whether the (first) paragraph runs from right to left.
  let isRightToLeft: Bool

  /// Analyses a text; one that ICU cannot take is one cluster per unit without any line break.
  ///
  /// A line of a longer text keeps that text's direction (`isRightToLeft`); else the first letter decides, then the
  /// language.
  init(
    _ text: String, locale: LocaleTag?, isRightToLeft given: Bool? = nil, strictness: LineBreakStrictness? = nil,
    withLineBreaks: Bool = true, session: ShapingSession = ShapingSession()
  ) {
    let units = Array(text.utf16)
    let language = session.language(locale)
    let natural = language.isRightToLeft ? te_natural_else_right_to_left : te_natural_else_left_to_right
    let direction = given.map { $0 ? te_right_to_left : te_left_to_right } ?? natural
    var marks = [UInt8](repeating: Self.cluster, count: units.count + 1)
    var levels = [UInt8](repeating: 0, count: units.count)
    var scripts = [UInt32](repeating: 0, count: units.count)
    let strict = strictness.map(Self.strictness) ?? te_strictness_natural
    if !te_text_marks(language.handle, units, units.count, strict, withLineBreaks, &marks) {
      // What was marked before ICU gave up may lack the first cluster.
      marks = [UInt8](repeating: Self.cluster, count: units.count + 1)
    }
    let paragraphLevel = te_text_levels(units, units.count, direction, &levels)
    te_text_scripts(units, units.count, &scripts)
    self.units = units
    shapedUnits = units.contains(where: Self.isControl) ? units.map(Self.shaped) : units
    clusterStarts = Self.starts(marks, isEmpty: units.isEmpty)
    isRightToLeft = paragraphLevel > 0 && paragraphLevel % 2 == 1
    self.levels = levels
    self.scripts = scripts
    self.marks = marks
  }

  /// Whether a line may break before a cluster (or at the end).
  func mayBreak(before cluster: Int) -> Bool {
    mark(at: cluster) & UInt8(te_mark_line_break) != 0 && !isInsideHangulWord(cluster)
  }

  /// Whether a cluster ends a paragraph: it is a line feed, a carriage return or both, or a separator.
  func isNewline(_ cluster: Int) -> Bool { mark(at: cluster + 1) & UInt8(te_mark_hard_line_break) != 0 }

  /// Whether a cluster is white space that may hang beyond the end of a line.
  func isSpace(_ cluster: Int) -> Bool { mark(at: cluster) & UInt8(te_mark_space) != 0 }

  /// Whether a cluster is a soft hyphen, which is seen only where a line ends behind it.
  func isSoftHyphen(_ cluster: Int) -> Bool { units[Int(clusterStarts[cluster])] == 0xAD }

  /// Whether a cluster is a tab.
  func isTab(_ cluster: Int) -> Bool { units[Int(clusterStarts[cluster])] == 0x09 }

  /// The text of some clusters.
  func text(_ clusters: Range<Int>) -> String { String(decoding: units[units(of: clusters)], as: UTF16.self) }

  /// The characters of one cluster.
  func scalars(of cluster: Int) -> [Unicode.Scalar] {
    Array(String(decoding: shapedUnits[units(of: cluster..<cluster + 1)], as: UTF16.self).unicodeScalars)
  }

  /// The units of some clusters.
  func units(of clusters: Range<Int>) -> Range<Int> {
    Int(clusterStarts[clusters.lowerBound])..<Int(clusterStarts[clusters.upperBound])
  }

  /// The words of a Hangul text stay whole where they can, as in UIKit's labels (`hangulWordPriority`, part of the standard
  /// line-break strategy since iOS 14; general knowledge).
  private func isInsideHangulWord(_ cluster: Int) -> Bool {
    let offset = Int(clusterStarts[cluster])
    guard offset > 0, offset < units.count else { return false }
    return Self.isHangul(units[offset]) && Self.isHangul(units[offset - 1])
  }

  private func mark(at cluster: Int) -> UInt8 { marks[Int(clusterStarts[cluster])] }

  private static func starts(_ marks: [UInt8], isEmpty: Bool) -> [Int32] {
    guard !isEmpty else { return [0] }
    var starts: [Int32] = []
    starts.reserveCapacity(marks.count)
    for (offset, mark) in marks.enumerated() where mark & cluster != 0 { starts.append(Int32(truncatingIfNeeded: offset)) }
    return starts
  }

  private static func strictness(_ strictness: LineBreakStrictness) -> te_strictness {
    switch strictness {
    case .strict: te_strictness_strict
    case .normal: te_strictness_normal
    case .loose: te_strictness_loose
    }
  }

  private static let cluster = UInt8(te_mark_cluster)

  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
  }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F..<0xA0).contains(unit) }

  /// What a unit is shaped as.
  ///
  /// Ends of lines are not set, but letters see them: Arabic would join across a format character.
  private static func shaped(_ unit: UInt16) -> UInt16 {
    guard isControl(unit) else { return unit }
    return (0x09...0x0D).contains(unit) || unit == 0x85 ? 0x20 : 0x200B
  }
}
