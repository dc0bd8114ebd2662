import AuditModel
import CTextEngine

/// What ICU says of a text: grapheme clusters, line breaks, directions and scripts.
///
/// Offsets count UTF-16 units.
final class TextAnalysis: Sendable {
  /// The text.
  let units: [UInt16]
  /// The text as it is shaped: tabs and ends of lines are spaces, other controls nothing.
  let shapedUnits: [UInt16]
  /// Where each grapheme cluster begins, and at last the text's end.
  let clusterStarts: [Int32]
  /// The flags of each position between clusters, before any face is known: one more than there are clusters.
  let flags: [ClusterFlags]
  /// The clusters of each paragraph, without the line feed that ends it; at least one.
  let paragraphs: [Range<Int>]
  /// The bidi level of each unit.
  let levels: [UInt8]
  /// The script of each unit, by ISO 15924 tag.
  let scripts: [UInt32]
  /// Whether the (first) paragraph runs from right to left.
  let isRightToLeft: Bool

  /// The number of grapheme clusters.
  var clusterCount: Int { clusterStarts.count - 1 }

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
    var marks = [UInt8](repeating: ClusterFlags.cluster, count: units.count + 1)
    var levels = [UInt8](repeating: 0, count: units.count)
    var scripts = [UInt32](repeating: 0, count: units.count)
    let strict = strictness.map(Self.strictness) ?? te_strictness_natural
    if !te_text_marks(language.handle, units, units.count, strict, withLineBreaks, &marks) {
      // What was marked before ICU gave up may lack the first cluster.
      marks = [UInt8](repeating: ClusterFlags.cluster, count: units.count + 1)
    }
    let paragraphLevel = te_text_levels(units, units.count, direction, &levels)
    te_text_scripts(units, units.count, &scripts)
    self.units = units
    shapedUnits = units.contains(where: Self.isControl) ? units.map(Self.shaped) : units
    (clusterStarts, flags) = ClusterFlags.of(units, marks)
    paragraphs = Self.paragraphs(flags)
    isRightToLeft = paragraphLevel > 0 && paragraphLevel % 2 == 1
    self.levels = levels
    self.scripts = scripts
  }

  /// Whether a line may break before a cluster (or at the end).
  func mayBreak(before cluster: Int) -> Bool { flags[cluster].contains(.lineBreak) }

  /// Whether a cluster ends a paragraph: it is a line feed, a carriage return or both, or a separator.
  func isNewline(_ cluster: Int) -> Bool { flags[cluster].contains(.newline) }

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

  /// The clusters of some units that begin and end with clusters.
  func clusters(of units: Range<Int>) -> Range<Int> {
    cluster(at: units.lowerBound)..<cluster(at: units.upperBound)
  }

  /// The cluster that contains a unit.
  func cluster(around offset: Int) -> Int {
    let found = cluster(at: offset)
    return found > 0 && (found == clusterCount || Int(clusterStarts[found]) > offset) ? found - 1 : found
  }

  private func cluster(at offset: Int) -> Int {
    var (low, high) = (0, clusterCount)
    while low < high {
      let middle = (low + high) / 2
      if Int(clusterStarts[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func paragraphs(_ flags: [ClusterFlags]) -> [Range<Int>] {
    let count = flags.count - 1
    var ranges: [Range<Int>] = []
    var start = 0
    for cluster in 0..<count where flags[cluster].contains(.newline) {
      ranges.append(start..<cluster)
      start = cluster + 1
    }
    if start < count || ranges.isEmpty { ranges.append(start..<count) }
    return ranges
  }

  private static func strictness(_ strictness: LineBreakStrictness) -> te_strictness {
    switch strictness {
    case .strict: te_strictness_strict
    case .normal: te_strictness_normal
    case .loose: te_strictness_loose
    }
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

/// The flags of a position before a cluster, and of the cluster that begins there.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line may break before the cluster.
  static let lineBreak = ClusterFlags(rawValue: 1)
  /// A line that breaks before the cluster ends with a hyphen.
  static let hyphen = ClusterFlags(rawValue: 2)
  /// The cluster is white space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 4)
  /// The cluster ends a paragraph.
  static let newline = ClusterFlags(rawValue: 8)
  /// A shaped cluster begins here, so that the text may be truncated.
  static let glyphBoundary = ClusterFlags(rawValue: 16)
  /// Letters change where a line breaks before the cluster.
  static let unsafe = ClusterFlags(rawValue: 32)
  /// The cluster is a tab.
  static let tab = ClusterFlags(rawValue: 64)
  /// The hyphen is the dictionary's, not the text's own.
  static let dictionary = ClusterFlags(rawValue: 128)

  /// What ICU marks where a grapheme cluster begins.
  static let cluster = UInt8(te_mark_cluster)

  /// Where the clusters of a text (UTF-16) begin and at last its end, and the flags of each of these positions, by
  /// ICU's marks.
  static func of(_ units: [UInt16], _ marks: [UInt8]) -> (starts: [Int32], flags: [ClusterFlags]) {
    guard !units.isEmpty else { return ([0], [[.lineBreak, .glyphBoundary]]) }
    var starts: [Int32] = []
    var flags: [ClusterFlags] = []
    starts.reserveCapacity(marks.count)
    flags.reserveCapacity(marks.count)
    for offset in units.indices where marks[offset] & cluster != 0 {
      // A cluster that ends with a hard break is known by what follows it.
      if marks[offset] & UInt8(te_mark_hard_line_break) != 0, !flags.isEmpty {
        flags[flags.count - 1].formUnion([.newline, .space, .glyphBoundary])
      }
      starts.append(Int32(truncatingIfNeeded: offset))
      flags.append(before(offset, units, marks))
    }
    if marks[units.count] & UInt8(te_mark_hard_line_break) != 0 {
      flags[flags.count - 1].formUnion([.newline, .space, .glyphBoundary])
    }
    starts.append(Int32(truncatingIfNeeded: units.count))
    flags.append([.lineBreak, .glyphBoundary])
    return (starts, flags)
  }

  private static func before(_ offset: Int, _ units: [UInt16], _ marks: [UInt8]) -> ClusterFlags {
    var flags: ClusterFlags = []
    if marks[offset] & UInt8(te_mark_space) != 0 { flags.insert(.space) }
    if units[offset] == 0x09 { flags.insert(.tab) }
    guard offset > 0, marks[offset] & UInt8(te_mark_line_break) != 0 else { return flags }
    if isHangul(units[offset - 1]), isHangul(units[offset]) { return flags }
    return flags.union(units[offset - 1] == 0xAD ? [.lineBreak, .hyphen] : .lineBreak)
  }

  /// The words of a Hangul text stay whole where they can, as in UIKit's labels (`hangulWordPriority`, part of the
  /// standard line-break strategy since iOS 14; general knowledge).
  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
  }
}
